import { describe, expect, test } from 'vitest'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { type ResumeDocument, type ResumeItem, type SectionKind, sectionKinds } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { plainText as textOf } from '#src/resume/markup.ts'
import { companyOf } from '#src/resume/print/entries.ts'
import { type PrintedResume, papers, printedResume } from '#src/resume/print/page.ts'
import type { Para } from '#src/resume/print/para.ts'
import { widthInAnyFont } from '#src/resume/print/place.ts'
import type { PrintedSection } from '#src/resume/print/sections.ts'
import { viewResume } from '#src/resume/view.ts'

const cases = designs.flatMap(({ id }) => (['zh', 'en'] as const).map((locale) => ({ id, locale })))

type Case = (typeof cases)[number]

/** A section of a kind with these items, in a design. */
function documentOf({ id, locale }: Case, kind: SectionKind, items: Partial<ResumeItem>[]): ResumeDocument {
  return {
    schema: 1,
    locale,
    basics: { name: '林知夏' },
    sections: { one: { kind, title: '', pos: 'a0' } },
    items: Object.fromEntries(items.map((item, index) => [`i${index}`, { ...item, section: 'one', pos: `a${index}` }])),
    design: { id },
  }
}

function sectionsOf({ body }: PrintedResume): PrintedSection[] {
  return body.kind === 'side' ? [...body.beside.pages.flat(), ...body.main.sections] : body.sections
}

function parasOf(document: ResumeDocument): Para[] {
  return sectionsOf(printedResume(document)).flatMap(({ items }) => items.flatMap(({ paras }) => paras))
}

/** The paragraphs between which a page may end, as how many stand on either side. */
function placesToBreak(paras: readonly Para[]): string[] {
  const chunks: number[] = []
  let size = 0
  for (const { tied } of paras) {
    size += 1
    if (!tied) {
      chunks.push(size)
      size = 0
    }
  }
  return [...chunks, ...(size > 0 ? [size] : [])].map(String)
}

