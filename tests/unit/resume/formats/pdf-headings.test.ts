import { describe, expect, test } from 'vitest'
import type { DrawnLine } from '#src/resume/formats/pdf/drawn.ts'
import { levels, subheadings } from '#src/resume/formats/pdf/headings.ts'

type Given = [text: string, more?: Partial<DrawnLine>]

/** Lines one below the other, 20 pt apart, of 10 pt unless said otherwise. */
function drawn(given: readonly Given[]): DrawnLine[] {
  return given.map(([text, more = {}], index) => {
    const size = more.size ?? 10
    const hanSize = /\p{Script=Han}/u.test(text) ? size : 0
    const rest = { lead: 0, cell: 50, cellSize: size, endsApart: false, isCounted: false }
    return { text, page: 1, x: 50, right: 300, y: 800 - 20 * index, size, font: 'body', hanSize, ...rest, ...more }
  })
}

/** The texts that are headings. */
function headings(given: readonly Given[]): string[] {
  const lines = drawn(given)
  const level = levels(lines)
  return lines.filter((line) => level(line).level === 1).map(({ text }) => text)
}

const large = (size = 14, more: Partial<DrawnLine> = {}): Partial<DrawnLine> => ({ size, ...more })
const body: Given[] = Array.from({ length: 9 }, () => ['what somebody did'])
const known: Given[] = [['Education', large()], ...body, ['Skills', large()], ...body]

describe('lines as large as known headings', () => {
  test.each<[what: string, more: Given[]]>([
    ['of the same size', [['Odds and ends', large()]]],
    ['of nearly the same size', [['Odds and ends', large(14.09)]]],
    [
      'in another face than one of them',
      [
        ['Odds and ends', large(14, { font: 'odd' })],
        ['Awards', large(14, { font: 'bold' })],
      ],
    ],
    ['in capitals', [['ODDS AND ENDS', large()]]],
    ['as long as twenty-nine signs', [['x'.repeat(29), large()]]],
    ['in a face of its own with cells', [['Odds\tends', large(14, { font: 'odd' })]]],
    [
      'elsewhere, where they stand at several edges',
      [
        ['Awards', large(14, { x: 300 })],
        ['Odds and ends', large(14, { x: 300 })],
      ],
    ],
  ])('are headings: %s', (_what, more) => {
    expect(headings([...known, ...more])).toEqual(['Education', 'Skills', ...more.map(([text]) => text)])
  })

  test.each<[what: string, more: Given[]]>([
    ['of another size', [['Odds and ends', large(14.2)]]],
    ['of the size of the body', [['Odds and ends', {}]]],
    ['longer than that', [['x'.repeat(30), large()]]],
    ['in a face they lack', [['Odds and ends', large(14, { font: 'odd' })]]],
    [
      'in Chinese characters of another size',
      [['琐事', large(14, { hanSize: 11 })], ['某事'], ['另一事', { hanSize: 11 }]],
    ],
  ])('are none: %s', (_what, more) => {
    expect(headings([...known, ...more])).toEqual(['Education', 'Skills'])
  })

  test('not beside a heading of another size, at an edge of their own', () => {
    const other: Given[] = [
      ['Awards', large(16)],
      ['Odds and ends', large(14, { x: 60 })],
    ]
    expect(headings([...known, ...other])).toEqual(['Education', 'Skills'])
    expect(headings([...known, ['Awards', large(16)], ['Odds and ends', large(14, { x: 51.9 })]])).toEqual([
      'Education',
      'Skills',
      'Odds and ends',
    ])
  })

  test('beside them, where there are no others', () => {
    expect(headings([...known, ['Odds and ends', large(14, { x: 60 })]])).toHaveLength(3)
    const side: Given[] = [['Awards', large(14, { x: 300 })], ...body, ['Interests', large(16)]]
    expect(headings([...known, ...side, ['Odds and ends', large(14, { x: 170 })]])).toHaveLength(4)
    expect(headings([...known, ['Awards', large(16)], ['Odds and ends', large(14, { x: 52 })]])).toHaveLength(2)
  })

  test('in small letters, where one of them is', () => {
    expect(headings([['EDUCATION', large()], ...body, ['Skills', large()], ['Charge Nurse', large()]])).toHaveLength(3)
  })

  test('not as large as one heading only', () => {
    expect(headings([['Education', large()], ...body, ['Odds and ends', large()]])).toEqual([])
  })

  test('not hardly larger than the body', () => {
    const set = (size: number): Given[] => [['Education', large(size)], ...body, ['Skills', large(size)]]
    expect(headings(set(10.8))).toEqual([])
    expect(headings(set(10.9))).toEqual(['Education', 'Skills'])
  })

  test('not in small letters, where they are in capitals', () => {
    const set: Given[] = [['EDUCATION', large()], ...body, ['SKILLS', large()]]
    expect(headings([...set, ['Charge Nurse', large()], ['ODDS', large()]])).toEqual(['EDUCATION', 'SKILLS', 'ODDS'])
  })

  test('in Chinese are compared with Chinese', () => {
    const text: Given[] = body.map(() => ['某人做了某事', { size: 10 }])
    const set: Given[] = [['教育背景', large(14)], ...text, ['专业技能', large(14)]]
    expect(headings([...set, ['琐事', large(14)], ['某事', { size: 10 }]])).toEqual(['教育背景', '专业技能', '琐事'])
    // Latin letters of the size of the headings, where all is of one size.
    expect(headings([...set, ['Odds', large(14, { font: 'body' })]])).toEqual(['教育背景', '专业技能', 'Odds'])
    const small = text.map(([said]): Given => [said, { size: 10, hanSize: 8 }])
    expect(
      headings([['教育背景', large(14)], ...small, ['专业技能', large(14)], ['Odds', large(14)], ...body]),
    ).toEqual(['教育背景', '专业技能'])
  })
})

