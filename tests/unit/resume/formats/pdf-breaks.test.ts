import { describe, expect, test } from 'vitest'
import { below, drawn, goes } from './drawn-lines.ts'

const next = 'branches in Norway'
/** Nothing but what it says lets such a line go on. */
const short = { right: 200 }

describe('a full line ends its paragraph', () => {
  test.each([
    ['负责核心系统的设计。', false],
    ['负责核心系统的设计！', false],
    ['负责核心系统的设计？', false],
    ['负责核心系统。设计', true],
  ])('“%s”: goes on %s', (text, expected) => {
    expect(goes(drawn(text), below('主导上线'))).toBe(expected)
  })

  test.each([
    ['ada@example.org', false],
    ['ADA@EXAMPLE.ORG', false],
    ['a.b+c-d@mail.north-wind.example', false],
    ['write to ada@example.org', true],
    ['ada@example.org or by post', true],
    ['ada@example', true],
  ])('as an address: %s goes on %s', (text, expected) => {
    expect(goes(drawn(text), below(next))).toBe(expected)
  })

  test.each([
    ['Kept the books 2019 – 2021', false],
    ['Keep the books 2019 – present', false],
    ['Kept the books in 2019', true],
  ])('as a period: “%s” goes on %s', (text, expected) => {
    expect(goes(drawn(text), below(next))).toBe(expected)
  })
})

describe('a cell', () => {
  const cell = 'Languages\tNorwegian, which is spoken every day'
  const under = (before: object, line: object, text = cell) =>
    goes(drawn(text, { cell: 150, ...before }), below(next, { x: 150, ...line }))

  test.each([
    ['where it begins', {}, {}, true],
    ['two points before', {}, { x: 148 }, false],
    ['a little before', {}, { x: 148.5 }, true],
    ['at the left', {}, { x: 50 }, false],
    ['where it ends in another face', { endsApart: true }, {}, false],
    ['in another face', {}, { lead: 3 }, false],
  ])('goes on below it: %s', (_what, before, line, expected) => {
    expect(under(before, line)).toBe(expected)
  })

  test('may end with a period', () => {
    expect(under({}, {}, 'Languages\tNorwegian 2019 – 2021')).toBe(true)
  })
})

describe('no paragraph goes on with', () => {
  test.each([
    'ada@example.org',
    'www.northwind.example',
    'WWW.northwind.example',
    'http://northwind.example',
    'https://northwind.example',
    '+47 22 00 00 00',
    '• Led a team',
    'Education',
    'Go\tRust',
  ])('“%s”', (text) => {
    expect(goes(drawn('Kept the books of a bank with nine'), below(text))).toBe(false)
  })

  test('a number of a list', () => {
    const numbered = (isCounted: boolean) =>
      goes(drawn('Kept the books of a bank with nine'), below('2. Led a team', { isCounted }))
    expect(numbered(true)).toBe(false)
  })

  test.each(['or ada@example.org', '+ all of the rest', 'https and others', 'by www.northwind.example'])(
    'but with “%s”',
    (text) => {
      expect(goes(drawn('Kept the books of a bank with nine'), below(text))).toBe(true)
    },
  )

  test('but with the rest of an address, and with cells after a comma', () => {
    const archive = 'see https://archive.example/2019/'
    expect(goes(drawn(archive), below('https://northwind.example'))).toBe(true)
    expect(goes(drawn('Java, Kotlin,'), below('Go\tRust'))).toBe(true)
  })
})

describe('a label begins a line of its own', () => {
  const line = '语言：英语、挪威语'
  const value = '熟练使用各种工具与框架'

  test.each([
    ['below another', '工具：各种工具与框架', line, false],
    ['below a text', value, line, true],
    ['that has twelve characters', `${'工'.repeat(12)}：各种`, line, false],
    ['of more is none', `${'工'.repeat(13)}：各种`, line, true],
    ['of two words is none', '常用 工具：各种', line, true],
    ['with an upright', '工具｜各种', '语言|英语', false],
    ['with a colon', 'Tools: all of them', 'Languages: all of them', false],
    ['is missing', '工具：各种工具与框架', value, true],
    ['without a name is none', '：各种', line, true],
  ])('%s', (_what, before, text, expected) => {
    expect(goes(drawn(before), below(text))).toBe(expected)
  })

  test('as the first line of the paragraph does', () => {
    const whole = drawn('工具：各种工具与框架', { y: 714 })
    expect(goes(drawn(value), below(line), { whole })).toBe(false)
    expect(goes(drawn('工具：各种工具与框架'), below(line), { whole: drawn(value, { y: 714 }) })).toBe(false)
  })

  test.each([
    ['with a colon', 'Tools: Go and Rust', 6, false],
    ['with a colon and a space', 'Tools: Go and Rust', 7, false],
    ['of Chinese characters', '工具：各种', 3, false],
    ['without one', 'Tools: Go and Rust', 5, true],
    ['and more than it', 'Tools: Go and Rust', 9, true],
    ['before a text that ends with a colon', 'Go and Rust:', 2, true],
    ['and nothing else', 'Ledgers:', 8, true],
  ])('in a face of its own: %s', (_what, text, lead, expected) => {
    expect(goes(drawn('Kept the books of a bank with nine', { endsApart: true }), below(text, { lead }))).toBe(expected)
  })
})

