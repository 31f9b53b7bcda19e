import { expect, test } from 'vitest'
import { markupOf } from '#src/resume/formats/text/body.ts'

test('cells of a row within a text keep a sign between them, a label its value', () => {
  expect(markupOf({ text: '签名：\t赵敏\t\t2025年' })).toBe('签名： 赵敏 · 2025年')
  expect(markupOf({ text: 'Duties:\tHaul ore\tload' })).toBe('Duties: Haul ore · load')
  expect(markupOf({ text: 'C: a b' })).toBe('C: a b')
})
