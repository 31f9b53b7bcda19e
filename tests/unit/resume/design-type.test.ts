import { describe, expect, test } from 'vitest'
import { findDesign } from '#src/resume/designs/registry.ts'
import { ems, headingTracking } from '#src/resume/designs/type.ts'

const arial = { latin: 'Arial', eastAsian: '微软雅黑' }

describe('the width of a text', () => {
  test.each([
    ['', 0],
    ['中文', 2],
    ['⺁', 1],
    ['\u2e80', 0.55],
    ['il', 0.64],
    ['mW', 1.72],
    ['AZ', 1.34],
    ['az@[', 0.55 + 0.55 + 0.86 + 0.32],
    ['中a', 1.55],
  ])('of %j is %f', (text, width) => {
    expect(ems(text, arial)).toBeCloseTo(width, 10)
  })

  test('depends on the typeface of its Latin letters alone', () => {
    expect(ems('中a', { ...arial, latin: 'Garamond' })).toBeCloseTo(1 + 0.55 * 0.86, 10)
    expect(ems('中a', { ...arial, latin: 'Georgia' })).toBeCloseTo(1 + 0.55 * 1.03, 10)
  })
})

test.each([
  [true, 'zh', 2],
  [false, 'zh', 2],
  [true, 'en', 4],
  [false, 'en', 1],
] as const)('headings in capitals (%s) are spaced in %s by %i', (headingCaps, locale, expected) => {
  const design = findDesign('ink')
  expect(headingTracking({ ...design, type: { ...design.type, headingTracking: 4, headingCaps } }, locale)).toBe(
    expected,
  )
})
