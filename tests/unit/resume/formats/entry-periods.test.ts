import { describe, expect, test } from 'vitest'
import type { NestedItem } from '#src/resume/compose.ts'
import type { Period } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import {
  datesOf,
  headPeriod,
  isTotal,
  shownLength,
  withPositionsBelow,
} from '#src/resume/formats/text/entry-periods.ts'

const many = (count: number, character = 'x') => character.repeat(count)
const periodOf = (text: string, more: Partial<SourceLine> = {}) => headPeriod({ text, ...more })

describe('the period of a heading', () => {
  test.each<[text: string, period: Period, rest: string]>([
    ['Acme 2019 – 2021', { start: '2019', end: '2021' }, 'Acme'],
    // Beside a period a full stop ends the names.
    ['2018 – 2020\tEngineer, Acme.', { start: '2018', end: '2020' }, 'Engineer, Acme'],
    ['Chef (Jan 2017 – Feb 2018)', { start: '2017-01', end: '2018-02' }, 'Chef'],
    // The names of a row in Chinese.
    ['甲乙中学，语文教师（2012年8月至今）', { start: '2012-08', present: true }, '甲乙中学\t语文教师'],
    ['甲乙，司机，2016.09 – 2020.06', { start: '2016-09', end: '2020-06' }, '甲乙\t司机'],
    ['甲，司机，2016.09 – 2020.06', { start: '2016-09', end: '2020-06' }, '甲，司机'],
    ['甲乙，丙丁，2016.09 – 2020.06', { start: '2016-09', end: '2020-06' }, '甲乙，丙丁'],
    ['甲乙学校，丙丁，2016.09', { start: '2016-09' }, '甲乙学校，丙丁'],
    ['一，二，三，某学校，2016.09 – 2020.06', { start: '2016-09', end: '2020-06' }, '一\t二\t三\t某学校'],
    [`某学校，${many(16, '二')}，2016 – 2020`, { start: '2016', end: '2020' }, `某学校\t${many(16, '二')}`],
    ['2019年3月—2023年11月，天津某物流公司，司机', { start: '2019-03', end: '2023-11' }, '天津某物流公司\t司机'],
    // A degree first and its year last.
    ['Postgraduate Certificate in Nursing, RCSI, 2020', { start: '2020' }, 'Postgraduate Certificate in Nursing, RCSI'],
    ['BSc Physics, University of Oslo, 2012', { start: '2012' }, 'BSc Physics, University of Oslo'],
    ['BSc Accountancy, May 2013; GPA 3.82', { start: '2013-05' }, 'BSc Accountancy\tGPA 3.82'],
    // The date at which something ends.
    ['2019年毕业', { end: '2019' }, ''],
    ['Class of 2020', { end: '2020' }, ''],
    ['Acme completed 2020', { end: '2020' }, 'Acme'],
    ['BSc expected 2020 – 2024', { start: '2020', end: '2024' }, 'BSc'],
    ['2015年—2019年毕业', { start: '2015', end: '2019' }, '毕业'],
    // A bracket that ends behind the date.
    ['BSc (Honours, completed 2025)', { end: '2025' }, 'BSc (Honours)'],
    ['BSc（荣誉, completed 2025）', { end: '2025' }, 'BSc（荣誉）'],
    ['BSc (Honours, completed 2025', { end: '2025' }, 'BSc (Honours'],
    ['BSc (Honours) (completed 2025)', { end: '2025' }, 'BSc (Honours)'],
    ['Chef (promoted, Jan 2017 – Feb 2018)', { start: '2017-01', end: '2018-02' }, 'Chef (promoted)'],
    ['BSc\t2025\texpected', { start: '2025' }, 'BSc'],
    // Several years are part of the name.
    ['Algorithms (2022, 2023)', {}, 'Algorithms (2022, 2023)'],
    ['Algorithms（2022, 2023）', {}, 'Algorithms（2022, 2023）'],
  ])('%s', (text, period, rest) => {
    expect(periodOf(text)).toEqual({ period, rest })
  })

  test.each<[text: string, period: Period, rest: string, note: string]>([
    ['BSc expected 2025', { end: '2025' }, 'BSc', 'expected 2025'],
    ['BSc, anticipated graduation in 2025', { end: '2025' }, 'BSc', 'anticipated graduation in 2025'],
    ['BSc 2020 – 2024 (expected)', { start: '2020', end: '2024' }, 'BSc', 'expected'],
    ['Acme\t2019 – 2021\t预计', { start: '2019', end: '2021' }, 'Acme', '预计'],
    ['Acme 2014 – 2016 (alternance) : Clerk', { start: '2014', end: '2016' }, 'Acme\tClerk', 'alternance'],
    [
      '某大学  英语，文学学士，2011年—2015年，辅修法语',
      { start: '2011', end: '2015' },
      '某大学  英语\t文学学士',
      '辅修法语',
    ],
  ])('%s, and what is said of it', (text, period, rest, note) => {
    expect(periodOf(text)).toEqual({ period, rest, note })
  })

  test.each([
    'Acme',
    '2018 – 2020\tEngineer. Acme.',
    '预计2025年6月毕业',
    'Chef (promoted from Demi Chef, Jan 2017)',
    '健康证（有效期至2025年8月）',
    '客户经理 → 高级客户经理（2017 年晋升）',
    'First aid valid until 2025',
    'First aid expires 2025',
    '合伙人（2022年起）、资深律师',
    'CAV 2023, FMCAD 2024',
    'Algorithms (2022, 2023) more',
    '一，二，三，四，某学校，2016.09 – 2020.06',
    `某学校，${many(17, '二')}，2016 – 2020`,
    'RCSI, Postgraduate Certificate in Nursing, 2020',
    'Postgraduate Certificate in Nursing, RCSI, 2020, Dublin',
    'Diploma, RCSI, 2020.',
  ])('%s is no heading with one', (text) => {
    expect(periodOf(text)).toBeUndefined()
  })

  test.each([
    ['a line', '2012 ', 40, ''],
    ['a column after the year', '2012   ', 100, ''],
    ['a column after the year and a colon', '2012: ', 100, ''],
    ['a column before the year', '', 80, '\t2012'],
  ])('of one year is that of %s of so many characters', (_what, before, count, after) => {
    expect(periodOf(before + many(count) + after)).toEqual({ period: { start: '2012' }, rest: many(count) })
    expect(periodOf(before + many(count + 1) + after)).toBeUndefined()
    expect(periodOf(before + many(count + 1) + after, { level: 2 })).toEqual({
      period: { start: '2012' },
      rest: many(count + 1),
    })
  })

  test('is that of a line of up to 150 characters', () => {
    const [whole, long] = [many(140), many(141)]
    expect(periodOf(`${whole} 2012–2014`)).toEqual({ period: { start: '2012', end: '2014' }, rest: whole })
    expect(periodOf(`${long} 2012–2014`)).toBeUndefined()
  })

  test('of one year is that of a row of cells, however many', () => {
    const [cells, few] = [`a | b | 2012 | ${many(60)}`, `a | 2012 | ${many(60)}`]
    expect(periodOf(cells)).toEqual({ period: { start: '2012' }, rest: `a | b\t${many(60)}` })
    expect(periodOf(few)).toBeUndefined()
  })
})

