import { describe, expect, test } from 'vitest'
import { companyOf, entryOf, widestPeriod } from '#src/resume/print/entries.ts'
import { lineHeight, widthInAnyFont } from '#src/resume/print/place.ts'
import {
  address,
  clerk,
  columnOf,
  dot,
  itemOf,
  linesOf,
  muted,
  period,
  prose,
  space,
  strong,
} from './lines-of-entry.ts'

const columns = columnOf({ layout: 'columns' })
const narrow = columnOf({}, { narrow: true, width: 150 })

describe('what the entries of a section share', () => {
  test.each([
    [true, {}],
    [false, { secondary: 'fluent' }],
    [false, { period: '2021' }],
    [false, { blocks: [prose('since school')] }],
  ])('terms are plain: %s', (plain, more) => {
    const items = [itemOf({ primary: 'Norwegian' }), itemOf({ primary: 'Danish', ...more })]
    expect(companyOf(items, columns, 'inline').plain).toBe(plain)
  })

  test('the column of periods holds the widest of them in bold, and what keeps it from the names', () => {
    const long = '17 September 2019 – 23 November 2021, with a break'
    const of = (...periods: string[]) =>
      companyOf(
        periods.map((period) => itemOf({ period })),
        columns,
        'inline',
      ).periodColumn
    expect(of('2020')).toBe(widthInAnyFont(widestPeriod(columns), columns) * 1.08 + 10)
    expect(of('2020', long, '')).toBe(widthInAnyFont(long, columns) * 1.08 + 10)
    expect(of('', '')).toBe(0)
    expect(companyOf([itemOf({ period: '2020' })], columnOf({ layout: 'line' }), 'inline').periodColumn).toBe(0)
  })
})

test('an entry with nothing is an empty line, as one with only a period is that stands apart', () => {
  const empty = {
    ...{ role: 'head', pieces: [], indent: 0, level: 0, number: 0, space: 0 },
    ...{ height: lineHeight(columns), long: false, tied: false },
  }
  const alone = (more: object, place: 'apart' | 'inline') => {
    const item = itemOf(more)
    return entryOf(item, companyOf([item], columns, place))
  }
  expect(alone({}, 'inline')).toEqual([empty])
  expect(alone({ period: '2021' }, 'apart')).toEqual([empty])
})

test.each(['line', 'stacked', 'columns'] as const)('a period that stands apart is on no line (%s)', (layout) => {
  const printed = JSON.stringify(linesOf(clerk, columnOf({ layout }), 'apart'))
  expect(printed).toContain('Northwind Bank')
  expect(printed).not.toContain('2019')
})

test.each(['primary', 'secondary', 'note', 'place', 'period', 'url'] as const)(
  'an entry of which only one thing is known begins with that (%s)',
  (field) => {
    const item = { [field]: clerk[field], blocks: [prose('Kept the books.')] }
    const [head, body] = linesOf(item, columnOf({ layout: 'line' }))
    const shown = field === 'url' ? address.text : clerk[field]
    expect([head?.role, [...(head?.pieces ?? []), ...(head?.end ?? [])].map(({ text }) => text)]).toEqual([
      'head',
      [shown],
    ])
    expect(body).toEqual({ role: 'paragraph', pieces: [{ text: 'Kept the books.' }] })
  },
)

test('prose alone has no line above it', () => {
  expect(linesOf({ blocks: [prose('Kept the books.')] }, columns)).toEqual([
    { role: 'paragraph', pieces: [{ text: 'Kept the books.' }] },
  ])
})

test.each([
  ['as the design says', 'title', true, 'Clerk', ['Clerk', 'Northwind Bank']],
  ['the organisation, as the design says', 'org', true, 'Clerk', ['Northwind Bank', 'Clerk']],
  ['the project, which has no position', 'title', false, 'Clerk', ['Northwind Bank', 'Clerk']],
  ['the organisation without a position', 'title', true, '', ['Northwind Bank', '']],
] as const)('what comes first: %s', (_what, lead, swappable, secondary, [first, detail]) => {
  const place = columnOf({ lead, layout: 'line' })
  expect(linesOf({ primary: 'Northwind Bank', secondary, swappable }, place)).toEqual([
    { role: 'head', pieces: [strong(first), ...(detail ? [space, { text: detail }] : [])] },
  ])
})

