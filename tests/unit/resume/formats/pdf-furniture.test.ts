import { expect, test } from 'vitest'
import { partFurniture } from '#src/resume/formats/pdf/furniture.ts'

type Line = { text: string; page: number; x: number; y: number; size: number }
const line = (text: string, page: number, y: number, x = 50): Line => ({ text, page, x, y, size: 10 })

/** A page of text between its margins, with other lines before it. */
const page = (number: number, ...more: Line[]) => [
  ...more,
  line(`first of ${'abc'[number]}`, number, 700),
  line(`last of ${'abc'[number]}`, number, 100),
]
const furniture = (...lines: Line[]) => partFurniture(lines)[1].map(({ text, page: own }) => `${own} ${text}`)

test('what stands in one place on several pages is kept once', () => {
  const lines = [...page(1, line('Ada', 1, 800)), ...page(2, line('Ada', 2, 800.3, 50.3))]
  const [said, others] = partFurniture(lines)
  expect(said).toEqual(lines.filter((_, index) => index !== 3))
  expect(others).toEqual([lines[3]])
})

test.each([
  ['beside it', [...page(1, line('Ada', 1, 800)), ...page(2, line('Ada', 2, 800, 51))]],
  ['below it', [...page(1, line('Ada', 1, 800)), ...page(2, line('Ada', 2, 799))]],
  ['of another text', [...page(1, line('Ada', 1, 800)), ...page(2, line('Byron', 2, 800))]],
  ['on the same page', [...page(1, line('Ada', 1, 800), line('Ada', 1, 800)), ...page(2)]],
])('all is said with a line %s', (_what, lines) => {
  expect(furniture(...lines)).toEqual([])
})

test('page numbers are left out in margins alone', () => {
  expect(furniture(...page(1, line('1', 1, 50)))).toEqual(['1 1'])
  expect(furniture(...page(1, line('1', 1, 750)))).toEqual(['1 1'])
  expect(furniture(...page(1, line('1', 1, 300)))).toEqual([])
})

test('a margin is as high as a line', () => {
  expect(furniture(...page(1, line('1', 1, 109.9)))).toEqual(['1 1'])
  expect(furniture(...page(1, line('1', 1, 110)))).toEqual([])
  expect(furniture(...page(1, line('1', 1, 690.1)))).toEqual(['1 1'])
  expect(furniture(...page(1, line('1', 1, 690)))).toEqual([])
})

test('numbers that grow with the pages are those of pages', () => {
  const counted = (...texts: string[]) => texts.flatMap((text, index) => page(index, line(text, index, 50, 50 + index)))
  expect(furniture(...counted('Ada, leaf 7', 'Ada, leaf 8'))).toEqual(['0 Ada, leaf 7', '1 Ada, leaf 8'])
  expect(furniture(...counted('Of 9: leaf 7', 'Of 9: leaf 8'))).toEqual(['0 Of 9: leaf 7', '1 Of 9: leaf 8'])
  expect(furniture(...counted('Ada, leaf 7', 'Ada, leaf 9'))).toEqual([])
  expect(furniture(...counted('Ada, leaf 7', 'Ada, leaf 8', 'Ada, leaf 8'))).toEqual([])
  expect(furniture(...counted('Ada, leaf 7', 'Byron, leaf 8'))).toEqual([])
  const [top, foot] = [line('Leaf 7', 0, 50), line('Leaf 8', 1, 750)]
  expect(furniture(...page(0, top), ...page(1, foot))).toEqual([])
  expect(furniture(...counted('Ada, leaf 7'))).toEqual([])
})

test('the number of a page of all behind a name is one, on several pages', () => {
  const feet = [...page(0, line('Ada 1/2', 0, 50)), ...page(1, line('Byron 2/2', 1, 55))]
  expect(furniture(...feet)).toEqual(['0 Ada 1/2', '1 Byron 2/2'])
  expect(furniture(...page(1, line('Byron 2/2', 1, 55)), ...page(0, line('Ada 1/2', 0, 50)))).toEqual([
    '1 Byron 2/2',
    '0 Ada 1/2',
  ])
  expect(furniture(...page(0, line('Ada 2/2', 0, 50)), ...page(1, line('Byron 1/2', 1, 55)))).toEqual([])
  expect(furniture(...page(0, line('Ada 1/1', 0, 50)))).toEqual([])
})
