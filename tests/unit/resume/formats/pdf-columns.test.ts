import { describe, expect, test } from 'vitest'
import { inColumns } from '#src/resume/formats/pdf/columns.ts'

const left = (page: number, name: string) => ({ name, page, x: 40, right: 180 })
const right = (page: number, name: string) => ({ name, page, x: 200, right: 500 })
type Line = ReturnType<typeof left>
const names = (lines: readonly Line[]) => inColumns(lines).map(({ name }) => name)

/** Two pages, as most programs draw them: the left column of a page, then its right one. */
const pages = [
  ...[left(1, 'a'), left(1, 'b'), right(1, 'c'), right(1, 'd')],
  ...[left(2, 'e'), left(2, 'f'), right(2, 'g')],
]

describe('two columns over two pages', () => {
  test('are read one after the other, that of the first line first', () => {
    expect(names(pages)).toEqual(['a', 'b', 'e', 'f', 'c', 'd', 'g'])
    const [a, b, c, d, ...second] = pages
    expect(names([c, d, a, b, ...second].filter((line) => line !== undefined))).toEqual([
      ...['c', 'd', 'g'],
      ...['a', 'b', 'e', 'f'],
    ])
  })

  test('may touch', () => {
    expect(names(pages.map((line) => (line.x === 40 ? { ...line, right: 200 } : line)))).toEqual([
      ...['a', 'b', 'e', 'f'],
      ...['c', 'd', 'g'],
    ])
  })

  test('with three lines in the shorter one are columns, with two they are not', () => {
    const two = pages.filter(({ name }) => name !== 'd')
    expect(names(two)).toEqual(two.map(({ name }) => name))
    const mirrored = pages.map((line) => ({ ...line, x: line.x === 40 ? 400 : 40, right: line.x === 40 ? 500 : 300 }))
    expect(names(mirrored)).toEqual(['a', 'b', 'e', 'f', 'c', 'd', 'g'])
    const mirroredTwo = mirrored.filter(({ name }) => name !== 'd')
    expect(names(mirroredTwo)).toEqual(two.map(({ name }) => name))
  })

  test('on the first page only: what follows goes with its own column', () => {
    const lines = [...pages.slice(0, 4), left(2, 'e'), right(1, 'z')].toSorted((a, b) => a.page - b.page)
    expect(names(lines)).toEqual(['a', 'b', 'e', 'c', 'd', 'z'])
  })
})

describe('the order is kept', () => {
  test.each<[string, Line[]]>([
    ['of one page', pages.map((line) => ({ ...line, page: 1 }))],
    ['where a line crosses the gap', [...pages, { ...left(2, 'wide'), right: 201 }]],
    ['where a page was drawn line by line', [...pages.slice(0, 4), left(2, 'e'), right(2, 'f'), left(2, 'g')]],
    ['where no page has both', [left(1, 'a'), left(1, 'b'), left(1, 'c'), right(2, 'd'), right(2, 'e'), right(2, 'f')]],
  ])('%s', (_what, lines) => {
    expect(names(lines)).toEqual(lines.map(({ name }) => name))
  })
})
