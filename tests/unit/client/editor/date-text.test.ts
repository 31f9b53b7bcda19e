import { expect, test } from 'vitest'
import { isDate, isReversed, monthOf, normalDate, periodIn } from '#client/features/editor/forms/date-text.ts'

test.each([
  ['2023.1', '2023-01'],
  ['2023.12', '2023-12'],
  ['2023 年 9 月', '2023-09'],
  ['202312', '2023-12'],
  ['2023 年', '2023'],
  // No month at all stays as it is typed.
  ['2023.0', '2023.0'],
  ['2023.13', '2023.13'],
  ['202300', '202300'],
  ['202313', '202313'],
  ['2023.123', '2023.123'],
  ['约2023.9', '约2023.9'],
  ['2023.9起', '2023.9起'],
  ['2023年起', '2023年起'],
  ['20239', '20239'],
  ['12023', '12023'],
])('the month %s is kept as %s', (typed, kept) => expect(normalDate(typed)).toBe(kept))

test.each([
  ['2023', true],
  ['2023-01', true],
  ['2023-10', true],
  ['2023-12-31', true],
  ['2023-00', false],
  ['2023-13', false],
  ['2023-1', false],
  ['2023-01-1', false],
  ['x2023', false],
  ['2023x', false],
])('%s is a date as it is kept: %s', (text, is) => expect(isDate(text)).toBe(is))

test('a date begins with a year, and perhaps a month', () => {
  expect(['2023', '2023-09', '2023-09-30', '2023-9', 'since 2023', ''].map(monthOf)).toEqual([
    { year: 2023, month: undefined },
    { year: 2023, month: 9 },
    { year: 2023, month: 9 },
    { year: 2023, month: undefined },
    null,
    null,
  ])
})

test.each([
  ['2023-09', '2023-09', false],
  ['2023-09', '2023-08', true],
  ['2023-12', '2023', false],
  ['2023', '2023-01', false],
  ['2023', '2022-12', true],
  ['2023-01', '2022', true],
  ['2022-12', '2023-01', false],
  ['', '2023', false],
  ['2023', '至今', false],
])('from %s to %s is the wrong way round: %s', (start, end, is) => expect(isReversed(start, end)).toBe(is))

test('a period has an end, or lasts', () => {
  expect([periodIn('2019.9–2023.6'), periodIn('2019年9月至今'), periodIn('2019.9')]).toEqual([
    { start: '2019-09', end: '2023-06' },
    { start: '2019-09', present: true },
    null,
  ])
})
