import { expect, test } from 'vitest'
import { tableOf } from '#scripts/lib/operate/task.ts'

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