test('the addresses of links are not shown', () => {
  expect(shownLength('[abc](https://x.example/y) d')).toBe(5)
})

describe('the dates of a kind', () => {
  test.each<[Period | undefined, Period, Period, Partial<NestedItem>]>([
    [{ start: '2019' }, { end: '2019' }, { start: '2019' }, { date: '2019' }],
    [
      { start: '2019', present: true },
      { start: '2019', present: true },
      { start: '2019', present: true },
      { date: '2019' },
    ],
    [{ end: '2020' }, { end: '2020' }, { end: '2020' }, { end: '2020' }],
    [undefined, {}, {}, {}],
  ])('%j', (period, education, work, awards) => {
    expect(datesOf(period, 'education')).toEqual(education)
    expect(datesOf(period, 'work')).toEqual(work)
    expect(datesOf(period, 'awards')).toEqual(awards)
  })

  test('a range stays one', () => {
    const range = { start: '2019', end: '2020' }
    expect(datesOf(range, 'education')).toEqual(range)
    expect(datesOf(range, 'work')).toEqual(range)
  })
})

test.each([
  ['Full-time · 5 yrs 2 mos', 'Jan 2019 – Present', true],
  ['Full-time · 5 yrs 2 mos', 'Jan 2019 – Present · 2 yrs', true],
  ['Full-time · 5 yrs 2 mos', 'Engineer', false],
  ['Full-time · 5 yrs 2 mos', undefined, false],
  ['Acme · 5 yrs 2 mos', 'Jan 2019 – Present', false],
  ['Full-time', 'Jan 2019 – Present', false],
])('%s above %s is the whole time at an employer: %s', (first, second, isWhole) => {
  expect(isTotal({ text: first }, second === undefined ? undefined : { text: second })).toBe(isWhole)
})

describe('a position below its employer and their period', () => {
  /** The lines that keep their rank, of those written with `#`. */
  const ranked = (...lines: string[]) =>
    withPositionsBelow(
      lines.map((line) => (line.startsWith('#') ? { text: line.slice(1), level: 2 } : { text: line })),
    ).map(({ text, level }) => (level === 2 ? `#${text}` : text))

  test.each([
    ['has no rank', ['#Acme', '2019 – 2021', '#Engineer', 'did'], ['#Acme', '2019 – 2021', 'Engineer', 'did']],
    ['nor one at the end', ['#Acme', '2019 – 2021 · 2 yrs', '#Engineer'], ['#Acme', '2019 – 2021 · 2 yrs', 'Engineer']],
    [
      'nor one above the next employer',
      ['#Acme', '2019 – 2021', '#Engineer', '#Globex', '2018'],
      ['#Acme', '2019 – 2021', 'Engineer', '#Globex', '2018'],
    ],
  ])('%s', (_what, lines, expected) => {
    expect(ranked(...lines)).toEqual(expected)
  })

  test.each([
    ['a period of its own', ['#Acme', '2019 – 2021', '#Engineer', '2020 – 2021']],
    ['a period of its own below its place', ['#Acme', '2019 – 2021', '#Engineer', 'Leeds', '2020 – 2021']],
    ['an employer without a rank', ['Acme', '2019 – 2021', '#Engineer', 'did']],
    ['no period above it', ['#Acme', 'there', '#Engineer', 'did']],
  ])('has one with %s', (_what, lines) => {
    expect(ranked(...lines)).toEqual(lines)
  })
})
