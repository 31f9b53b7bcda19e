import { describe, expect, test } from 'vitest'
import { withoutJumble } from '#src/resume/formats/pdf/jumble.ts'

const at = (text: string, x: number, y: number, width = 100, page = 1) => ({
  ...{ text, page, x, right: x + width, y, size: 10 },
})
type Placed = ReturnType<typeof at>
const join = (left: Placed, right: Placed) => ({ ...left, text: `${left.text}|${right.text}`, right: right.right })
const read = (...lines: Placed[]) => withoutJumble(lines, join).map(({ text }) => text)
const textsOf = (lines: readonly Placed[]) => lines.map(({ text }) => text)

/** Two columns whose headings are drawn before the texts below them. */
const headings = [at('Education', 40, 700), at('Skills', 40, 660), at('Languages', 200, 700), at('Interests', 200, 660)]
const texts = [at('Leeds', 40, 680), at('Go', 40, 640), at('Danish', 200, 680), at('Chess', 200, 640)]
const left = ['Education', 'Leeds', 'Skills', 'Go']
const right = ['Languages', 'Danish', 'Interests', 'Chess']
const level = ['Education', 'Languages', 'Leeds', 'Danish', 'Skills', 'Interests', 'Go', 'Chess']

describe('a page whose headings are drawn first', () => {
  test('is read column by column, each from top to bottom', () => {
    expect(read(...headings, ...texts)).toEqual([...left, ...right])
  })

  test('is read line by line where a column has three lines, or no heading', () => {
    const three = [...headings, ...texts].filter(({ text }) => text !== 'Chess')
    expect(read(...three)).toEqual(level.filter((text) => text !== 'Chess'))
    const bare = [at('Ada', 200, 700), at('Danish', 200, 680), at('Bob', 200, 660), at('Chess', 200, 640)]
    const twice = [...headings.slice(0, 2), at('Awards', 40, 620), ...texts.slice(0, 2), at('Cup', 40, 690), ...bare]
    const sorted = ['Education', 'Ada', 'Cup', 'Leeds', 'Danish', 'Skills', 'Bob', 'Go', 'Chess', 'Awards']
    expect(read(...twice)).toEqual(sorted)
  })

  test('is parted at its first gap, wherever drawing begins and however columns are aligned', () => {
    const third = [at('Awards', 400, 700), at('Projects', 400, 660), at('Cup', 400, 680), at('Tool', 400, 640)]
    const others = ['Languages', 'Awards', 'Danish', 'Cup', 'Interests', 'Projects', 'Chess', 'Tool']
    expect(read(...third, ...headings, ...texts)).toEqual([...left, ...others])
    const aligned = [...headings, ...texts].map((line) => (line.x === 200 ? { ...line, x: 200.5 } : line))
    expect(read(...aligned)).toEqual([...left, ...right])
  })

  test('is left as it is drawn where it goes back above a heading once only', () => {
    const once = [...headings.slice(0, 2), ...texts.slice(0, 2)]
    expect(read(...once)).toEqual(textsOf(once))
  })

  test('is the only one whose order changes', () => {
    const second = [at('Projects', 40, 500, 100, 2), at('Tool', 40, 700, 100, 2), at('2020', 40, 300, 100, 2)]
    const first = [...headings, ...texts]
    expect(read(...first, ...second)).toEqual([...left, ...right, ...textsOf(second)])
    expect(read(...second, ...first)).toEqual([...textsOf(second), ...left, ...right])
  })
})

describe('what counts as going back above a heading', () => {
  /** A page that goes back once, and once more by what is told. */
  const page = (...last: Placed[]) => [at('Skills', 40, 660), at('a', 40, 680), ...last]
  const isReadAnew = (...last: Placed[]) => textsOf(page(...last)).join() !== read(...page(...last)).join()

  test.each([
    ['more than a line and a half', 40, 615.1, 100, true],
    ['a line and a half', 40, 615, 100, false],
    ['over more than half of the heading', 89, 700, 100, true],
    ['over half of it', 90, 700, 100, false],
    ['narrow, and more than half of it over the heading', 109, 700, 60, true],
    ['narrow, and half of it over the heading', 110, 700, 60, false],
    ['wide, and over more than half of the heading', 89, 700, 300, true],
    ['wide, and over half of the heading', 90, 700, 300, false],
  ])('%s', (_what, x, y, width, expected) => {
    expect(isReadAnew(at('Awards', 40, 590), at('b', 40, 600), at('c', x, y, width))).toBe(expected)
  })

  test('not a heading beside it', () => {
    expect(isReadAnew(at('b', 300, 600), at('c', 300, 700))).toBe(false)
    expect(isReadAnew(at('b', 40, 600), at('c', 40, 660))).toBe(false)
    expect(isReadAnew(at('b', 40, 600), at('c', 40, 660.1))).toBe(true)
  })
})

describe('what stands above both columns', () => {
  const across = (count: number, y = 800) =>
    Array.from({ length: count }, (_, index) => at(`top ${index}`, 40, y - index * 12, 260))

  test('is read before them, six lines at most', () => {
    expect(read(...headings, ...across(6), ...texts)).toEqual([...textsOf(across(6)), ...left, ...right])
    expect(read(...headings, ...across(7), ...texts)).toEqual([...textsOf(across(7)), ...level])
  })

  test('is above all of both', () => {
    expect(read(...headings, ...across(1, 700.1), ...texts)).toEqual(['top 0', ...left, ...right])
    const asHigh = ['Education', 'top 0', 'Languages', ...level.slice(2)]
    expect(read(...headings, ...across(1, 700), ...texts)).toEqual(asHigh)
    const lower = (x: number) =>
      [...headings, ...texts].map((line) => (line.x === x ? { ...line, y: line.y - 30 } : line))
    for (const x of [40, 200]) {
      const first = x === 40 ? ['Languages', 'top 0', 'Danish'] : ['Education', 'top 0', 'Leeds']
      expect(read(...lower(x), ...across(1, 690)).slice(0, 3)).toEqual(first)
    }
  })

  test('is what comes nearer to the right column than eight points', () => {
    const wide = (width: number) => texts.map((line) => (line.text === 'Go' ? at('Go', 40, 640, width) : line))
    expect(read(...headings, ...wide(152))).toEqual([...left, ...right])
    expect(read(...headings, ...wide(152.1))).toEqual(level)
    expect(read(...headings, at('top', 40, 800, 155), ...texts)).toEqual(['top', ...left, ...right])
  })
})

describe('lines on one baseline', () => {
  const withAwards = (...more: Placed[]) => read(...headings, at('Awards', 40, 620), ...texts, ...more)
  const before = [...left, 'Awards']

  test('are one if one of them is a time, the left one first', () => {
    expect(withAwards(at('Cup', 100, 600, 40), at('2019', 40, 600, 40))).toEqual([...before, '2019|Cup', ...right])
    expect(withAwards(at('Town', 100, 600, 40), at('Cup', 40, 600, 40))).toEqual([...before, 'Cup', 'Town', ...right])
  })

  test('may differ by less than two fifths of their size', () => {
    const [time, cup] = [at('2019', 40, 600, 40), at('Cup', 100, 596.1, 40)]
    expect(withAwards(time, cup)).toEqual([...before, '2019|Cup', ...right])
    expect(withAwards(time, { ...cup, y: 596 })).toEqual([...before, '2019', 'Cup', ...right])
  })
})
