import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { edgeOf, firstWidth, glue, together, withWholeHeadings } from '#src/resume/formats/pdf/joins.ts'
import { drawn } from './drawn-lines.ts'

describe('the edge that a line could have reached', () => {
  const line = drawn('Kept the books', { right: 300 })

  test.each([
    ['of a line alone', [], 300, false],
    ['of a longer line below', [{ right: 400 }], 400, true],
    ['of one that ends nearly there', [{ right: 275.5 }], 300, true],
    ['of one that ends two and a half ems before', [{ right: 275 }], 300, false],
    ['of the page', [{ right: 200 }, { x: 300, right: 500 }], 500, false],
    ['before what stands at the right', [{ right: 200 }, { x: 301, right: 500 }, { right: 290, x: -20 }], 300, false],
    ['of its column, which others share', [{ right: 300 }, { x: 300, right: 500 }], 300, true],
    ['on its own page', [{ right: 500, page: 2 }], 300, false],
    ['of one that begins nearly an inch before', [{ right: 400, x: -9.5 }], 400, true],
    ['of one that begins an inch before, as the page', [{ right: 400, x: -10 }], 400, false],
  ])('is that %s', (_what, others, edge, isShared) => {
    const around = others.map((other) => drawn('Led a team', { y: 686, ...other }))
    expect(edgeOf(line, [line, ...around])).toEqual({ edge, isShared })
  })

  test('is not shared by a line that ends where it begins', () => {
    const narrow = drawn('Go', { right: 60 })
    expect(edgeOf(narrow, [narrow, drawn('Skills', { x: 0, right: 50 })])).toEqual({ edge: 60, isShared: false })
  })
})

test.each([
  ['的上线', 1.4],
  ['的，。上线', 3.4],
  ['”的', 1.4],
  ['ひ', 1.4],
  ['ー', 1.4],
  ['go on', 1.4],
  ['Go on', 1.53],
  ['go的', 1.95],
  ['', 0.3],
  [' go', 0.3],
  ...[...'，。、；：）”！？'].map((sign): [string, number] => [`的${sign}上`, 2.4]),
])('“%s” takes %f ems that cannot be broken', (text, width) => {
  expect(firstWidth(text)).toBeCloseTo(width, 8)
})

describe('a line and the next', () => {
  test.each([
    ['micro\u2010', 'services at work', 'microservices at work'],
    ['micro\u2010', 'Services', 'micro\u2010 Services'],
    ['micro\u2010', '9 services', 'micro\u2010 9 services'],
    ['9\u2010', 'services', '9\u2010 services'],
    ['a\u2010b', 'services', 'a\u2010b services'],
    ['of the', 'bank', 'of the bank'],
  ])('“%s” and “%s” are “%s”', (text, next, whole) => {
    const line = drawn(text, { lead: 1, x: 60 })
    expect(together(line, drawn(next, { y: 686 }))).toEqual({ ...line, text: whole })
  })

  test.each([
    [9, 4, 14],
    [9, 3, 9],
    [8, 4, 8],
    [0, 0, 0],
    [10, 5, 14],
  ])('are in another face as a whole if both are: %d and %d of their characters', (lead, next, whole) => {
    expect(together(drawn('Northwind', { lead }), drawn('Bank', { lead: next })).lead).toBe(whole)
  })
})

describe('words are joined', () => {
  test.each([
    ['of the', 'bank', ' '],
    ['设计', '上线', ''],
    ['设计', 'Java', ' '],
    ['Java', '设计', ' '],
    ['“设计”', '“上线”', ''],
    ['设 a', '上线', ' '],
    ['设计', 'a 上', ' '],
    ['of the ', 'bank', ''],
    ['a， b', 'c', ' '],
    ['a', 'b，', ' '],
    ['long-', 'term', ''],
    ['long-', 'Term', ' '],
    ['9-', 'term', ' '],
    ['a-b', 'term', ' '],
    ['long-', 'A term', ' '],
    ['“', 'go', ' '],
  ])('“%s” and “%s” with “%s”', (before, after, between) => {
    expect(glue(before, after)).toBe(between)
  })

  test.each([...'，。、；：（）《》「」'])('without a space beside %s', (sign) => {
    expect([glue(`Java${sign}`, 'Go'), glue('Java', `${sign}Go`)]).toEqual(['', ''])
  })

  test('never with more than a space, and never with one between Chinese characters', () => {
    const han = fc.stringMatching(/^[设计上线]{1,6}$/)
    fc.assert(
      fc.property(han, han, (one, other) => {
        expect(glue(one, other)).toBe('')
      }),
    )
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(['', ' ']).toContain(glue(one, other))
      }),
    )
  })
})

