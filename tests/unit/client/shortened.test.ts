import { expect, test } from 'vitest'
import { shortened } from '#client/lib/shortened.ts'

test('a text is cut between characters, and only where it is too long', () => {
  expect(shortened('写个数字？')).toBe('写个数字？')
  expect(shortened('字'.repeat(60))).toBe('字'.repeat(60))
  expect(shortened(`${'字'.repeat(59)}😀字`)).toBe(`${'字'.repeat(59)}…`)
})
