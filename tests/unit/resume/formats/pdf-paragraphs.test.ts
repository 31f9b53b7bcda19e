import { describe, expect, test } from 'vitest'
import { below, drawn, goes } from './drawn-lines.ts'

const full = 'Kept the books of a bank with nine'
const short = { right: 200 }

test('a full line goes on in the next, one that ends early does not', () => {
  expect(goes(drawn(full), below('branches in Norway'))).toBe(true)
  expect(goes(drawn('Kept the books', short), below('Branches in Norway'))).toBe(false)
})

describe('a line is full where the next character or word had no room', () => {
  const [before, next] = ['负责核心系统的设计与开发', '的上线']

  test.each([
    [236, 250, false],
    [236.5, 250, true],
    // Not wider than 25 ems: no line of it is ragged.
    [286, 300, false],
    [266, 310, false],
    [266.5, 310, true],
  ])('ending at %d of %d: %s', (right, edge, expected) => {
    expect(goes(drawn(before, { right }), below(next), { edge })).toBe(expected)
  })

  test('and lines that begin in another face are broken late', () => {
    const ends = (lead: number) => goes(drawn(before, { right: 290 }), below(next, { lead }), { edge: 310 })
    expect([ends(0), ends(1)]).toEqual([true, false])
  })

  test.each([
    ['.', 'Led a team', false, false],
    ['!', 'Led a team', false, false],
    ['?', 'Led a team', false, false],
    [';', 'Led a team', false, false],
    ['.', '3 clerks', false, false],
    ['.', 'led a team', false, true],
    ['.', 'iOS at home', false, true],
    ['', 'Led a team', false, true],
    ['. Olav', 'Led a team', false, true],
    ['.', 'Led a team', true, true],
  ])('after “St%s” before “%s”, others ending there: %s', (end, next, isShared, expected) => {
    expect(goes(drawn(`Kept the books of the bank of St${end}`), below(next), { isShared })).toBe(expected)
  })

  test('but not that of a cell with the end of a sentence', () => {
    const cell = (text: string) => goes(drawn(`Languages\t${text}`, { cell: 150 }), below('Norwegian', { x: 150 }))
    expect([cell('Spoken every day.'), cell('Spoken every day, and')]).toEqual([false, true])
  })
})

describe('names and terms below each other', () => {
  const pair = (before: string, next: string, edge = 175) => goes(drawn(before, { right: edge }), below(next), { edge })

  test.each([
    ['Public speaking', 'Chess', 175, false],
    ['Public speaking', 'Chess', 176, true],
    ['Public speaking', 'chess', 175, true],
    ['Public speaking', 'iOS', 175, true],
    ['One of my hobbies', 'Chess', 175, false],
    ['One of my many hobbies', 'Chess', 175, true],
    ['Life in Thailand', 'Chess', 175, false],
    ['Rest at home', 'Chess', 175, false],
  ])('“%s” above “%s” in a column that ends at %d: %s', (before, next, edge, expected) => {
    expect(pair(before, next, edge)).toBe(expected)
  })

  test.each('and or of for in the to with a an at by on AND'.split(' '))(
    'a line that ends with “%s” goes on',
    (word) => {
      expect(pair(`Reading ${word}`, 'Chess')).toBe(true)
    },
  )

  test.each([...';:&/–；：-'])('a line that ends with %s goes on', (sign) => {
    expect(pair(`Reading ${sign}`, 'Chess')).toBe(true)
  })

  test('a sign within a term changes nothing', () => {
    expect(pair('R&D', 'Chess')).toBe(false)
  })

  test.each([
    ['Northwind Ltd', 'Oslo', false],
    ['Oslo University', 'Bergen', false],
    ['Oslo University', 'bergen', true],
    ['Northwind', 'Oslo', true],
    ['Oslo University of', 'Bergen', true],
  ])('“%s” above “%s” on the whole page: %s', (before, next, expected) => {
    expect(pair(before, next, 500)).toBe(expected)
  })

  test('an employer in bold goes on in bold', () => {
    const before = drawn('Northwind Ltd', { lead: 13, endsApart: true })
    expect(goes(before, below('Oslo and Bergen', { lead: 4 }))).toBe(true)
    expect(goes({ ...before, lead: 12 }, below('Oslo and Bergen', { lead: 4 }))).toBe(false)
  })
})