describe('an address that has broken', () => {
  test.each([
    // An e-mail address after a sign of its own.
    ['ada.', 'byron@example.org', ''],
    ['ada_', 'byron@example.org', ''],
    ['ada-', 'byron@example.org', ''],
    ['ada@', 'example.org', ''],
    ['write to ada.', 'byron@example.org', ''],
    ['邮箱：ada@', 'example.org', ''],
    ['Mail:ada@', 'example.org', ''],
    ['邮箱｜ada@', 'example.org', ''],
    ['Mail|ada@', 'example.org', ''],
    ['ada.', 'byron+work-9@example.org', ''],
    ['ada.', 'byron@EXAMPLE.org', ''],
    ['ada.', 'Byron@example', ' '],
    ['ada.', 'at home.example.org', ' '],
    ['The end.', 'node.js', ' '],
    ['.', 'byron@example.org', ' '],
    ['ada', 'byron@example.org', ' '],
    ['a@b. So', 'node.js', ' '],
    ['ada.', '(ada@example.org', ' '],
    // Within its last part.
    ['ada@mail.example.c', 'n', ''],
    ['ada@example.c', 'om', ''],
    ['ada@north-wind.example.c', 'n', ''],
    ['ada@example.o', 'rg', ''],
    ['ada@example.o', 'ffice', ''],
    ['ada@example.o', 'fficer', ' '],
    ['ada@example.org', 'n', ' '],
    ['ada@example.c', 'n and', ' '],
    ['ada@example.c', 'N', ' '],
    ['example.c', 'n', ' '],
    ['ada@example.c', '9', ' '],
    ['to ada@example.c or', 'n', ' '],
    // Within the name of its host.
    ['ada@exam', 'ple.org', ''],
    ['ada@exam', '.org', ''],
    ['ada@north-', 'wind.example', ''],
    ['ada@north', '-wind.office', ''],
    ['ada@exam', 'ple.o', ' '],
    ['ada@exam', 'ple.international', ' '],
    ['ada@exam', 'ple.org is', ' '],
    ['@exam', 'ple.org', ' '],
    ['ada@exam so', 'ple.org', ' '],
    ['ada@exam', 'see ple.org', ' '],
    ['ada@exam', 'ple.mulighete', ''],
    // A web address after a sign of its own.
    ['https://example.org/', 'ada', ''],
    ['https://example.org/ada-', '9', ''],
    ['https://example.', 'org', ''],
    ['ada@example.', 'org', ''],
    ['example.org/a.', 'b', ''],
    ['https://example.org/', 'Ada', ' '],
    ['https://example.org/', '(ada', ' '],
    ['https://example.org/ada', 'is', ' '],
    ['and/or more.', 'they', ' '],
    ['example.', 'org', ' '],
    ['a / b.', 'they', ' '],
  ])('“%s” and “%s” with “%s”', (before, after, between) => {
    expect(glue(before, after)).toBe(between)
  })
})

describe('headings of several lines', () => {
  /** Lines below each other that begin at one edge. */
  const below = (...texts: string[]) =>
    texts.map((text, at) => drawn(text, { y: 700 - 14 * at, right: 50 + 6 * text.length }))
  const whole = (lines: ReturnType<typeof below>) => withWholeHeadings(lines).map(({ text }) => text)

  test.each([
    [['Leadership', 'and', 'activities'], ['Leadership and activities']],
    [
      ['Leadership and', 'activities', 'Led a team'],
      ['Leadership and activities', 'Led a team'],
    ],
    [
      ['Leadership', 'and activities', 'Led a team'],
      ['Leadership and activities', 'Led a team'],
    ],
    [
      ['Led a team', 'Professional', 'experience'],
      ['Led a team', 'Professional experience'],
    ],
    [
      ['教', '育', '经', '历', '学'],
      ['教育经历', '学'],
    ],
    [
      ['Education', 'Skills'],
      ['Education', 'Skills'],
    ],
    [['Skills', '& interests'], ['Skills & interests']],
    [['Skills &', 'interests'], ['Skills & interests']],
    [['Skills and', 'Interests'], ['Skills and Interests']],
    [
      ['Education', '1'],
      ['Education', '1'],
    ],
    [
      ['Led', 'a team'],
      ['Led', 'a team'],
    ],
    [['Work'], ['Work']],
    [[], []],
  ])('%j are %j', (texts, expected) => {
    expect(whole(below(...texts))).toEqual(expected)
  })

  const [first, second] = below('Leadership and', 'activities')
  test.each([
    ['at one left edge', {}, true],
    ['on another page', { page: 2 }, false],
    ['in another size', { size: 10.5 }, false],
    ['a little to the right', { x: 50.5 }, true],
    ['at no edge', { x: 51, right: 120 }, false],
    ['at one right edge', { x: 70, right: 134 }, true],
    ['around one middle', { x: 62, right: 122 }, true],
    ['around nearly one middle', { x: 62, right: 123.5 }, true],
    ['around another middle', { x: 62, right: 124 }, false],
    ['two lines further down', { y: 680 }, false],
    ['nearly two lines further down', { y: 680.5 }, true],
    ['above', { y: 714 }, false],
    ['beside it', { y: 700 }, false],
  ])('stand below each other: %s', (_what, more, isOne) => {
    const lines = [first, { ...second, ...more }] as Parameters<typeof whole>[0]
    expect(whole(lines)).toEqual(isOne ? ['Leadership and activities'] : ['Leadership and', 'activities'])
  })
})