test('names are in the second accent where a design has them so', () => {
  expect(linesOf({ primary: 'Acme' }, columnOf({ accentLead: true }))).toEqual([
    { role: 'head', pieces: [{ text: 'Acme', bold: true, tone: 'second' }] },
  ])
})

describe('in a narrow column', () => {
  test('each thing has a line, the period in small type', () => {
    expect(linesOf(clerk, narrow)).toEqual([
      { role: 'head', pieces: [strong('Northwind Bank')] },
      ...['Clerk', 'Loans', 'Oslo'].map((text) => ({ role: 'detail', pieces: [{ text }] })),
      { role: 'detail', pieces: [address] },
      { role: 'detail', pieces: [{ ...period, size: 9.5 }] },
    ])
  })

  test('the first of what is known is the head', () => {
    expect(linesOf({ note: 'Loans', period: '2021' }, narrow)).toEqual([
      { role: 'head', pieces: [{ text: 'Loans' }] },
      { role: 'detail', pieces: [{ text: '2021', tone: 'muted', size: 9.5 }] },
    ])
  })
})

describe('an entry of prose', () => {
  const text = { shape: 'text' as const, blocks: [prose('Kept the books.')] }
  const body = { role: 'paragraph', pieces: [{ text: 'Kept the books.' }] }

  test.each([
    [
      'a name and a period',
      { primary: 'In short', period: '2019 – 2021' },
      [{ text: 'In short', bold: true }],
      [period],
    ],
    ['a name', { primary: 'In short' }, [{ text: 'In short', bold: true }], undefined],
    ['a period', { period: '2019 – 2021' }, [], [period]],
  ])('has %s above it', (_what, more, pieces, end) => {
    expect(linesOf({ ...text, ...more }, columns)).toEqual([{ role: 'head', pieces, ...(end && { end }) }, body])
  })

  test('has what else is known of it on a line of its own', () => {
    expect(linesOf({ ...text, secondary: 'Clerk' }, columns)).toEqual([
      { role: 'detail', pieces: [{ text: 'Clerk' }] },
      body,
    ])
    expect(linesOf(text, columns)).toEqual([body])
  })
})

test('the height of a line counts what stands at its end, before it and its indent', () => {
  const place = columnOf({ layout: 'columns' }, { width: 300 })
  const heights = (more: Parameters<typeof itemOf>[0]) => {
    const item = itemOf(more)
    return entryOf(item, companyOf([item], place, 'inline')).map(({ height }) => Math.round(height / lineHeight(place)))
  }
  const words = (count: number) => Array.from({ length: count }, () => 'work').join(' ')
  expect(heights({ primary: words(11) })).toEqual([1])
  expect(heights({ primary: words(11), period: '2021' })).toEqual([2])
  expect(heights({ note: words(11) })).toEqual([1])
  expect(heights({ note: words(11), secondary: words(8) })).toEqual([2])
  expect(heights({ primary: 'Bank', secondary: words(9), note: words(5), period: '2021' }).length).toBe(2)
  expect(heights({ primary: 'Bank', note: words(11), period: '2021' })).toEqual([1, 2])
})

test('separators stand only between what is there', () => {
  expect(linesOf({ primary: 'Northwind Bank', place: 'Oslo' }, columnOf({ layout: 'line' }))).toEqual([
    { role: 'head', pieces: [strong('Northwind Bank'), space, muted('Oslo')] },
  ])
  expect(linesOf({ secondary: 'Clerk', note: 'Loans' }, columnOf({ layout: 'line' }))).toEqual([
    { role: 'head', pieces: [{ text: 'Clerk' }, dot, muted('Loans')] },
  ])
})
