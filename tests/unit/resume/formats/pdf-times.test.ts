import { describe, expect, test } from 'vitest'
import { withPartedTimes, withWholeTimes } from '#src/resume/formats/pdf/order.ts'

const at = (text: string, x: number, y: number, width = 60, page = 1) => ({
  ...{ text, page, x, right: x + width, y, size: 10 },
})
type Placed = ReturnType<typeof at>
const join = (left: Placed, right: Placed) => ({ ...left, text: `${left.text}|${right.text}`, right: right.right })

describe('a time that has broken at the right of its name', () => {
  const name = at('Acme\tMarch 2020 –', 40, 700, 400)

  test.each([
    ['Acme\tMarch 2020 –', 'Acme\tMarch 2020 – 2021'],
    ['Acme\tMarch 2020—', 'Acme\tMarch 2020 – 2021'],
    ['Acme\tMarch 2020 -', 'Acme\tMarch 2020 – 2021'],
    ['Acme\tOslo\t2020 –', 'Acme\tOslo\t2020 – 2021'],
  ])('“%s” is whole again', (text, whole) => {
    const line = { ...name, text }
    expect(withWholeTimes([line, at('2021', 400, 690, 40)])).toEqual([{ ...line, text: whole }])
  })

  test.each(['Acme\tMarch 2020 – now', 'Acme\tMarch 2020', 'Acme\tMarch –', 'March 2020 –', 'Acme\tMarch 20201 a –'])(
    '“%s” is none',
    (text) => {
      const lines = [{ ...name, text }, at('2021', 400, 690, 40)]
      expect(withWholeTimes(lines)).toEqual(lines)
    },
  )

  test.each([
    ['on another page', at('2021', 400, 690, 40, 2), false],
    ['beside it', at('2021', 400, 700, 40), false],
    ['three lines below', at('2021', 400, 670, 40), false],
    ['nearly three lines below', at('2021', 400, 670.5, 40), true],
    ['that ends an inch before it', at('2021', 340, 690, 40), false],
    ['that ends less than that before it', at('2021', 340.5, 690, 40), true],
    ['of words', at('Engineer', 400, 690, 40), false],
    ['with a dash of its own', at('2021 –', 400, 690, 40), false],
  ])('goes on in a line %s: %s', (_what, line, isOne) => {
    expect(withWholeTimes([name, line])).toHaveLength(isOne ? 1 : 2)
  })

  test('goes on in the next line or the one after that, not in a third', () => {
    const [words, end] = [at('Engineer', 40, 695), at('2021', 400, 690, 40)]
    const whole = { ...name, text: 'Acme\tMarch 2020 – 2021' }
    expect(withWholeTimes([name, words, end, words])).toEqual([whole, words, words])
    expect(withWholeTimes([name, words, words, end])).toEqual([name, words, words, end])
  })
})

describe('a time that has broken at the left of its name', () => {
  const name = at('Mar 2020 –\tAcme', 40, 700)

  test.each([
    ['2020.03 –\tAcme', '2020.03 – 2021\tAcme'],
    ['2020/3-\tAcme', '2020/3 – 2021\tAcme'],
    ['2020 —\tAcme\tOslo', '2020 – 2021\tAcme\tOslo'],
  ])('“%s” is whole again', (text, whole) => {
    const line = { ...name, text }
    expect(withWholeTimes([line, at('2021', 40, 690)])).toEqual([{ ...line, text: whole }])
  })

  test.each(['Acme\tMar 2020 –\tOslo', 'Mar 2020 –', 'Mar –\tAcme', 'Mar 2020\tAcme', '2020.123 –\tAcme'])(
    '“%s” is none',
    (text) => {
      const lines = [{ ...name, text }, at('2021', 40, 690, 4)]
      expect(withWholeTimes(lines)).toEqual(lines)
    },
  )

  test('leaves what stands beside its end', () => {
    const next = at('May 2021\tEngineer\tOslo', 40, 690)
    expect(withWholeTimes([name, next])).toEqual([
      { ...name, text: 'Mar 2020 – May 2021\tAcme' },
      { ...next, text: 'Engineer\tOslo' },
    ])
  })

  test('goes on in the line drawn behind it rather than in the one before it', () => {
    const [before, behind] = [at('2022', 40, 690), at('2021', 40, 688)]
    expect(withWholeTimes([before, name, behind])).toEqual([before, { ...name, text: 'Mar 2020 – 2021\tAcme' }])
    expect(withWholeTimes([before, name, at('Engineer', 40, 688)]).map(({ text }) => text)).toEqual([
      'Mar 2020 – 2022\tAcme',
      'Engineer',
    ])
  })

  test('does not go on beside itself', () => {
    const lines = [name, at('2021', 40, 700)]
    expect(withWholeTimes(lines)).toEqual(lines)
  })
})

