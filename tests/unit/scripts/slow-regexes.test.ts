import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkRegexes, isSlow, regexesOf } from '#scripts/lib/slow-regexes.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'regexes-'))
  mkdirSync(join(folder, 'src'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Checks one file against a list of exceptions. */
function check(source: string, exceptions: unknown): number {
  writeFileSync(join(folder, 'src/a.tsx'), source)
  writeFileSync(join(folder, 'allowed.json'), JSON.stringify(exceptions))
  return checkRegexes(join(folder, 'src/**/*.tsx'), join(folder, 'allowed.json'))
}

const slow = String.raw`/[\w.]+@[\w-]+(?:\.[\w-]+)+/g`

test('every regular expression of a file is found, written out or made', () => {
  const source = `const a: RegExp = /a+/u\nexport const B = () => <p>{new RegExp('b' + a, 'g').source}{/c/.source}</p>`
  expect(regexesOf('a.tsx', source)).toEqual([
    { written: '/a+/u', place: 'a.tsx:1', pattern: 'a+', flags: 'u' },
    { written: "new RegExp('b' + a, 'g')", place: 'a.tsx:2', pattern: null, flags: '' },
    { written: '/c/', place: 'a.tsx:2', pattern: 'c', flags: '' },
  ])
})

test.each([
  [slow, true],
  [String.raw`/\s+$/`, true],
  [String.raw`/^(\w+\s?)*$/`, true],
  ['/(?:a+)+b/', true],
  ["new RegExp('x')", true],
  [String.raw`/(?<![\w.])[\w.]+@[\w-]+(?:\.[\w-]+)+/g`, false],
  [String.raw`/(?<!\s)\s+$/`, false],
  ['/^[a-z]{2,24}$/', false],
])('%s', (written, verdict) => {
  expect(regexesOf('a.ts', `export const a = ${written}`).map(isSlow)).toEqual([verdict])
})

test('a slow expression is refused until it is reviewed, and a review without an expression is refused', () => {
  const source = `export const a = ${slow}`
  const reason = 'Reads a line of ours.'
  expect(() => check(source, [])).toThrow(`src/a.tsx:1 may be slow: ${slow}`)
  expect(check(source, [{ reason, regexes: [slow] }])).toBe(1)
  expect(() => check('', [{ reason, regexes: [slow] }])).toThrow('allows what is not there')
  expect(() => check(source, [{ reason: '', regexes: [slow] }])).toThrow()
})
