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