describe('a time in a narrow column of its own', () => {
  const parted = (...lines: Placed[]) => withPartedTimes(lines, join).map(({ text }) => text)
  const below = (...texts: string[]) => texts.map((text, nth) => at(text, 40, 700 - 12 * nth))

  test.each([
    [['Jan 2018 –', 'present'], 'Jan 2018 – present'],
    [['Jan', '2018 –', 'present'], 'Jan 2018 – present'],
    [['Jan', '2018 – present'], 'Jan 2018 – present'],
    [['Jan 2018', '– May 2020'], 'Jan 2018 – May 2020'],
    [['2018', '2020'], '2018 – 2020'],
    [[' 2018 ', 'Present'], '2018 – Present'],
    [['2016年8月', '2019年7月'], '2016年8月 – 2019年7月'],
    [['2016 – 2019', '年7月'], '2016 – 2019 年7月'],
  ])('%j is one', (texts, whole) => {
    expect(parted(...below(...texts))).toEqual([whole])
  })

  test.each([
    ['two times', ['2018 – 2019', '2016 – 2017']],
    ['a time above an earlier one', ['2019年7月', '2016年8月']],
    ['the same month twice', ['2016年8月', '2016年8月']],
    ['two words', ['Acme', 'Engineer']],
    ['a time and a word', ['2018 – 2019', 'Engineer']],
    ['a word above a time', ['Acme', '2018 – 2019']],
    ['a beginning alone', ['Jan', '2018']],
    ['a single line', ['2018 – 2019']],
    ['nothing', []],
  ])('%s are none: %j', (_what, texts) => {
    expect(parted(...below(...texts))).toEqual(texts)
  })

  const first = at('Jan 2018 –', 40, 700)
  test.each([
    ['at one left edge', at('present', 40, 688, 30), true],
    ['at nearly one left edge', at('present', 41.5, 688, 30), true],
    ['at another', at('present', 42, 688, 30), false],
    ['at one right edge', at('present', 70, 688, 30), true],
    ['at nearly one right edge', at('present', 70, 688, 28.5), true],
    ['at another right edge', at('present', 70, 688, 28), false],
    ['beside it', at('present', 40, 700), false],
    ['two lines below', at('present', 40, 680), false],
    ['nearly two lines below', at('present', 40, 680.5), true],
    ['on another page', at('present', 40, 688, 60, 2), false],
  ])('its parts stand %s: %s', (_what, line, isOne) => {
    expect(parted(first, line)).toEqual(isOne ? ['Jan 2018 – present'] : ['Jan 2018 –', 'present'])
  })

  test('no part of it is as long as a line of text', () => {
    expect(parted(...below('September 2010 – Januar  ', '2012'))).toHaveLength(2)
    expect(parted(...below('September 2010 – Januar ', '2012'))).toHaveLength(1)
  })

  test('comes beside the name on its first line, as far as the widest of its parts', () => {
    const parts = [at('Jan', 40, 700, 20), at('2018 –', 40, 688, 40), at('present', 40, 676, 50)]
    const [name, other] = [at('Acme', 100, 700), at('Engineer', 100, 676)]
    expect(withPartedTimes([...parts, name, other], join)).toEqual([
      { ...at('Jan 2018 – present|Acme', 40, 700), right: 160 },
      other,
    ])
    expect(withPartedTimes([...parts, { ...name, x: 90, right: 160 }], join)).toMatchObject([
      { text: 'Jan 2018 – present', x: 40, right: 90 },
      { text: 'Acme' },
    ])
  })

  test.each([
    ['below it', at('Acme', 100, 676)],
    ['at its left', at('Acme', 0, 700, 20)],
    ['on another page', at('Acme', 100, 700, 60, 2)],
  ])('stays by itself before a name %s', (_what, name) => {
    expect(parted(...below('Jan 2018 –', 'present'), name, at('Engineer', 100, 600))).toEqual([
      'Jan 2018 – present',
      'Acme',
      'Engineer',
    ])
  })
})
