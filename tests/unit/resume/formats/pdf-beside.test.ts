import { describe, expect, test } from 'vitest'
import { inReadingOrder } from '#src/resume/formats/pdf/order.ts'

const at = (text: string, x: number, y: number, width = 60, page = 1) => ({
  ...{ text, page, x, right: x + width, y, size: 10 },
})
type Placed = ReturnType<typeof at>
const join = (left: Placed, right: Placed) => ({ ...left, text: `${left.text}|${right.text}`, right: right.right })
const ordered = (...lines: Placed[]) => inReadingOrder(lines, join).map(({ text }) => text)

describe('a time far from its name', () => {
  const [name, words] = [at('Acme', 40, 700), at('did things', 40, 680)]

  test('comes beside it where it was drawn before it, too', () => {
    expect(ordered(at('2019', 400, 700), words, name)).toEqual(['did things', 'Acme|2019'])
  })

  test.each([
    ['a little over half of its size away', 705, false],
    ['a little less', 704.5, true],
    ['a little below', 695.5, true],
    ['half of its size below', 695, false],
  ])('stands on its line: %s', (_what, y, isOne) => {
    expect(ordered(name, words, at('2019', 400, y))).toEqual(
      isOne ? ['Acme|2019', 'did things'] : ['Acme', 'did things', '2019'],
    )
  })

  test('stands on the line of a larger name', () => {
    const large = { ...name, size: 14 }
    expect(ordered(large, words, at('2019', 400, 706))).toEqual(['Acme|2019', 'did things'])
  })

  test('overlaps it by less than a point', () => {
    const touching = (x: number) => ordered(name, words, at('2019', x, 700)).length
    expect([touching(99), touching(99.5)]).toEqual([3, 2])
    expect(ordered(at('Acme', 200, 700), words, at('2019', 140.5, 700))).toEqual(['2019|Acme', 'did things'])
    expect(ordered(at('Acme', 200, 700), words, at('2019', 141, 700))).toHaveLength(3)
  })

  test('comes beside the nearer one on either side', () => {
    const lines = [at('Acme', 40, 700), at('Globex', 300, 700), at('did things', 40, 500)]
    expect(ordered(...lines, at('2019', 230, 700))).toEqual(['Acme', '2019|Globex', 'did things'])
    expect(ordered(...lines, at('2019', 110, 700))).toEqual(['Acme|2019', 'Globex', 'did things'])
  })
})

describe('a time below a line of its own column', () => {
  const lines = (above: Placed, time = at('2019', 400, 690)) => [
    at('Acme', 40, 690),
    at('did things', 40, 680),
    above,
    time,
  ]

  test.each([
    ['stays there', at('Globex', 400, 702), true],
    ['of another page does not', at('Globex', 400, 702, 60, 2), false],
    ['on its line does not', at('Globex', 400, 690), false],
    ['below another time does not', at('2018', 400, 702), false],
    ['four lines below it does not', at('Globex', 400, 730), false],
    ['nearly four lines below it stays', at('Globex', 400, 729.5), true],
    ['below what ends where it begins does not', at('Globex', 340, 702), false],
    ['below what ends just behind its beginning stays', at('Globex', 340.5, 702), true],
    ['below what begins where it ends does not', at('Globex', 460, 702), false],
    ['below what begins just before its end stays', at('Globex', 459.5, 702), true],
    ['above it does not', at('Globex', 400, 680.5), false],
  ])('%s', (_what, above, isLeft) => {
    const texts = ordered(...lines(above))
    expect(texts.includes('2019')).toBe(isLeft)
  })

  test('stays where its town stands beside no name, or beside a sentence', () => {
    const town = at('Oslo, Norway', 400, 702)
    expect(ordered(...lines(town))).toContain('2019')
    const floats = [at('Acme', 40, 702), at('Led a team.', 40, 690), at('did things', 40, 660), town]
    expect(ordered(...floats, at('2019', 400, 690))).toContain('2019')
    const named = floats.map((line) => (line.text === 'Led a team.' ? { ...line, text: 'Led a team' } : line))
    expect(ordered(...named, at('2019', 400, 690))).toContain('Led a team|2019')
  })

  test.each([...'.。;；'])('stays beside a sentence that ends with %s', (end) => {
    const floats = [at('Acme', 40, 702), at(`Led a team${end}`, 40, 690), at('did things', 40, 660)]
    expect(ordered(...floats, at('Oslo, Norway', 400, 702), at('2019', 400, 690))).toContain('2019')
    expect(ordered(...floats, at('2019', 400, 690))).toContain(`Led a team${end}|2019`)
  })
})