describe('lines of the size of the body', () => {
  const bold = (text: string, more: Partial<DrawnLine> = {}): Given => [
    text,
    { lead: text.length, font: 'bold', ...more },
  ]
  const apart = { y: 0 }
  /** Places lines 20 pt apart, and 40 pt below the line before where they are bold. */
  function placed(given: readonly Given[]): Given[] {
    let y = 800
    return given.map(([text, more = {}]) => {
      y -= more.lead !== undefined && more.y === undefined ? 40 : 20
      return [text, { ...more, y: more.page === 2 ? 10 : y }]
    })
  }
  const three: Given[] = [['Ada Byron'], bold('Education'), ...body, bold('Skills'), ...body, bold('Awards'), ...body]

  test('set like all known headings are headings', () => {
    expect(headings(placed([...three, bold('Odds & ends')]))).toEqual(['Education', 'Skills', 'Awards', 'Odds & ends'])
  })

  test.each<[what: string, line: Given]>([
    ['not so long', bold('x'.repeat(16))],
    ['not with other signs', bold('Odds: ends')],
    ['not of one letter', bold('O')],
    ['not of an employer', bold('Acme Ltd')],
    ['not in another face', ['Odds', { lead: 4, font: 'odd' }]],
    ['not with more behind it', ['Odds', { lead: 3, font: 'bold' }]],
    ['not at another edge', bold('Odds', { x: 52 })],
    ['not closer to what is above', bold('Odds', apart)],
    ['not closer by its size', bold('Odds', { size: 12 })],
    ['not first on a page', bold('Odds', { page: 2 })],
  ])('%s', (_what, line) => {
    expect(headings(placed([...three, line]))).toEqual(['Education', 'Skills', 'Awards'])
  })

  test('not right below a heading', () => {
    expect(headings(placed([...three, bold('Interests'), bold('Odds')]))).toEqual([
      'Education',
      'Skills',
      'Awards',
      'Interests',
    ])
  })

  test('not of two known ones, nor of three of which one is set otherwise', () => {
    expect(headings(placed([bold('Education'), ...body, bold('Skills'), ...body, bold('Odds')]))).toEqual([])
    expect(headings(placed([...three, ['Interests'], ...body, bold('Odds')]))).toEqual([])
    expect(headings(placed([...three, bold('Interests', { x: 52 }), ...body, bold('Odds')]))).toEqual([])
  })
})

describe('headings within a section', () => {
  const subs = (given: readonly Given[]) => {
    const lines = drawn(given)
    const sub = subheadings(lines)
    return lines.filter((line) => sub(line).sub).map(({ text }) => text)
  }
  const within: Given[] = [['Experience', large(16)], ['Research', large(12)], ...body]

  test('are those of the size of the one below its heading', () => {
    expect(subs([['Teaching', large(12)], ...within, ['Industry', large(12.05)], ...body])).toEqual([
      'Research',
      'Industry',
    ])
    expect(subs([...within, ['Industry', large(12.2)], ['Acme', large(12)], ...body])).toEqual(['Research'])
    expect(subs([['Education', large(16)], ['Vocational', large(12)], ...body])).toEqual(['Vocational'])
  })

  test.each<[what: string, given: Given[]]>([
    ['below another section', [['Skills', large(16)], ['Research', large(12)], ...body]],
    ['below nothing', [['Research', large(12)], ...body]],
    ['not worded like one', [['Experience', large(16)], ['Acme', large(12)], ...body]],
    ['worded longer', [['Experience', large(16)], ['Clinical days', large(12)], ...body]],
    ['hardly smaller than the heading', [['Experience', large(12.3)], ['Research', large(12)], ...body]],
    ['hardly larger than the body', [['Experience', large(16)], ['Research', large(10.3)], ...body]],
  ])('are none %s', (_what, given) => expect(subs(given)).toEqual([]))
})
