import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPeriod, readPeriod, withoutDuration } from '#src/resume/formats/dates-read.ts'

describe('a date', () => {
  test.each([
    ['2019', '2019'],
    ['1900', '1900'],
    ['2099', '2099'],
    ['2019年3月5日', '2019-03-05'],
    ['2019年3月5号', '2019-03-05'],
    ['2019 年 12 月', '2019-12'],
    ['2019.3', '2019-03'],
    ['2019.12.31', '2019-12-31'],
    ['2019-03-05', '2019-03-05'],
    ['2019 / 01 / 05', '2019-01-05'],
    ['2015-08-01T00:00:00.000Z', '2015-08-01'],
    ['03/2015', '2015-03'],
    ['12/2015', '2015-12'],
    ['May ’21', '2021-05'],
    ['Spring ’22', 'Spring ’22'],
    ['5 May 2019', '2019-05-05'],
    ['May 5, 2019', '2019-05-05'],
    ['May, 2019', '2019-05'],
    ['Sept. 2019', '2019-09'],
    ['DECEMBER 2019', '2019-12'],
    ['january 2019', '2019-01'],
    ['février 2019', '2019-02'],
    ['août 2019', '2019-08'],
    ['juin 2019', '2019-06'],
    ['juillet 2019', '2019-07'],
    ['März 2019', '2019-03'],
    ['Mai 2019', '2019-05'],
    ['Okt. 2019', '2019-10'],
    ['Dezember 2019', '2019-12'],
    ['5 de marzo de 2019', '2019-03-05'],
    ['Septiembre de 2019', '2019-09'],
    ['diciembre 2019', '2019-12'],
    ['gennaio 2019', '2019-01'],
    ['maggio 2019', '2019-05'],
    ['luglio 2019', '2019-07'],
    ['outubro de 2019', '2019-10'],
    ['maart 2019', '2019-03'],
  ])('%s is %s', (text, start) => {
    expect(findPeriod(text)).toEqual({ period: { start }, before: '', after: '' })
    expect(readPeriod(` ${text}\n`)).toEqual({ start })
  })

  test.each(['1899', '2100', '12019', '2019a', '2019%', '2019‰', '2019+', 'v2.2019', '3.2019', '今', '至今', ''])(
    '%j is none',
    (text) => {
      expect(findPeriod(text)).toBeUndefined()
      expect(readPeriod(text)).toEqual(text === '' ? {} : { start: text })
    },
  )

  test.each([
    ['13/2015', '13/', '2015', ''],
    ['0/2019', '0/', '2019', ''],
    ['2019-13', '', '2019', '-13'],
    ['2019-3-32', '', '2019-03', '-32'],
    ['2019.0', '', '2019', '.0'],
    ['(2019) x', '(', '2019', ') x'],
    ['a 2019 b 2020', 'a ', '2019', ' b 2020'],
  ])('of %s only what can be one counts', (text, before, start, after) => {
    expect(findPeriod(text)).toEqual({ period: { start }, before, after })
  })
})

