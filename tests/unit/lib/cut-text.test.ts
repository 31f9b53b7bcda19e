import { expect, test } from 'vitest'
import { freeName } from '#client/features/editor/design/design-file.ts'
import { cutText } from '#src/lib/cut-text.ts'
import { ownDesignLimits } from '#src/resume/own-design.ts'

test.each([
  ['a text that fits stays', '林知夏', 3, '林知夏'],
  ['plain signs', '林知夏', 2, '林知'],
  ['never between the halves of a pair', 'ab😀', 3, 'ab'],
  ['nor inside a rare sign of a name', '𠮷田', 1, ''],
  ['nor before an accent of its letter', 'cafe\u0301', 4, 'caf'],
  ['nor inside a family', '一👩‍👩‍👧二', 6, '一'],
  ['right behind a pair', 'ab😀c', 4, 'ab😀'],
])('%s', (_, text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})

test('a name made free of others holds no half of a pair', () => {
  const name = `${'a'.repeat(ownDesignLimits.name - 4)}😀b`
  expect(freeName(name, [name])).toBe(`${'a'.repeat(ownDesignLimits.name - 4)} 2`)
})
