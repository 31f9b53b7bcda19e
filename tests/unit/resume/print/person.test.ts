import { describe, expect, test } from 'vitest'
import type { Header } from '#src/resume/designs/design.ts'
import { formFacts, headerOf, nameOf } from '#src/resume/print/person.ts'
import type { PrintedPhoto } from '#src/resume/print/photo.ts'
import { millimetres, textWidth } from '#src/resume/print/place.ts'
import type { Fact, ResumeView } from '#src/resume/view.ts'
import { columnOf } from './lines-of-entry.ts'

const fact = (field: Fact['field'], value: string): Fact => ({ field, label: '', value, href: '', bare: true })

const view: ResumeView = {
  locale: 'en',
  name: 'Ada Byron',
  headline: 'Analyst',
  headlineField: 'headline',
  contacts: [fact('phone', '138 0013 8000'), fact('city', 'Oslo')],
  personal: [fact('degree', 'Master')],
  wishes: [fact('salary', '20k')],
  photo: '',
  sections: [],
}

const photo: PrintedPhoto = { width: 70, height: 98, frame: 'square', cut: 0 }
const column = columnOf()
const headed = (header: Header, width = 480) => ({ ...column, width, design: { ...column.design, header } })
/** The header of the view in a design that has it so. */
const of = (header: Header, picture: PrintedPhoto | null = photo, width = 480) =>
  headerOf(view, headed(header, width), picture)

const phone = [{ text: '138 0013 8000', field: 'phone' }]
const city = [{ text: 'Oslo', field: 'city' }]
const degree = [{ text: 'Master', field: 'degree' }]
const salary = [{ text: '20k', field: 'salary' }]
const facts = [
  [phone, city],
  [degree, salary],
]
const name = {
  ...{ name: 'Ada Byron', headline: 'Analyst', headlineField: 'headline', size: 23, tracking: 0.25 },
  ...{ bold: true, headlineSize: 11.5 },
}
/** What takes no room. */
const none = { beside: [], besideWidth: 0, photoWidth: 0, height: 0 }
const gap = millimetres(6)

describe('a header', () => {
  test('in the middle has its photo above, so that its text keeps the width of the page', () => {
    const header = { kind: 'centred', rule: true } as const
    expect(of(header)).toEqual({
      ...{ ...none, kind: 'stack', centred: true, rule: true, name, facts, photo },
      place: headed(header),
    })
    expect(of({ ...header, rule: false }, null)).toMatchObject({ rule: false, photo: null })
  })

  test('at the left has its photo beside it', () => {
    const header = { kind: 'left', rule: true } as const
    expect(of(header)).toEqual({
      ...{ ...none, kind: 'stack', centred: false, rule: true, name, facts, photo, photoWidth: 70 + gap },
      place: headed(header, 480 - 70 - gap),
    })
    expect(of(header, null)).toMatchObject({ photo: null, photoWidth: 0, place: { width: 480 } })
  })

  test('in two parts has the contacts beside the name, in the same order', () => {
    const header = { kind: 'split', rule: true } as const
    const width = 480 - 70 - gap
    expect(of(header)).toEqual({
      ...{ ...none, kind: 'split', centred: false, rule: true, name, facts: [[degree, salary]], photo },
      ...{ beside: [phone, city], besideWidth: width * 0.42, photoWidth: 70 + gap, place: headed(header, width) },
    })
  })

  test('in two parts makes an address as small as its part of the line asks for', () => {
    const email = {
      ...fact('email', 'wilhelmina.featherstonehaugh@graduate.example.ac.uk'),
      href: 'mailto:wilhelmina.featherstonehaugh@graduate.example.ac.uk',
    }
    const { beside = [] } = headerOf({ ...view, contacts: [email] }, headed({ kind: 'split', rule: true }), null) ?? {}
    expect(beside[0]?.[0]?.size).toBeLessThan(9.5)
  })

  test('on a band is as high as the design says, or as its photo asks for', () => {
    const header = { kind: 'band', height: 30 } as const
    const margins = 2 * millimetres(16)
    expect(of(header)).toEqual({
      ...{ ...none, kind: 'band', centred: false, rule: false, name, facts, photo, photoWidth: 70 + gap },
      ...{ height: 98 + margins, place: { ...headed(header, 480 - 70 - gap), onPanel: true } },
    })
    expect(of(header, null)).toMatchObject({ photo: null, height: millimetres(30), place: { onPanel: true } })
    expect(of({ ...header, height: 80 })).toMatchObject({ height: millimetres(80) })
  })

  test('is none where the person stands in a column or in a form', () => {
    expect([of({ kind: 'panel' }), of({ kind: 'form' })]).toEqual([null, null])
  })
})

describe('details and wishes', () => {
  const { small } = column.design.type
  const linesIn = (width: number) => of({ kind: 'left', rule: false }, null, width)?.facts

  test('stand on one line only if all of them fit', () => {
    const width = textWidth('Master', column, small) + textWidth('20k', column, small) + 1.6 * small
    expect(linesIn(width)?.slice(-1)).toEqual([[degree, salary]])
    expect(linesIn(width - 0.01)?.slice(-2)).toEqual([[degree], [salary]])
  })

  test('stand below each other, each group with its own, where they do not', () => {
    const many = { ...view, personal: [fact('degree', 'Master')] }
    const wide = { ...many, wishes: [fact('salary', '20k'), fact('availability', 'within a month of a contract')] }
    const { facts = [] } = headerOf(wide, headed({ kind: 'left', rule: false }, 190), null) ?? {}
    expect(facts.map((line) => line.map(([piece]) => piece?.text))).toEqual([
      ['138 0013 8000', 'Oslo'],
      ['Master'],
      ['20k', 'within a month of a contract'],
    ])
  })

  test('make room for the photo, but not under a centred name', () => {
    const apart = [[phone], [city], [degree, salary]]
    expect(of({ kind: 'left', rule: false }, photo, 170)?.facts).toEqual(apart)
    expect(of({ kind: 'band', height: 30 }, photo, 170)?.facts).toEqual(apart)
    expect(of({ kind: 'centred', rule: false }, photo, 170)?.facts).toEqual(facts)
  })
})

test('a name in Latin letters is spaced a sixteenth as far as one of Chinese characters', () => {
  expect(nameOf(view, column)).toEqual(name)
  expect(nameOf(view, { ...column, locale: 'zh' })).toEqual({ ...name, tracking: 4 })
})

describe('a form', () => {
  const labelled = (field: Fact['field'], label: string, value: string): Fact => ({ ...fact(field, value), label })

  test('lists everything with its label: name, details, contacts, what is aimed at, wishes', () => {
    expect(formFacts(view)).toEqual(
      [
        labelled('name', 'Name', 'Ada Byron'),
        fact('degree', 'Master'),
        fact('phone', '138 0013 8000'),
        fact('city', 'Oslo'),
        labelled('headline', 'Headline', 'Analyst'),
        fact('salary', '20k'),
      ].map((each) => (each.label ? { ...each, bare: false } : each)),
    )
  })

  test('names the position wanted in its language, and leaves out what is empty', () => {
    const wanted = { ...view, locale: 'zh', headline: '护士', headlineField: 'intention' } as const
    expect(formFacts({ ...wanted, name: '', contacts: [], personal: [], wishes: [] })).toEqual([
      { field: 'intention', label: '求职意向', value: '护士', href: '', bare: false },
    ])
  })
})
