import { expect, test } from 'vitest'
import { listEndOf, tableOf } from '#scripts/lib/operate/task.ts'

test('columns are as wide as what is longest in them, and end with it', () => {
  expect(tableOf(['a', 'long', ''], [['bbb', 'c', ''], [], ['d', 'e', 'f']])).toEqual([
    'a    long',
    'bbb  c',
    '',
    'd    e     f',
  ])
  // In a terminal a Chinese sign takes the room of two letters.
  expect(
    tableOf(
      ['what', 'yuan'],
      [
        ['终身会员', '1'],
        ['Ⅱ級é', '2'],
      ],
    ),
  ).toEqual(['what      yuan', '终身会员  1', 'Ⅱ級é      2'])
})

test('a list says how many it shows, and when there may be more', () => {
  expect([0, 1, 2, 49, 50].map((count) => listEndOf(count, 'order', 50))).toEqual([
    '0 orders',
    '1 order',
    '2 orders',
    '49 orders',
    '50 orders, the newest; there may be more',
  ])
})
