import { expect, test } from 'vitest'
import { inOneForm, withoutRepeats } from '#src/resume/formats/text/repeated-lines.ts'

const once = (...texts: string[]) => withoutRepeats(texts.map((text) => ({ text }))).map(({ text }) => text)

test.each([
  ['two lines that are there twice', ['a', 'a', 'b', 'b'], ['a', 'b']],
  ['up to six lines beside them', ['a', 'a', 'b', 'b', '1', '2', '3', '4', '5', '6'], ['a', 'b', ...'123456']],
  ['a line that is there four times is there twice', ['a', 'a', 'a', 'a'], ['a', 'a']],
  ['periods as they are told', ['Jan – May', 'Jan to May', 'b ', ' b'], ['Jan – May', 'b ']],
  ['texts directly behind themselves', ['abcabc', 'defdef', 'ghighi', 'jkljkl'], ['abc', 'def', 'ghi', 'jkl']],
  ['both ways', ['abcabc', 'defdef', 'b', 'b'], ['abc', 'def', 'b']],
])('once is left of %s', (_what, lines, rest) => {
  expect(once(...lines)).toEqual(rest)
})

test.each([
  ['one line alone', ['a', 'a']],
  ['one line and one text behind itself', ['a', 'a', 'abcabc']],
  ['few of many lines', ['a', 'a', 'b', 'b', ...'1234567']],
  ['what stands further below', ['a', 'b', 'a', 'b', 'a', 'b']],
  ['short texts behind themselves', ['abab', 'cdcd', 'efef', 'ghgh']],
  ['three texts behind themselves', ['abcabc', 'defdef', 'ghighi']],
  ['texts that begin and end alike', ['abcxabc', 'defxdef', 'ghixghi', 'jklxjkl']],
])('nothing is left out of %s', (_what, lines) => {
  expect(once(...lines)).toEqual(lines)
})

test('texts are compared with one kind of dash between words', () => {
  expect(['a to b', 'a – b', 'a — b ', 'a - b', 'a–b', 'tomato'].map(inOneForm)).toEqual([
    ...['a - b', 'a - b', 'a - b', 'a - b', 'a–b', 'tomato'],
  ])
})
