import { expect, test } from 'vitest'
import { formatDate, formatPeriod } from '#src/resume/dates.ts'
import { dateForms } from '#src/resume/document.ts'

const written = (date: string, locale: 'zh' | 'en') =>
  [undefined, ...dateForms].map((form) => formatDate(date, locale, form))

test.each([
  ['zh', '2023', ['2023', '2023年', '2023', '2023', '2023']],
  ['zh', '2023-6', ['2023.06', '2023年6月', '2023.06', '2023/06', '2023-06']],
  ['zh', '2023-06-01', ['2023.06.01', '2023年6月1日', '2023.06.01', '2023/06/01', '2023-06-01']],
  ['en', '2023', ['2023', '2023', '2023', '2023', '2023']],
  ['en', '2023-06', ['Jun 2023', 'June 2023', '06.2023', '06/2023', '2023-06']],
  ['en', '2023-06-01', ['1 Jun 2023', '1 June 2023', '2023.06.01', '2023/06/01', '2023-06-01']],
] as const)('in %s %s is written in five ways', (locale, date, expected) => {
  expect(written(date, locale)).toEqual(expected)
})

test.each([
  ['2022-23', '2022-23'],
  ['2023-00', '2023-00'],
  ['2023-13', '2023-13'],
  ['2023-12', 'Dec 2023'],
  ['2023-06-00', '2023-06-00'],
  ['2023-06-32', '2023-06-32'],
  ['2023-06-31', '31 Jun 2023'],
  ['2023-06-9', '9 Jun 2023'],
  ['2023-06-1x', '2023-06-1x'],
  ['x2023-06', 'x2023-06'],
  [' 2023-06 ', 'Jun 2023'],
  ['', ''],
])('%j is %j', (date, expected) => {
  expect(formatDate(date, 'en')).toBe(expected)
})

test('every month has its name', () => {
  const months = Array.from({ length: 12 }, (_, at) => `2023-${at + 1}`)
  const named = (form?: 'words') => months.map((month) => formatDate(month, 'en', form).split(' ')[0])
  expect(named()).toEqual('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '))
  expect(named('words')).toEqual(
    'January February March April May June July August September October November December'.split(' '),
  )
})

test.each([
  [{}, ''],
  [{ start: '2020-01' }, '2020.01'],
  [{ end: '2021-02' }, '2021.02'],
  [{ start: '2020-01', end: '2021-02' }, '2020.01 – 2021.02'],
  [{ start: '2020-01', end: '2021-02', present: true }, '2020.01 – 至今'],
  [{ present: true }, '至今'],
])('the period %j is written %j', (period, text) => {
  expect(formatPeriod(period, 'zh')).toBe(text)
})

test('what is no date stays as it was typed, in every form', () => {
  expect(written(' summer of 2023 ', 'en')).toEqual(Array(5).fill('summer of 2023'))
})

test('a period goes on until now in the words of its language', () => {
  const period = { start: '2021-09', present: true }
  expect([formatPeriod(period, 'zh', 'words'), formatPeriod(period, 'en', 'slashes')]).toEqual([
    '2021年9月 – 至今',
    '09/2021 – Present',
  ])
})
