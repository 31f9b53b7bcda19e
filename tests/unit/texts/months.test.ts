import { expect, test } from 'vitest'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'

test.each([
  ['zh', '1 月, 2 月, 3 月, 4 月, 5 月, 6 月, 7 月, 8 月, 9 月, 10 月, 11 月, 12 月'],
  ['en', 'Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec'],
] as const)('the months that can be chosen, in %s', (locale, months) => {
  const { month } = editorFormsMessages[locale]
  expect(Array.from({ length: 12 }, (_, index) => month(index + 1)).join(', ')).toBe(months)
})
