import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outlineOf } from '#tests/support/pattern-outline.ts'

const FOLDER = 'src/resume/formats/text'

/** The patterns in the rows of a table, as they are written. */
function patternsOf(table: string): string[] {
  const found = table.matchAll(/^\s*(?:\[\s*'[^']*',\s*)?\/(\^.*)\/[a-z]*\]?,?$/gm)
  return Array.from(found, ([, pattern = '']) => pattern)
}

test.each([
  ['labels of a person', 'person-labels.ts', 'const personLabels', 25],
  ['Chinese headings', 'headings.ts', 'const chinese', 12],
  ['English headings', 'headings.ts', 'const english', 12],
  ['headings of other languages', 'headings-european.ts', 'export const europeanHeadings', 8],
])('%s are whole lines: a longer line that begins with one is another', (_, file, table, least) => {
  const source = readFileSync(`${FOLDER}/${file}`, 'utf8')
  const from = source.indexOf(table)
  const patterns = patternsOf(source.slice(from, source.indexOf('\n]\n', from)))
  expect(patterns.length).toBeGreaterThanOrEqual(least)
  const parts = patterns.filter((pattern) =>
    outlineOf(pattern)
      .split('|')
      .some((part) => !/^\^.*\$$/.test(part)),
  )
  expect(parts).toEqual([])
})