describe.each(cases)('$id in $locale', (design) => {
  test.each([1, 2, 3, 4, 5, 6])('no point of %i stands alone on either side of a break', (count) => {
    const body = Array.from({ length: count }, (_, index) => `- point ${index}`).join('\n')
    const paras = parasOf(
      documentOf(design, 'work', [{ org: 'Bank', title: 'Clerk', start: '2020', end: '2021', body }]),
    )
    const points = paras.filter(({ role }) => role === 'bullet')
    expect(points).toHaveLength(count)
    const alone = placesToBreak(points).filter((size) => size === '1')
    // Of four and more those in the middle are free.
    expect([placesToBreak(points).at(0), placesToBreak(points).at(-1)]).not.toContain(count > 1 ? '1' : '')
    expect(alone.length).toBe(count === 1 ? 1 : Math.max(0, count - 4))
    expect(paras.filter(({ role }) => role === 'head' || role === 'detail').every(({ tied }) => tied)).toBe(true)
  })

  test('an item without a name begins with what it has, however long that is', () => {
    const item = { department: 'department '.repeat(12), city: 'city '.repeat(12), body: 'text' }
    const [first] = parasOf(documentOf(design, 'work', [item]))
    expect([first?.role, textOf(first?.pieces ?? []).trim() === '']).toEqual(['head', false])
  })

  test.each([2, 3, 4, 5])('no skill of %i stands alone on either side of a break', (count) => {
    const items = Array.from({ length: count }, (_, index) => ({ title: `skill ${index}` }))
    const chunks = placesToBreak(parasOf(documentOf(design, 'skills', items)))
    expect([chunks.at(0), chunks.at(-1)]).not.toContain('1')
  })

  test('the same field looks the same in each entry, whatever the others lack', () => {
    const long = 'A very long name of an organisation that leaves no room for anything beside it on its line'
    const entries = [
      { org: 'Bank', title: 'Clerk', start: '2020-01', end: '2021-02' },
      { org: 'Shop', title: 'Seller' },
      { org: 'School', start: '2019-09', present: true },
      { org: long, title: 'Head of a department with a long name', start: '2018-09', end: '2019-08', city: 'London' },
    ]
    const [section] = sectionsOf(printedResume(documentOf(design, 'work', entries)))
    const pieces = section?.items.flatMap(({ paras }) =>
      paras.flatMap((para) => [...para.pieces, ...(para.end ?? [])].map((piece) => ({ ...piece, para }))),
    )
    const lookOf = (text: string) => {
      const piece = pieces?.find((one) => one.text.includes(text))
      expect(piece, text).toBeDefined()
      return { bold: piece?.bold ?? false, tone: piece?.tone ?? 'ink' }
    }
    expect(lookOf('Shop')).toEqual(lookOf('Bank'))
    expect(lookOf(long)).toEqual(lookOf('Bank'))
    expect(lookOf('Seller')).toEqual(lookOf('Clerk'))
    expect(lookOf('Head of')).toEqual(lookOf('Clerk'))
    // A column of periods is there for all, or for none.
    const leads = section?.items.map(({ paras }) => paras[0]?.lead?.width ?? 0)
    expect(new Set(leads).size).toBe(1)
  })

  test('a line that would be crowded leaves its details to the next', () => {
    const entry = { org: 'Kelvin and Moss Engineers', title: 'Associate', start: '2021-08', present: true }
    const department = 'Conservation, strengthening and reuse of existing buildings in stone, brick and cast iron'
    const paras = parasOf(documentOf(design, 'work', [{ ...entry, department, city: 'Glasgow' }]))
    const head = paras.find(({ role }) => role === 'head')
    const first = textOf([...(head?.pieces ?? []), ...(head?.end ?? [])])
    expect(first).toMatch(/Kelvin and Moss Engineers|Associate/)
    expect(first).not.toContain('Conservation')
    expect(
      paras.filter(({ role }) => role === 'detail').some(({ pieces }) => textOf(pieces).includes('Conservation')),
    ).toBe(true)
  })

  test('addresses have room on one line, a period too', () => {
    const document = fullDocument(design.locale)
    document.design = { id: design.id }
    document.basics.email = 'wilhelmina.featherstonehaugh@graduate.school.example.ac.uk'
    document.basics.linkedin = 'https://www.linkedin.com/in/wilhelmina-featherstonehaugh-0a1b2c3d4e'
    const { header, body } = printedResume(document)
    const facts = [
      ...(header?.beside ?? []),
      ...(body.kind === 'side' ? body.beside.facts.flatMap((group) => group.facts) : []),
    ]
    const width = body.kind === 'side' ? body.beside.place.width : (header?.besideWidth ?? 0)
    const wide = facts.flat().filter((piece) => {
      const place = (header ?? (body.kind === 'side' ? body.beside : undefined))?.place
      const size = piece.size ?? place?.design.type.small
      return place !== undefined && piece.href && widthInAnyFont(piece.text, place, size) > width && size !== 6.5
    })
    expect(wide).toEqual([])
    const leads = parasOf(document).flatMap((para) => (para.lead ? [para.lead] : []))
    const [{ place } = {}] = sectionsOf(printedResume(document))
    const tight = leads.filter(
      ({ pieces, width: column }) => place && widthInAnyFont(textOf(pieces), place) * 1.08 + 10 > column,
    )
    expect(tight).toEqual([])
  })

  test.each(sectionKinds.filter((kind) => fieldsOfKind[kind].includes('url')))(
    'an entry of %s with a name and a link alone keeps both',
    (kind) => {
      const document = documentOf(design, kind, [{ title: 'Tool', url: 'https://example.com/tool' }])
      const printed = JSON.stringify(sectionsOf(printedResume(document)))
      expect(printed).toContain('Tool')
      expect(printed).toContain('"href":"https://example.com/tool"')
    },
  )

  test('a picture is printed where somebody wants one, in three sizes, and nowhere else', () => {
    const document = { ...fullDocument(design.locale) }
    const widthOf = (photoSize: ResumeDocument['design']['photoSize']) => {
      const { header, body } = printedResume({ ...document, design: { id: design.id, photoSize } })
      const beside = body.kind === 'side' ? body.beside.photo : null
      return (header?.photo ?? beside ?? (body.kind === 'form' ? body.photo : null))?.width ?? 0
    }
    const [none, small, medium, large] = [widthOf('none'), widthOf('small'), widthOf('medium'), widthOf('large')]
    expect(none).toBe(0)
    expect([small > 0, medium > small, large > medium]).toEqual([true, true, true])
    expect(widthOf(undefined)).toBe(designs.find(({ id }) => id === design.id)?.photo ? medium : 0)
  })
})

/** Jobs in a design of one column, with these options of their section. */
function sectionWith(options: Partial<ResumeDocument['sections'][string]>, count: number) {
  const items = Array.from({ length: count }, (_, index) => ({ org: `company ${index}`, body: '- one\n- two' }))
  const document = documentOf({ id: 'slips', locale: 'en' }, 'work', items)
  document.sections.one = { kind: 'work', title: '', pos: 'a0', ...options }
  const [section] = sectionsOf(printedResume(document))
  if (section === undefined) throw new Error('The section is gone')
  return section
}

test('a section is kept whole when that is wanted and it takes less than seven tenths of a page', () => {
  const shareOf = ({ height, pageHeight }: PrintedSection) => height / pageHeight
  const [short, long, unwanted] = [
    sectionWith({ keepTogether: true }, 2),
    sectionWith({ keepTogether: true }, 13),
    sectionWith({}, 2),
  ]
  expect([short, long, unwanted].map(({ together }) => together)).toEqual([true, false, false])
  expect([shareOf(long) > 0.7, shareOf(long) < 1]).toEqual([true, true])
})

