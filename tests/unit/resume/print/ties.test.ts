import { expect, test } from 'vitest'
import type { Para, Role } from '#src/resume/print/para.ts'
import { tied } from '#src/resume/print/ties.ts'

/** A paragraph of so many lines of ten points. */
function para(role: Role, lines = 1, level: 0 | 1 = 0): Para {
  const about = { indent: 0, number: 0, space: 0, long: false, tied: false }
  return { role, pieces: [{ text: role }], level, height: 10 * lines, ...about }
}

const marks = (items: Para[][]) =>
  tied(items.map((paras) => ({ paras }))).map(({ paras }) => paras.map((one) => one.tied))

test.each<[string, Para[], boolean[]]>([
  ['a head and its detail with the text', [para('head'), para('detail'), para('paragraph', 2)], [true, true, false]],
  ['a term with its text', [para('term'), para('paragraph', 2), para('paragraph', 2)], [true, false, false]],
  ['a head of two lines', [para('head', 2), para('paragraph', 2)], [true, false]],
  [
    'the last point not with the text below',
    [para('bullet', 2), para('bullet', 2), para('paragraph', 2), para('paragraph', 2)],
    [true, false, false, false],
  ],
  ['a head that is all there is', [para('head')], [false]],
  [
    'the first line of a text, if it is one',
    [para('paragraph'), para('paragraph'), para('paragraph')],
    [true, false, false],
  ],
  ['and not when it is two', [para('paragraph', 2), para('paragraph'), para('paragraph')], [false, false, false]],
  ['the first line below a head', [para('head'), para('paragraph'), para('paragraph')], [true, true, false]],
  ['no later line', [para('paragraph', 3), para('paragraph'), para('paragraph', 3)], [false, false, false]],
  [
    'what introduces a list',
    [para('paragraph', 3), para('paragraph', 3), para('bullet'), para('bullet'), para('bullet')],
    [false, true, true, true, false],
  ],
  ['two points', [para('bullet'), para('bullet')], [true, false]],
  [
    'the first two and the last two of five',
    [para('bullet'), para('bullet'), para('number'), para('number'), para('bullet')],
    [true, false, false, true, false],
  ],
  [
    'lists on both sides of a text',
    [para('bullet'), para('bullet'), para('paragraph', 2), para('number'), para('number')],
    [true, false, true, true, false],
  ],
  [
    'what introduces a second list',
    [para('bullet'), para('bullet'), para('paragraph', 2), para('number'), para('number'), para('number')],
    [true, false, true, true, true, false],
  ],
  [
    'what introduces a single point',
    [para('paragraph', 2), para('paragraph', 2), para('bullet')],
    [false, true, false],
  ],
  [
    'a point with the first nested in it',
    [para('bullet'), para('bullet'), para('bullet'), para('bullet', 1, 1), para('bullet', 1, 1), para('bullet')],
    [true, false, true, false, true, false],
  ],
])('tied to the next: %s', (_, paras, expected) => {
  expect(marks([paras])).toEqual([expected])
})

test('items of one line: the first two and the last two stay together, those with more do not count', () => {
  const one = [para('paragraph')]
  const more = [para('head'), para('paragraph', 2)]
  expect(marks([one, one, one, one, one])).toEqual([[true], [false], [false], [true], [false]])
  expect(marks([one, one])).toEqual([[true], [false]])
  expect(marks([one])).toEqual([[false]])
  expect(marks([one, one, more, one, one, one])).toEqual([[true], [false], [true, false], [true], [true], [false]])
})
