import { describe, expect, test } from 'vitest'
import { answering, foundWords, matchExpression, searchTerms, searchText } from '#src/api/domain/search.ts'

test.each([
  ['  Résumé\t Templates ', ' resume templates  '],
  ['ＵＩ　设计师', ' ui 设计师  '],
  ['a\u0000b', ' a b  '],
  ['\u202Eabc\u200B', ' abc  '],
  ['①', ' 1  '],
  ['会用Java写服务', ' 会用 java 写服务  '],
  ['UI/UX（HR）', ' ui/ ux( hr)  '],
  ['', '   '],
])('%j is searched as %j', (text, expected) => {
  expect(searchText(text)).toBe(expected)
})

test.each([
  ['', []],
  ['图书馆', ['图书馆']],
  ['java图书', ['java', '图书']],
  ['C++图书', ['c++', '图书']],
  ['abc ABC abc', ['abc']],
  ['𠀀𠀁', ['𠀀𠀁']],
  ['one two three four five six seven eight', ['one', 'two', 'three', 'four', 'five', 'six']],
  // Two letters begin a word.
  ['ab cd', [' ab', ' cd']],
  // A Chinese character is a word, one letter or sign is none.
  ['设', ['设']],
  ['𠀀', ['𠀀']],
  ['ab c 7', [' ab']],
  ['C语言', ['语言']],
  ['c', []],
  ['R / 7 é', []],
  ['b2/', [' b2']],
  // What everything here is narrows nothing down, unless it is all there is.
  ['图书简历模板', ['图书']],
  ['图书 resume template 免费下载', ['图书']],
  ['简历模板', ['简历', '模板']],
])('%j asks for %j', (query, expected) => {
  expect(searchTerms(query).map(([word]) => word)).toEqual(expected)
})

describe('synonyms', () => {
  test.each([
    ['程序员', '软件工程师'],
    ['程序员', 'developer'],
    ['软件工程师', '程序员'],
    ['应届生', '校招'],
    ['校招', '毕业生'],
    ['HR', '人力资源'],
    ['人事', ' hr'],
    ['前端', 'frontend'],
    ['Frontend', '前端'],
    ['财会', '会计'],
    ['human resources', '人事'],
    ['Software Engineer', '程序员'],
  ])('%s finds %s', (query, other) => {
    const [term, ...more] = searchTerms(query)
    expect(more).toEqual([])
    expect(term).toContain(other)
  })

  test('known words are found within a run of Chinese', () => {
    expect(searchTerms('前端程序员简历').map(([word]) => word)).toEqual(['前端', '程序员'])
    expect(searchTerms('新能源汽车').map(([word]) => word)).toEqual(['新能源汽车'])
  })
})

test('the words to mark are those that are looked for', () => {
  expect(foundWords([['人事', ' hr'], ['上海']])).toEqual(['人事', 'hr', '上海'])
})

test('a list is empty where no word asked for is long enough to look for', () => {
  const list = { total: 2, items: ['one', 'two'], words: [] }
  expect(answering('c', searchTerms('c'), list)).toEqual({ total: 0, items: [], words: [] })
  for (const query of [undefined, '', '  ', 'word', '设'])
    expect(answering(query, searchTerms(query ?? ''), list)).toBe(list)
})

test.each([
  [[['abc']], '("abc")'],
  [[['abc', 'xyz'], ['def']], '("abc" OR "xyz") AND ("def")'],
  [[['a"b']], '("a""b")'],
  [[['"'], ['or'], ['*']], '("""") AND ("or") AND ("*")'],
])('%j is the expression %s', (terms, expression) => {
  expect(matchExpression(terms)).toBe(expression)
})