test('skills stay together in one column; side by side each stands for itself', () => {
  const tiedIn = (columns: 1 | 2) => {
    const items = Array.from({ length: 4 }, (_, index) => ({ title: `skill ${index}` }))
    const document = documentOf({ id: 'slips', locale: 'en' }, 'skills', items)
    document.sections.one = { kind: 'skills', title: '', pos: 'a0', columns }
    return parasOf(document).map(({ tied }) => tied)
  }
  expect([tiedIn(1), tiedIn(2)]).toEqual([
    [true, false, true, false],
    [false, false, false, false],
  ])
})

test('the sign of a point is as pale as what is beside it, on a panel too', () => {
  const tonesOf = (id: string, kind: SectionKind) =>
    new Set(
      parasOf(documentOf({ id, locale: 'en' }, kind, [{ title: 'x', body: '- one\n- two' }])).flatMap(
        ({ sign }) => sign?.piece.tone ?? [],
      ),
    )
  expect([tonesOf('slips', 'work'), tonesOf('night', 'skills')]).toEqual([new Set(['second']), new Set(['muted'])])
})

test('a picture is printed in the shape it was cut to', () => {
  const document = fullDocument('en')
  const heights = (['square', '25x35', '35x49'] as const).map((photoShape) => {
    const { header } = printedResume({
      ...document,
      basics: { ...document.basics, photoShape },
      design: { id: 'slips' },
    })
    return header?.photo && Math.round((header.photo.height / header.photo.width) * 100)
  })
  expect(heights).toEqual([100, 140, 140])
})

test('periods have a column of their own where they stand on the line of their entry, and there is room', () => {
  const { place } = printedResume({ ...fullDocument('en'), design: { id: 'slips' } })
  const wide = {
    ...place,
    narrow: false,
    design: { ...place.design, entry: { ...place.design.entry, layout: 'columns' } },
  } as const
  const { items = [] } = viewResume(fullDocument('en')).sections.find(({ kind }) => kind === 'work') ?? {}
  const columns = [
    companyOf(items, wide, 'inline'),
    companyOf(items, wide, 'apart'),
    companyOf(items, { ...wide, narrow: true }, 'inline'),
    companyOf([], wide, 'inline'),
  ].map(({ periodColumn }) => periodColumn > 0)
  expect(columns).toEqual([true, false, false, false])
})

test('a circle is cut from the height, the foot of pages can be left out', () => {
  const document = fullDocument('en')
  const round = printedResume({ ...document, design: { id: 'slips', photoFrame: 'circle' } }).header?.photo
  expect(round && { isSquare: round.width === round.height, cut: Math.round(round.cut * 100) }).toEqual({
    isSquare: true,
    cut: 29,
  })
  expect(printedResume(document).footer?.name).toBe('欧阳晓 Ouyang')
  expect(printedResume({ ...document, design: { id: 'slips', footer: false } }).footer).toBeNull()
})

test('a link is underlined, whatever else is said of it', () => {
  const body = '[ours](https://example.com) and **bold**'
  const [, text] = parasOf(documentOf({ id: 'ink', locale: 'en' }, 'projects', [{ title: 'Tool', body }]))
  expect(text?.pieces).toEqual([
    { text: 'ours', underline: true, href: 'https://example.com' },
    { text: ' and ' },
    { text: 'bold', bold: true },
  ])
})

test('capitals are of English titles alone', () => {
  const caps = (locale: 'zh' | 'en') =>
    designs.flatMap(({ id, type }) => {
      const document = documentOf({ id, locale }, 'skills', [{ title: 'IT' }])
      return type.headingCaps ? sectionsOf(printedResume(document)).map(({ heading }) => heading.caps) : []
    })
  expect([new Set(caps('en')), new Set(caps('zh'))]).toEqual([new Set([true]), new Set([false])])
})

test('an address in a row of its own has room beside the picture of a form', () => {
  const document = fullDocument('zh')
  const github = `https://github.com/${'wilhelmina-featherstonehaugh'.repeat(3)}`
  const basics = { ...document.basics, github, photo: 'placeholder' }
  for (const photo of ['', 'placeholder']) {
    const { body, place } = printedResume({ ...document, basics: { ...basics, photo }, design: { id: 'ledger' } })
    if (body.kind !== 'form') throw new Error('The design is no form any more')
    const room = place.width - body.photoCell - body.label - 2 * body.padding.horizontal
    const [piece] = body.facts.flat().flatMap(({ value }) => (value.text.includes('featherstone') ? [value] : []))
    const size = piece?.size ?? place.design.type.body
    expect(size).toBeLessThan(place.design.type.body)
    expect(widthInAnyFont(piece?.text ?? '', place, size)).toBeLessThanOrEqual(room)
    expect(widthInAnyFont(piece?.text ?? '', place, size + 0.25)).toBeGreaterThan(room)
  }
})

test.each(cases)('headings of $id in $locale are centred where its design centres them', (of) => {
  const { heading } = designs.find(({ id }) => id === of.id) ?? {}
  const printed = sectionsOf(printedResume(documentOf(of, 'work', [{ org: 'Acme' }])))
  expect(printed.map((section) => section.heading.centred)).toEqual([heading === 'centred'])
})

test('paper is A4 or US Letter, in points', () => {
  expect(papers).toEqual({ a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } })
})
