import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = new Map(
  globSync(['client/**/*.{ts,tsx}', 'src/texts/*.ts'])
    .filter((file) => file !== 'src/texts/messages.ts')
    .map((file) => [file, readFileSync(file, 'utf8')]),
)

function matches(expression: RegExp): { file: string; name: string }[] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(expression)].map((match) => ({ file, name: match[1] ?? '' })),
  )
}

const declared = matches(/\bconst (\w+)(?:: [^=]+)? = defineMessages\b/g)
const names = new Set(declared.map(({ name }) => name))

test('texts that browsers have in one language are not looked up by any other', () => {
  expect(names).toContain('headerMessages')
  expect(matches(/\b(\w+)\[/g).filter(({ name }) => names.has(name))).toEqual([])
})

test('every declaration of texts is one the build recognises', () => {
  const recognised = matches(/^(?:export )?const (\w+)(?:: [^=]+)? = defineMessages\b/gm)
  const calls = matches(/\bdefineMessages[(<]()/g)
  expect(calls.map(({ file }) => file)).toEqual(recognised.map(({ file }) => file))
})