describe('a line below another', () => {
  const next = 'branches in Norway'

  test.each([
    ['on its page', {}, true],
    ['on another page', { page: 2 }, false],
    ['beside it', { y: 700 }, false],
    ['above it', { y: 714 }, false],
    ['just below it', { y: 699.5 }, true],
    ['at the distance of lines', { y: 677.5 }, true],
    ['at the distance of paragraphs', { y: 677 }, false],
    ['a little to the left', { x: 48.5 }, true],
    ['two points to the left', { x: 48 }, false],
    ['indented', { x: 79.5 }, true],
    ['indented by three ems', { x: 80 }, false],
    ['nearly as large', { size: 10.25 }, true],
    ['larger', { size: 10.5 }, false],
    ['smaller', { size: 9.5 }, false],
  ])('%s', (_what, more, expected) => {
    expect(goes(drawn(full), below(next, more))).toBe(expected)
  })

  test.each([
    [1.38, 685.5, true],
    [1.38, 685, false],
    [1, 688, false],
    [0, 688, true],
  ])('where lines usually are %d ems apart, at %d: %s', (usual, y, expected) => {
    expect(goes(drawn(full), below(next, { y }), { usual })).toBe(expected)
  })

  test('may begin where the last cell does, in the size of that', () => {
    const before = drawn(full, { cell: 150, cellSize: 12 })
    expect([151.5, 152].map((x) => goes(before, below(next, { x })))).toEqual([true, false])
    expect(goes(before, below(next, { size: 12 }))).toBe(true)
    expect(goes(before, below(next, { size: 11 }))).toBe(false)
  })
})

describe('a line in another face', () => {
  const next = 'Branches in Norway'

  test.each([
    ['below a name in bold', { lead: full.length, endsApart: true }, { lead: 0 }, false],
    ['in bold below a name in bold', { lead: full.length, endsApart: true }, { lead: next.length }, true],
    ['in bold below the text', {}, { lead: next.length }, false],
    ['in bold below a text that ends so', { lead: 4, endsApart: true }, { lead: next.length }, true],
    ['below a text that begins in bold', { lead: 4 }, { lead: 0 }, true],
  ])('%s', (_what, before, line, expected) => {
    expect(goes(drawn(full, before), below(next, line))).toBe(expected)
  })
})

describe('lines that end at one edge and begin at others', () => {
  const address = { x: 100, right: 300 }
  const flush = (before: object, line: object, text = 'Storgata 9 in Oslo, which is') =>
    goes(drawn(text, { ...address, ...before }), below('Norway', { ...address, ...line }), { edge: 300 })

  test.each([
    ['as an address does', {}, { x: 110 }, false],
    ['and one a little further', {}, { x: 110, right: 300.5 }, false],
    ['at an edge of its own', {}, { x: 110, right: 301 }, true],
    ['begins half an em further', {}, { x: 105 }, true],
    ['begins a little further than that', {}, { x: 105.5 }, false],
    ['is as wide as a paragraph', { x: 50 }, { x: 60 }, true],
    ['is nearly as wide', { x: 51 }, { x: 61 }, false],
  ])('%s', (_what, before, line, expected) => {
    expect(flush(before, line)).toBe(expected)
  })

  test('with a sign in front are a paragraph, with a number they are none', () => {
    expect(flush({}, { x: 110 }, '(Storgata 9 in Oslo, which is')).toBe(true)
    expect(flush({}, { x: 110 }, '9 Storgata in Oslo, which is')).toBe(false)
  })
})