describe('a time beside the rest of a name', () => {
  const of = (above: string, more: object = {}) =>
    ordered(
      at('2019 – 2021', 400, 688),
      { ...at(above, 40, 700), ...more },
      at('Leeds', 40, 688),
      at('did things', 40, 660),
    )

  test.each('of the for and de du des della di und für et'.split(' '))('comes behind all of it after “%s”', (word) => {
    expect(of(`University ${word}`)).toEqual([`University ${word} Leeds|2019 – 2021`, 'did things'])
  })

  test.each([
    ['University', {}],
    ['Proof', {}],
    ['University of Oslo', {}],
    ['University of', { page: 2 }],
    ['University of', { y: 708 }],
  ])('comes behind the rest alone: %s %j', (above, more) => {
    expect(of(above, more)).toContain('Leeds|2019 – 2021')
    expect(of(above, more)).toContain(above)
  })

  test('is as close as nearly two lines', () => {
    expect(of('University of', { y: 707.5 })).toContain('University of Leeds|2019 – 2021')
  })
})

describe('headings in a column of their own', () => {
  const headings = [at('Education', 40, 700), at('Skills', 40, 600), at('Languages', 40, 500)]
  const texts = [at('Leeds', 200, 700), at('Go', 200, 600), at('Danish', 200, 500)]
  const moved = ['Education', 'Leeds', 'Skills', 'Go', 'Languages', 'Danish']

  test.each([
    [45.5, moved],
    [46, ['Education', 'Languages', 'Leeds', 'Skills', 'Go', 'Danish']],
    [26.5, ['Skills', 'Education', 'Leeds', 'Go', 'Languages', 'Danish']],
    [26, ['Education', 'Skills', 'Languages', 'Leeds', 'Go', 'Danish']],
  ])('begin near each other: one of them at %d', (x, expected) => {
    const lines = headings.map((heading, nth) => (nth === 1 ? { ...heading, x } : heading))
    expect(ordered(...lines, ...texts)).toEqual(expected)
  })

  test('are no column on several pages', () => {
    const [education, skills, languages] = headings as [Placed, Placed, Placed]
    const lines = [education, skills, { ...languages, page: 2, y: 700 }, ...texts]
    expect(ordered(...lines)).toEqual(lines.map(({ text }) => text))
  })

  test('are seven of ten lines there, at least', () => {
    const seven = ['Education', 'Skills', 'Languages', 'Projects', 'Interests', 'Awards', 'Publications']
    const column = seven.map((text, nth) => at(text, 40, 700 - 60 * nth))
    const of = (...others: string[]) => {
      const words = others.map((text, nth) => at(text, 40, 670 - 60 * nth))
      return ordered(...[...column, ...words].sort((a, b) => b.y - a.y), at('Leeds', 200, 700))
    }
    const rest = ['Awards', 'Publications']
    expect(of('a', 'b', 'c')).toEqual([
      'a',
      'Skills',
      'b',
      'Languages',
      'c',
      'Projects',
      'Interests',
      ...rest,
      'Education',
      'Leeds',
    ])
    expect(of('a', 'b', 'c', 'd')).toEqual([
      'Education',
      'a',
      'Skills',
      'b',
      'Languages',
      'c',
      'Projects',
      'd',
      'Interests',
      ...rest,
      'Leeds',
    ])
  })

  test('stay before what is not at their right, or not on their line', () => {
    const low = texts.map((line) => ({ ...line, y: line.y - 10 }))
    expect(ordered(...headings, ...low)).toEqual([...headings, ...low].map(({ text }) => text))
    const left = texts.map((line) => ({ ...line, x: 0, right: 20 }))
    expect(ordered(...headings, ...left)).toEqual([...headings, ...left].map(({ text }) => text))
    expect(ordered(...headings, ...texts)).toEqual(moved)
  })
})