describe('a period', () => {
  test.each([
    ['2019 - 2021', { start: '2019', end: '2021' }],
    ['2019--2020', { start: '2019', end: '2020' }],
    ['2019 〜 2020', { start: '2019', end: '2020' }],
    ['2018.9～2019.10', { start: '2018-09', end: '2019-10' }],
    ['2018年9月到2019年10月', { start: '2018-09', end: '2019-10' }],
    ['Jan 2019 – Mar 2020', { start: '2019-01', end: '2020-03' }],
    ['12/2019 - 1/2020', { start: '2019-12', end: '2020-01' }],
    ['2019 until 2021', { start: '2019', end: '2021' }],
    ['2019 to Present', { start: '2019', present: true }],
    ['2019 – NOW', { start: '2019', present: true }],
    ['2019 – Current', { start: '2019', present: true }],
    ['Feb – Aug 2019', { start: '2019-02', end: '2019-08' }],
    ['févr. – août 2019', { start: '2019-02', end: '2019-08' }],
    ['From March 2019 to date', { start: '2019-03', present: true }],
    ['marzo 2019 – Actualidad', { start: '2019-03', present: true }],
    ['desde 2019', { start: '2019', present: true }],
    ['2018.09—至今', { start: '2018-09', present: true }],
    ['2018.09 - 今', { start: '2018-09', present: true }],
    ['2019年3月至今', { start: '2019-03', present: true }],
    ['2018 至今', { start: '2018', present: true }],
    ["Jun '19 – Aug '22", { start: '2019-06', end: '2022-08' }],
    ['Jan 98 – Mar 03', { start: '1998-01', end: '2003-03' }],
    ['09/18 - 03/20', { start: '2018-09', end: '2020-03' }],
    ["'16 – '18", { start: '2016', end: '2018' }],
    ['19.05-21.03', { start: '2019-05', end: '2021-03' }],
    ['19/05 - 至今', { start: '2019-05', present: true }],
    ['05/19 – 03/21', { start: '2019-05', end: '2021-03' }],
    ['201709-202106', { start: '2017-09', end: '2021-06' }],
    ['20170901-20210630', { start: '2017-09-01', end: '2021-06-30' }],
    ['2017年秋-2021年夏', { start: '2017年秋', end: '2021年夏' }],
    ["2014–'19", { start: '2014', end: '2019' }],
    ['May 2004 - ’05', { start: '2004-05', end: '2005' }],
    ["Since Apr '19", { start: '2019-04', present: true }],
    ['19年9月-21年3月', { start: '2019-09', end: '2021-03' }],
    ['03.2015 – 12.2017', { start: '2015-03', end: '2017-12' }],
    ['2019–21', { start: '2019', end: '2021' }],
    ['Fall 2020 – Spring 2022', { start: 'Fall 2020', end: 'Spring 2022' }],
    ['Summer 2025', { start: 'Summer 2025' }],
    ['since Sept. 2021', { start: '2021-09', present: true }],
    ['2021–', { start: '2021', present: true }],
    ['2019年9月起', { start: '2019-09', present: true }],
    ['Sep 2019 – Ongoing', { start: '2019-09', present: true }],
  ])('%s', (text, period) => {
    expect(findPeriod(text)).toEqual({ period, before: '', after: '' })
  })

  test.each(['2019 now', '2019 – nowhere', '2019 – 20212'])('%s ends where it began', (text) => {
    expect(findPeriod(text)).toEqual({ period: { start: '2019' }, before: '', after: text.slice(4) })
  })

  test('with other words beside it is kept as it was written', () => {
    expect(readPeriod('about 2019')).toEqual({ start: 'about 2019' })
    expect(readPeriod('2019 (2)')).toEqual({ start: '2019 (2)' })
    expect(readPeriod('(2019 – 2021).')).toEqual({ start: '2019', end: '2021' })
  })

  test('of any two days in any of the ways people write them is read as it was meant', () => {
    const day = fc.record({
      year: fc.integer({ min: 1900, max: 2099 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    })
    const names = 'January February March April May June July August September October November December'.split(' ')
    type Day = { year: number; month: number; day: number }
    const two = (value: number) => String(value).padStart(2, '0')
    const ways: ((at: Day) => string)[] = [
      ({ year, month, day }) => `${year}年${month}月${day}日`,
      ({ year, month, day }) => `${year}.${month}.${day}`,
      ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
      ({ year, month, day }) => `${names[month - 1]} ${day}, ${year}`,
      ({ year, month, day }) => `${day} ${names[month - 1]?.slice(0, 3)} ${year}`,
    ]
    const read = ({ year, month, day }: Day) => `${year}-${two(month)}-${two(day)}`
    fc.assert(
      fc.property(
        day,
        day,
        fc.constantFrom(...ways),
        fc.constantFrom(' – ', '—', ' to ', '至'),
        (from, to, way, gap) => {
          expect(findPeriod(`x ${way(from)}${gap}${way(to)} y`)).toEqual({
            period: { start: read(from), end: read(to) },
            before: 'x ',
            after: ' y',
          })
        },
      ),
      { seed: 11, numRuns: 300 },
    )
  })
})

test('two digits are a year only beside another date, and never those of a day', () => {
  expect(['on May 15', 'born 12.03.1985', 'May 15 – 20'].map(findPeriod)).toEqual([undefined, undefined, undefined])
  expect(findPeriod('2019–18 people')).toEqual({ period: { start: '2019' }, before: '', after: '–18 people' })
})

test('how long something took goes where its period says so, or where it stands alone', () => {
  expect(
    ['2019 - 2021 (2 years 1 month)', 'Jan 2019 - Present · 5 yrs 2 mos', '5 years 4 months', '2年3个月'].map(
      withoutDuration,
    ),
  ).toEqual(['2019 - 2021', 'Jan 2019 - Present', '', ''])
  expect(withoutDuration('A course (2 years)')).toBe('A course (2 years)')
})

test('a number at the end of a cell is no day of the month in the next', () => {
  const found = { period: { start: '2018-08', present: true }, before: 'Teacher, Grades 6–8\t', after: '' }
  expect(findPeriod('Teacher, Grades 6–8\tAugust 2018 – Present')).toEqual(found)
})

test('a period in two languages says once that it lasts', () => {
  expect(findPeriod('2021.06 – 至今 Present')).toEqual({
    period: { start: '2021-06', present: true },
    before: '',
    after: '',
  })
})

test.each(['(4 años 8 meses)', '(3 Jahre 2 Monate)', '(2 ans et 1 mois)', '(1 anno)'])(
  'how long something took goes, in any language: %s',
  (duration) => {
    expect(withoutDuration(`abril de 2021 - Present ${duration}`)).toBe('abril de 2021 - Present')
  },
)

test('an open end may be within brackets, where nothing goes on behind them', () => {
  expect(findPeriod('Acme (2021—)    Designer')).toEqual({
    period: { start: '2021', present: true },
    before: 'Acme (',
    after: ')    Designer',
  })
  expect(findPeriod('某公司（2019–）')?.period).toEqual({ start: '2019', present: true })
  expect(findPeriod('BIO241 (2019–), BIO300')?.period).toEqual({ start: '2019' })
})

test('the number of a house and that of a grade are no years', () => {
  expect(['1968 Gilbert St, Norfolk', '2003 Old Mill Rd.', 'Analyst, GS-2003-11'].map(findPeriod)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(findPeriod('2003 Gilbert Studios')?.period).toEqual({ start: '2003' })
})