describe('a line that ends early goes on', () => {
  const early = (before: string, text: string, line: object = {}, more: object = {}) =>
    goes(drawn(before, { ...short, ...more }), below(text, line))

  test.each([
    ['Java,', 'Go', {}, true],
    ['Java，', 'Go', {}, true],
    ['Java、', 'Go', {}, true],
    ['Java, Kotlin', 'Go', {}, false],
    ['Java,', 'Go at work', { lead: 2 }, false],
    ['Java,', 'Go at work', { lead: 1 }, false],
  ])('after a comma: “%s” above “%s” %j: %s', (before, text, line, expected) => {
    expect(early(before, text, line)).toBe(expected)
  })

  const long = 'Kept the books of all banks'.slice(0, 26)
  test.each([
    [long, 'and loans', true],
    [long.slice(0, 25), 'and loans', false],
    [long, 'and, loans', true],
    [long, 'and; loans', true],
    [long, 'and. Loans', true],
    [long, 'and', true],
    [long, 'And loans', false],
    [long, 'iPhone apps', false],
    [long, 'x-ray', false],
    [long, 'Sold as', false],
    [`${long} in 2019`, 'and loans', true],
    [`${long})`, 'and loans', false],
    [`${long} (a)`, 'and loans', false],
  ])('in a small letter: “%s” above “%s”: %s', (before, text, expected) => {
    expect(early(before, text)).toBe(expected)
  })

  test.each([
    [0, true, false],
    [3, true, true],
    [1, true, true],
    [3, false, false],
  ])('in the same face: %d characters apart below one that ends so (%s): %s', (lead, endsApart, expected) => {
    expect(early(`${long},`, 'and loans', { lead }, { endsApart })).toBe(lead === 0 || expected)
    expect(early(long, 'and loans', { lead }, { endsApart })).toBe(expected)
  })
})

test('an address goes on wherever it has broken', () => {
  expect(goes(drawn('ada@example.c', short), below('n'))).toBe(true)
  expect(goes(drawn('ada@example.c', short), below('N'))).toBe(false)
})

describe('the text of a point goes on where it is set in', () => {
  const point = (text: string, line: string, x = 62) => goes(drawn(text, short), below(line, { x }))

  test.each([54, 54.5, 74.5, 75].map((x, at) => [x, [false, true, true, false][at]]))('at %d: %s', (x, expected) => {
    expect(point('• Kept the books', 'loans', Number(x))).toBe(expected)
  })

  test.each([...'•●○◦▪■◆', '– ', '— ', '- '])('behind “%s”', (sign) => {
    expect(point(`${sign}Kept the books`, 'loans')).toBe(true)
  })

  test.each([
    ['-Kept the books', 'loans', false],
    ['Kept • the books', 'loans', false],
    ['• Kept the books', 'Loans', false],
    ['• Kept the books', '9 clerks', true],
    ['• Kept the books', '贷款', true],
    ['• Kept the books', '(loans)', false],
    ['• Kept the books of banks.', 'loans', false],
    ['• Kept the books of a bank', 'Loans', true],
    ['• Kept the books of a ban', 'Loans', false],
    ['• Kept books (all of them)', 'loans', true],
    ['• 读书（全部）', 'loans', true],
    ['• 读「书」', 'loans', true],
    ['• 读《书》', 'loans', true],
    ['• 读“书”', 'loans', true],
    ['• Kept 9', 'loans', true],
    ['• Kept a book:', 'loans', false],
  ])('“%s” above “%s”: %s', (text, line, expected) => {
    expect(point(text, line)).toBe(expected)
  })

  test('from the sign of its first line', () => {
    const [whole, last] = [drawn('• Kept the books', { y: 714 }), drawn('of banks', { ...short, x: 62 })]
    expect(goes(last, below('loans', { x: 62 }), { whole })).toBe(true)
    expect(goes(last, below('loans', { x: 62 }))).toBe(false)
  })
})
