import { describe, expect, test } from 'vitest'
import { inReadingOrder, withWholeTimes } from '#src/resume/formats/pdf/order.ts'

const at = (text: string, x: number, y: number, width = 60, page = 1) => ({
  ...{ text, page, x, right: x + width, y, size: 10 },
})
type Placed = ReturnType<typeof at>
const join = (left: Placed, right: Placed) => ({ ...left, text: `${left.text}|${right.text}`, right: right.right })
const ordered = (...lines: Placed[]) => inReadingOrder(lines, join).map(({ text }) => text)

describe('a time drawn apart from its name', () => {
  const names = [at('Acme', 40, 700), at('did things', 40, 680)]

  test('comes beside it, on its side', () => {
    expect(ordered(...names, at('2019 – 2021', 400, 700))).toEqual(['Acme|2019 – 2021', 'did things'])
    expect(ordered(at('Acme', 200, 700), at('did things', 200, 680), at('2019', 40, 700))).toEqual([
      '2019|Acme',
      'did things',
    ])
  })

  test.each([
    ['right behind it', [at('Acme', 40, 700), at('2019', 400, 700)]],
    ['on another page', [...names, at('2019', 400, 700, 60, 2)]],
    ['not level with it', [...names, at('2019', 400, 705)]],
    ['over it', [...names, at('2019', 90, 700)]],
    ['below a name of its own column', [...names, at('Globex', 400, 720), at('2019', 400, 700)]],
  ])('stays where it is: %s', (_what, lines) => {
    expect(ordered(...lines)).toEqual(lines.map(({ text }) => text))
  })

  test('comes beside the nearer of two', () => {
    const lines = [...names, at('Globex', 200, 700), at('more', 40, 500), at('2019', 400, 700)]
    expect(ordered(...lines)).toEqual(['Acme', 'did things', 'Globex|2019', 'more'])
  })

  test('comes beside the name, not beside another time', () => {
    const times = [at('2018', 330, 700), at('2019 – 2021', 400, 700)]
    expect(ordered(...names, ...times)).toEqual(['Acme|2018|2019 – 2021', 'did things'])
  })

  test('comes behind the whole of a name that has broken', () => {
    const lines = [at('University of', 40, 700), at('Leeds', 40, 688), at('did things', 40, 660)]
    expect(ordered(at('2019 – 2021', 400, 688), ...lines)).toEqual(['University of Leeds|2019 – 2021', 'did things'])
  })

  test('comes beside its name with the town above it', () => {
    const floats = [at('Brno, Czechia', 400, 700), at('2019 – 2021', 400, 680)]
    const lines = [at('Acme', 40, 700), at('Engineer', 40, 680)]
    expect(ordered(...floats, at('did things', 40, 660), ...lines)).toEqual([
      'did things',
      'Acme|Brno, Czechia',
      'Engineer|2019 – 2021',
    ])
  })

  test.each([
    ['level enough', at('2019', 400, 704.9)],
    ['touching it', at('2019', 99.1, 700)],
  ])('comes beside it: %s', (_what, time) => {
    expect(ordered(...names, time)).toEqual(['Acme|2019', 'did things'])
  })
})

describe('headings in a column of their own', () => {
  const headings = [at('Education', 40, 700), at('Skills', 40, 600), at('Languages', 40, 500)]
  const texts = [at('Leeds', 200, 700), at('Go', 200, 600), at('Danish', 200, 500)]

  test('come before what stands beside them', () => {
    expect(ordered(...headings, ...texts)).toEqual(['Education', 'Leeds', 'Skills', 'Go', 'Languages', 'Danish'])
    expect(ordered(...texts, ...headings)).toEqual(['Education', 'Leeds', 'Skills', 'Go', 'Languages', 'Danish'])
  })

  test('are three at least, and most of their column', () => {
    const two = [...headings.slice(0, 2), ...texts]
    expect(ordered(...two)).toEqual(two.map(({ text }) => text))
    const others = [at('a', 42, 650), at('b', 38, 640)]
    const mixed = [...headings, ...others, ...texts]
    expect(ordered(...mixed)).toEqual(mixed.map(({ text }) => text))
    const fewer = [...headings, at('a', 42, 650), ...texts]
    expect(ordered(...fewer)).toEqual(['a', 'Education', 'Leeds', 'Skills', 'Go', 'Languages', 'Danish'])
  })
})

describe('a time a narrow column has broken', () => {
  const whole = (...lines: Placed[]) => withWholeTimes(lines).map(({ text }) => text)
  const first = at('Mar 2020 –\tAcme', 40, 700)

  test.each([
    ['alone below', [first, at('Present', 40, 690)], ['Mar 2020 – Present\tAcme']],
    ['beside the next line', [first, at('May 2021\tEngineer', 40, 690)], ['Mar 2020 – May 2021\tAcme', 'Engineer']],
    ['drawn before', [at('Present', 40, 690), first], ['Mar 2020 – Present\tAcme']],
  ])('is put together: %s', (_what, lines, expected) => expect(whole(...lines)).toEqual(expected))

  test.each([
    ['words', at('Engineer', 40, 690)],
    ['far below', at('Present', 40, 680)],
    ['above', at('Present', 40, 710)],
    ['far to the right', at('Present', 100, 690)],
    ['on another page', at('Present', 40, 690, 60, 2)],
  ])('is left as it is before %s', (_what, line) => {
    expect(whole(first, line)).toEqual([first.text, line.text])
  })

  test('goes on a little less than two lines below, a little less than an inch to the right', () => {
    expect(whole(first, at('Present', 99.9, 680.1))).toEqual(['Mar 2020 – Present\tAcme'])
  })
})

test('a period goes on in the nearer of two lines that could end it', () => {
  const lines = [at('Acme\tMarch 2020 –', 40, 700, 400), at('2021', 400, 690, 40), at('2012', 400, 686, 40)]
  expect(withWholeTimes(lines).map(({ text }) => text)).toEqual(['Acme\tMarch 2020 – 2021', '2012'])
})

test('a period that has broken in a column at the right is whole again', () => {
  const lines = [at('Acme\tJanuary 2020 –', 40, 700, 400), at('Architect', 40, 688), at('Present', 400, 688, 40)]
  expect(withWholeTimes(lines).map(({ text }) => text)).toEqual(['Acme\tJanuary 2020 – Present', 'Architect'])
  expect(withWholeTimes([...lines.slice(0, 2), at('2012', 40, 676)]).map(({ text }) => text)).toHaveLength(3)
})
