import { expect, test } from 'vitest'
import { matchExpression, searchTerms, searchText } from '#src/api/domain/search.ts'

test.each([
  ['  Résumé\t Templates ', 'resume templates'],
  ['ＵＩ　设计师', 'ui 设计师'],
  ['a\u0000b', 'a b'],
  ['\u202Eabc\u200B', 'abc'],
  ['①', '1'],
  ['', ''],
])('%j is searched as %j', (text, expected) => {
  expect(searchText(text)).toBe(expected)
})

test.each([
  ['', [], []],
  ['前端', [], ['前端']],
  ['前端工程师', ['前端工程师'], []],
  ['java工程师', ['java', '工程师'], []],
  ['C++开发', ['c++'], ['开发']],
  ['前端 frontend UI', ['frontend'], ['前端', 'ui']],
  ['abc ABC abc', ['abc'], []],
  ['𠀀𠀁', [], ['𠀀𠀁']],
  ['𠀀𠀁𠀂', ['𠀀𠀁𠀂'], []],
  ['one two three four five six seven eight', ['one', 'two', 'three', 'four', 'five', 'six'], []],
])('%j asks the index for %j and reads for %j', (query, indexed, short) => {
  expect(searchTerms(query)).toEqual({ indexed, short })
})

test.each([
  [['abc'], '"abc"'],
  [['abc', 'def'], '"abc" "def"'],
  [['a"b'], '"a""b"'],
  [['"', 'or', '*'], '"""" "or" "*"'],
])('%j is the expression %s', (words, expression) => {
  expect(matchExpression(words)).toBe(expression)
})
