import { describe, expect, test } from 'vitest'
import { companyOf, entryOf } from '#src/resume/print/entries.ts'
import { textWidth } from '#src/resume/print/place.ts'
import type { ItemView } from '#src/resume/view.ts'
import { columnOf, itemOf, linesOf, muted, period, prose, space } from './lines-of-entry.ts'

const place = columnOf({ layout: 'columns' })
const narrow = columnOf({}, { narrow: true, width: 150 })
const term = (more: Partial<ItemView>) => ({ shape: 'line' as const, ...more })

describe('a term and its explanation', () => {
  const norwegian = term({ primary: 'Norwegian', blocks: [prose('Since school.'), prose('Daily at work.')] })

  test('are on one line, with what else is known between them', () => {
    expect(linesOf({ ...norwegian, secondary: 'fluent', period: '2019 – 2021' }, place)).toEqual([
      {
        role: 'term',
        pieces: [{ text: 'Norwegian: ', bold: true }, muted('fluent · '), { text: 'Since school.' }],
        end: [period],
      },
      { role: 'paragraph', pieces: [{ text: 'Daily at work.' }] },
    ])
    expect(linesOf(norwegian, place)[0]).toEqual({
      role: 'term',
      pieces: [{ text: 'Norwegian: ', bold: true }, { text: 'Since school.' }],
    })
    expect(linesOf({ ...norwegian, primary: '' }, place)[0]).toEqual({
      role: 'term',
      pieces: [{ text: 'Since school.' }],
    })
  })

  test('have a Chinese colon between them in Chinese', () => {
    expect(linesOf(norwegian, { ...place, locale: 'zh' })[0]?.pieces[0]).toEqual({ text: 'Norwegian：', bold: true })
  })

  test('are below each other in a narrow column, as is a list', () => {
    const body = [
      { role: 'paragraph', pieces: [{ text: 'Since school.' }] },
      { role: 'paragraph', pieces: [{ text: 'Daily at work.' }] },
    ]
    expect(linesOf(norwegian, narrow)).toEqual([{ role: 'term', pieces: [{ text: 'Norwegian', bold: true }] }, ...body])
    const point = { ...prose('Since school.'), kind: 'bullet' } as const
    expect(linesOf({ ...norwegian, blocks: [point] }, place).map(({ role }) => role)).toEqual(['term', 'bullet'])
  })
})

describe('a term without an explanation', () => {
  const known = term({ primary: 'Norwegian', secondary: 'fluent', period: '2019 – 2021' })
  const width = textWidth('Norwegian\u3000fluent\u30002019 – 2021', place)

  test('has what is known of it beside it as long as that fits, and else below', () => {
    const bold = { text: 'Norwegian', bold: true }
    expect(linesOf(known, { ...place, width })).toEqual([
      { role: 'term', pieces: [bold, space, muted('fluent')], end: [period] },
    ])
    expect(linesOf(known, { ...place, width: width - 0.01 })).toEqual([
      { role: 'term', pieces: [bold], end: [period] },
      { role: 'detail', pieces: [muted('fluent')] },
    ])
    const short = term({ primary: 'Norwegian', period: '2019 – 2021' })
    const exact = textWidth('Norwegian\u30002019 – 2021', place)
    expect(linesOf(short, { ...place, width: exact })).toEqual([{ role: 'term', pieces: [bold], end: [period] }])
  })

  test('has its period below it in a narrow column, which takes no room beside it', () => {
    const beside = textWidth('Norwegian\u3000fluent', place)
    expect(linesOf(known, { ...narrow, width: beside })).toEqual([
      { role: 'term', pieces: [{ text: 'Norwegian', bold: true }, space, muted('fluent')] },
      { role: 'detail', pieces: [{ ...period, size: 9.5 }] },
    ])
  })

  test('is not in bold where none has an explanation', () => {
    expect(linesOf(term({ primary: 'Norwegian' }), place)).toEqual([
      { role: 'term', pieces: [{ text: 'Norwegian', bold: false }] },
    ])
    const items = [itemOf(term({ primary: 'Norwegian' })), itemOf(known)]
    const [line] = entryOf(items[0] ?? itemOf({}), companyOf(items, place, 'inline'))
    expect(line?.pieces).toEqual([{ text: 'Norwegian', bold: true }])
  })

  test('is left out where only the rest of it is known', () => {
    expect(linesOf(term({ secondary: 'fluent' }), place)).toEqual([{ role: 'term', pieces: [muted('fluent')] }])
    expect(linesOf(term({ period: '2019 – 2021' }), place)).toEqual([{ role: 'term', pieces: [], end: [period] }])
    expect(linesOf(term({}), place)).toEqual([{ role: 'head', pieces: [] }])
  })
})
