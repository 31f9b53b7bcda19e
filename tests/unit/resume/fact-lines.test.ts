import { expect, test } from 'vitest'
import { plainText as textOf } from '#src/resume/markup.ts'
import { factLines } from '#src/resume/print/facts.ts'
import { printedResume } from '#src/resume/print/page.ts'
import { samples } from '#src/resume/samples/registry.ts'

const sample = samples['en/teacher']
if (!sample) throw new Error('A sample has changed its name')
const { place } = printedResume(sample)

/** Which details stand on which line when the column has room for three. */
function lined(values: readonly string[]): string[][] {
  const facts = values.map((value) => ({ field: 'city' as const, label: '', value, href: '', bare: true }))
  const three = { ...place, width: 20 * place.design.type.small }
  return factLines(facts, three).map((line) => line.map(textOf))
}

test('the last of the details does not stand alone', () => {
  const [a, b, c, d, e] = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'dddddddddd', 'eeeeeeeeee'] as const
  expect(lined([a, b, c])).toEqual([[a, b, c]])
  expect(lined([a, b, c, d])).toEqual([
    [a, b],
    [c, d],
  ])
  expect(lined([a, b, c, d, e])).toEqual([
    [a, b, c],
    [d, e],
  ])
  expect(lined([a, b, c, d, e, a, b])).toEqual([
    [a, b, c],
    [d, e],
    [a, b],
  ])
})

test('two on a line stay there, though the next is alone below them', () => {
  const [a, b, c] = ['a'.repeat(15), 'b'.repeat(15), 'c'.repeat(15)]
  expect(lined([a, b, c])).toEqual([[a, b], [c]])
})

test('one as wide as a line stands alone', () => {
  const wide = 'w'.repeat(22)
  expect(lined(['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', wide])).toEqual([
    ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'],
    [wide],
  ])
})
