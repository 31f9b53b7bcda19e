import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyPoints, joinBody, joinWords, plainBody, splitBody, splitWords } from '#src/resume/formats/body-text.ts'

describe('a body', () => {
  test.each([
    ['a\n- b\nc\n- d', 'a', ['b', 'c', 'd'], ['a', 'b', 'c', 'd']],
    ['- b', '', ['b'], ['b']],
    ['a\nb', 'a\nb', [], ['a', 'b']],
    ['1. a\n100) b\n1000) c', '', ['a', 'b', '1000) c'], ['a', 'b', '1000) c']],
    ['• a\n-b\n- ', '', ['a', '-b'], ['a', '-b']],
    ['', '', [], []],
  ])('%j is prose and points', (body, prose, points, all) => {
    expect([splitBody(body), bodyPoints(body)]).toEqual([{ prose, points }, all])
  })

  test('any prose and points come back', () => {
    const words = fc.stringMatching(/^[a-z]{1,5}( [a-z]{1,5})?$/)
    fc.assert(
      fc.property(fc.array(words, { maxLength: 3 }), fc.array(words, { maxLength: 4 }), (lines, points) => {
        const prose = lines.join('\n')
        expect(splitBody(joinBody(prose, points))).toEqual({ prose, points })
      }),
      { seed: 5, numRuns: 100 },
    )
    expect(joinBody(' a ', ['b\n c'])).toBe('a\n- b c')
  })

  test('without its marks says where its links lead, unless they say so themselves', () => {
    expect(plainBody('**a** [b](https://b.c) [https://x.y](https://x.y)\n- *c*')).toBe(
      'a b (https://b.c) https://x.y\n- c',
    )
  })
})

describe('words', () => {
  test.each([
    [['a', 'b'], 'a, b'],
    [['a (x, y)', 'c'], 'a (x, y), c'],
    [[' a\n b ', 'c'], 'a b, c'],
    [['a, b', 'c'], '- a, b\n- c'],
    [[], ''],
  ])('%j are written as %j', (words, body) => expect(joinWords(words)).toBe(body))

  test.each([
    ['a, b；c、d;e', ['a', 'b', 'c', 'd', 'e']],
    ['a (x, y), z', ['a (x, y)', 'z']],
    ['- a\n- b, c', ['a', 'b, c']],
    ['a\nb', ['a', 'b']],
    ['，a，', ['a']],
  ])('%j is %j', (body, words) => expect(splitWords(body)).toEqual(words))
})
