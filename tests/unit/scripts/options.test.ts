import { expect, test } from 'vitest'
import { endOfDay, wholeNumber } from '#scripts/lib/operate/commands/command.ts'
import { DAY_MS } from '#src/lib/time.ts'

const END = Date.parse('2026-11-22T00:00:00+08:00')

test('a day is meant to its end in Beijing, today too', () => {
  for (const now of [END - DAY_MS, END - 1]) expect(endOfDay('--expires', '2026-11-21', now)).toBe(END)
  expect(endOfDay('--expires', '2028-02-29', END)).toBe(Date.parse('2028-03-01T00:00:00+08:00'))
})

test.each(['2026-11-21', '2027-02-29', '2027-02-30', '2027-13-01', '21.11.2027', ''])(
  '%j is no day to come',
  (text) => {
    expect(() => endOfDay('--until', text, END)).toThrow(`--until must be a day to come, as 2027-01-01, not "${text}".`)
  },
)

test('a number is whole, and within what is allowed', () => {
  expect(['1', '1000'].map((text) => wholeNumber('--count', text, 1000))).toEqual([1, 1000])
  for (const text of ['0', '1001', '1.5', '-1', '1e2', '']) {
    expect(() => wholeNumber('--count', text, 1000)).toThrow(
      `--count must be a whole number from 1 to 1000, not "${text}".`,
    )
  }
})
