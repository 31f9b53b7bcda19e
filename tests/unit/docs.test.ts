import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const documents = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md', 'tests/**/*.md'])
  // Decisions tell how things were when they were taken; the notices are others' texts.
  .filter((file) => !/^docs\/decisions\/(?!000)|^THIRD-PARTY|node_modules/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** `src/{a,b}.ts` names two files. */
function named(path: string): string[] {
  const [all = '', list = ''] = /\{([^}]+)\}/.exec(path) ?? []
  return all === '' ? [path] : list.split(',').flatMap((one) => named(path.replace(all, one)))
}

describe.each(documents)('$file', ({ file, text }) => {
  test('every path it names is there', () => {
    const paths = [...text.matchAll(/`((?:src|client|scripts|tests|docs|public|\.github|\.ci)\/[\w@.{},/-]*)`/g)]
    const missing = paths.flatMap(([, path = '']) => named(path)).filter((path) => !existsSync(path))
    expect(missing).toEqual([])
  })

  test('every command it names is there', () => {
    const commands = [...text.matchAll(/(?:`|^)npm (?:run\s+)?([a-z][\w:-]*)/gm)].map(([, name = '']) => name)
    const own = new Set(['ci', 'install', 'ls', 'outdated'])
    expect(commands.filter((name) => !own.has(name) && !(name in scripts))).toEqual([])
  })

  test('every file it links to is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = '']) => path)
    expect(links.filter((path) => !existsSync(join(dirname(file), path)))).toEqual([])
  })
})
