import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every name of an icon has its drawing, and the reverse', () => {
  const drawn = readFileSync('client/components/icons.svg', 'utf8').matchAll(/<path id="([\w-]+)" d="[^"]+"\/>/g)
  const declared = readFileSync('client/components/icon.tsx', 'utf8').matchAll(/^ {2}\| '([\w-]+)'$/gm)
  expect([...drawn].map(([, name]) => name)).toEqual([...declared].map(([, name]) => name))
})
