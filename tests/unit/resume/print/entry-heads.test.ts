import { describe, expect, test } from 'vitest'
import { companyOf, lineGap, widestPeriod } from '#src/resume/print/entries.ts'
import { textWidth, widthInAnyFont } from '#src/resume/print/place.ts'
import type { ItemView } from '#src/resume/view.ts'
import { address, clerk, columnOf, dot, itemOf, linesOf, muted, period, space, strong } from './lines-of-entry.ts'

type Layout = 'line' | 'stacked' | 'columns'

/** The lines of an entry in a column of this layout and width. */
const laid = (layout: Layout, more: Partial<ItemView>, width = 480) => linesOf(more, columnOf({ layout }, { width }))

describe('names on one line', () => {
  const whole = 'Northwind Bank\u3000Clerk\u3000Loans\u3000Oslo\u3000northwind.example/team\u30002019 – 2021'
  const width = textWidth(whole, columnOf())
  const about = [{ text: 'Clerk' }, dot, muted('Loans · Oslo'), space, address]

  test('hold everything that is as wide as the line', () => {
    expect(laid('line', clerk, width)).toEqual([
      { role: 'head', pieces: [strong('Northwind Bank'), space, ...about], end: [period] },
    ])
  })

  test('leave what is wider to the next line', () => {
    expect(laid('line', clerk, width - 0.01)).toEqual([
      { role: 'head', pieces: [strong('Northwind Bank')], end: [period] },
      { role: 'detail', pieces: about },
    ])
  })

  test('measure only what is there', () => {
    const short = textWidth('Northwind Bank\u3000Clerk', columnOf())
    expect(laid('line', { primary: 'Northwind Bank', secondary: 'Clerk' }, short)).toHaveLength(1)
  })

  test('are one line without a name, and where there is nothing else', () => {
    expect(laid('line', { ...clerk, primary: '' }, 100)).toEqual([
      { role: 'head', pieces: [...about.slice(0, -1), { ...address, size: expect.any(Number) }], end: [period] },
    ])
    expect(laid('line', { primary: 'Northwind Bank', period: '2019 – 2021' }, 60)).toEqual([
      { role: 'head', pieces: [strong('Northwind Bank')], end: [period] },
    ])
  })
})

describe('names above what is known of them', () => {
  test('have the place below the period', () => {
    expect(laid('stacked', clerk)).toEqual([
      { role: 'head', pieces: [strong('Northwind Bank')], end: [period] },
      { role: 'detail', pieces: [muted('Clerk · Loans'), space, address], end: [muted('Oslo')] },
    ])
  })

  test.each([
    ['a position', { secondary: 'Clerk' }, [muted('Clerk')]],
    ['a note', { note: 'Loans' }, [muted('Loans')]],
    ['an address', { url: clerk.url }, [address]],
  ])('have nothing at the end where there is no place (%s)', (_what, more, pieces) => {
    expect(laid('stacked', { primary: 'Northwind Bank', ...more })).toEqual([
      { role: 'head', pieces: [strong('Northwind Bank')] },
      { role: 'detail', pieces },
    ])
  })

  test('have the place beside them where there is nothing below', () => {
    const { primary, place } = clerk
    expect(laid('stacked', { primary, place, period: clerk.period })).toEqual([
      { role: 'head', pieces: [strong('Northwind Bank'), space, muted('Oslo')], end: [period] },
    ])
  })

  test('are not missed: what is known comes first', () => {
    expect(laid('stacked', { secondary: 'Clerk', place: 'Oslo' })).toEqual([
      { role: 'head', pieces: [muted('Clerk')], end: [muted('Oslo')] },
    ])
    expect(laid('stacked', { secondary: 'Clerk' })).toEqual([{ role: 'head', pieces: [muted('Clerk')] }])
  })

  test('are not missed: a period alone has its line', () => {
    expect(laid('stacked', { secondary: 'Clerk', period: '2019 – 2021' })).toEqual([
      { role: 'head', pieces: [], end: [period] },
      { role: 'detail', pieces: [muted('Clerk')] },
    ])
  })
})

describe('periods, names and positions in columns', () => {
  const column = widthInAnyFont(widestPeriod(columnOf()), columnOf()) * 1.08 + 10
  const lead = { pieces: [{ text: '2019 – 2021', bold: true }], width: column }
  const [name, role] = [strong('Northwind Bank'), { text: 'Clerk', bold: true }]
  const details = [muted('Loans · Oslo'), space, address]
  /** The narrowest column in which words fit beside the period. */
  const least = (words: string) => column + textWidth(words, columnOf()) * 1.08 + lineGap

  test('are on one line as long as all of it fits', () => {
    const width = least('Northwind Bank\u3000Loans · Oslo\u3000northwind.example/team\u3000Clerk')
    expect(laid('columns', clerk, width)).toEqual([
      { role: 'head', lead, pieces: [name, space, ...details], end: [role] },
    ])
    expect(laid('columns', clerk, width - 0.01)).toEqual([
      { role: 'head', lead, pieces: [name], end: [role] },
      { role: 'detail', pieces: details, indent: column },
    ])
  })

  test('leave the position below, too, where it does not fit', () => {
    const width = least('Northwind Bank\u3000Clerk')
    expect(laid('columns', clerk, width)).toMatchObject([{ pieces: [name], end: [role] }, { pieces: [{}, space, {}] }])
    const below = { role: 'detail', pieces: [role, space, ...details], indent: column }
    expect(laid('columns', clerk, width - 0.01)).toMatchObject([
      { role: 'head', lead, pieces: [name] },
      { ...below, pieces: [role, space, { text: 'Loans · Oslo' }, space, { text: address.text }] },
    ])
    expect(laid('columns', clerk, width - 0.01)[0]).not.toHaveProperty('end')
  })

  test('measure only what is there', () => {
    const width = least('Northwind Bank\u3000Clerk')
    const { primary, secondary } = clerk
    expect(laid('columns', { primary, secondary, period: '2019 – 2021' }, width)).toEqual([
      { role: 'head', lead, pieces: [name], end: [role] },
    ])
  })

  test('have no line below without details', () => {
    const { primary, secondary } = clerk
    expect(laid('columns', { primary, period: clerk.period }, 60)).toEqual([{ role: 'head', lead, pieces: [name] }])
    expect(laid('columns', { primary, secondary, period: clerk.period }, 60)).toEqual([
      { role: 'head', lead, pieces: [name] },
      { role: 'detail', pieces: [role], indent: column },
    ])
  })

  test('begin with what is known where there is no name', () => {
    const { secondary, note } = clerk
    expect(laid('columns', { secondary, note, period: clerk.period })).toEqual([
      { role: 'head', lead, pieces: [muted('Loans')], end: [role] },
    ])
    expect(laid('columns', { note, period: clerk.period })).toEqual([{ role: 'head', lead, pieces: [muted('Loans')] }])
    expect(laid('columns', { secondary, period: clerk.period })).toEqual([{ role: 'head', lead, pieces: [role] }])
  })

  test('have an empty period where only others have one, and none where nobody has', () => {
    const place = columnOf({ layout: 'columns' })
    expect(laid('columns', { primary: 'Northwind Bank' })).toEqual([{ role: 'head', pieces: [name] }])
    expect(companyOf([itemOf(clerk), itemOf({})], place, 'inline').periodColumn).toBe(column)
  })
})
