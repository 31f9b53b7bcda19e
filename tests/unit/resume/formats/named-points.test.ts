import { expect, test } from 'vitest'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { readNamedPoints } from '#src/resume/formats/text/named-points.ts'

const point = (text: string, other: Partial<SourceLine> = {}): SourceLine => ({ text, bullet: true, ...other })
const read = (...texts: string[]) => readNamedPoints(texts.map((text) => point(text)))

test('points that begin with a name and a dash are things, each with what is said of it', () => {
  expect(read('SwiftCharts — a charting library', 'Bica – espresso timer')).toEqual([
    { title: 'SwiftCharts', body: 'a charting library' },
    { title: 'Bica', body: 'espresso timer' },
  ])
  expect(read('[Charts](https://example.com/c) (2019 – 2021): in Swift', '[Bica](https://example.com/b)')).toEqual([
    { title: 'Charts', url: 'https://example.com/c', start: '2019', end: '2021', body: 'in Swift' },
    { title: 'Bica', url: 'https://example.com/b' },
  ])
  expect(read('[青简](https://example.com/q)：在线简历')).toEqual([
    { title: '青简', url: 'https://example.com/q', body: '在线简历' },
  ])
})

test('points set in further are said of the one above', () => {
  const lines = [
    point('Charts — in Swift', { indent: 2 }),
    point('2,000 stars', { indent: 6 }),
    point('Bica — a timer', { indent: 2 }),
  ]
  expect(readNamedPoints(lines)).toEqual([
    { title: 'Charts', body: 'in Swift\n- 2,000 stars' },
    { title: 'Bica', body: 'a timer' },
  ])
})

const others: [string, ...string[]][] = [
  ['one sentence', 'Led the move — three teams, two years'],
  ['labels', 'Role: lead', 'Stack: Go'],
  ['a name without a text', 'SwiftCharts — a library', 'Bica'],
  ['a remark in brackets that is no time', '[Charts](https://example.com) (with others) — in Swift'],
  ['jobs with their years', '2019 – 2021', '2017 – 2019'],
  ['a text before the link', 'See [Charts](https://example.com)'],
]

test.each(others)('%s: other lists are left to others', (_, ...texts) => {
  expect(read(...texts)).toBeUndefined()
})

test('a line that is no point makes it another list, and so does nothing at all', () => {
  expect(readNamedPoints([{ text: 'Charts — in Swift' }, point('Bica — a timer')])).toBeUndefined()
  expect(readNamedPoints([])).toBeUndefined()
})
