import { expect, test } from 'vitest'
import { markWords } from '#client/lib/highlight.ts'

/** The text with what was found in brackets. */
function marked(text: string, words: string[]): string {
  return markWords(text, words)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('')
}

test.each([
  ['会计简历模板', ['会计'], '[会计]简历模板'],
  ['会计助理会计', ['会计', '助理'], '[会计助理会计]'],
  ['Résumé for a teacher', ['resume'], '[Résumé] for a teacher'],
  ['ＵＩ 设计', ['ui'], '[ＵＩ] 设计'],
  ['Through HR, hr', ['hr'], 'Through [HR], [hr]'],
  ['Smashing SHR, a shrub', ['shr'], 'Smashing [SHR], a [shr]ub'],
  ['Smashing, flush', ['ash'], 'Sm[ash]ing, flush'],
  ['𠀀𠀁简历', ['简历'], '𠀀𠀁[简历]'],
  ['<b>会计</b>', ['会计', '<b>'], '[<b>会计]</b>'],
  ['a  b', ['a b'], 'a  b'],
  ['nothing', ['会计', ''], 'nothing'],
  ['', ['会计'], ''],
])('%j with %j is %j', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected)
})
