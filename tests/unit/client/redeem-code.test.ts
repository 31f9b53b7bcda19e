import { expect, test } from 'vitest'
import { formatCode } from '#client/features/account/redeem-code.ts'

// `|` is the caret.
function typed(text: string): string {
  const caret = text.indexOf('|')
  const result = formatCode(text.replace('|', ''), caret)
  return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`
}

test.each([
  ['nothing', '|', '|'],
  ['a first character', 'a|', 'A|'],
  ['the fifth starts a group', 'ABCDe|', 'ABCD-E|'],
  ['a hyphen of one’s own', 'ABCD-|', 'ABCD|'],
  ['a whole code pasted as it was printed', 'abcd-efgh-2345|', 'ABCD-EFGH-2345|'],
  ['a code pasted out of a sentence', ' abcd efgh 2345 。|', 'ABCD-EFGH-2345|'],
  ['full-width characters', 'ａｂｃｄ２|', 'ABCD-2|'],
  ['more than there can be', 'ABCD-EFGH-23456|', 'ABCD-EFGH-2345|'],
  ['put in at the front', 'x|ABCD-EFGH', 'X|ABC-DEFG-H'],
  ['put in before a hyphen', 'ABCx|D-EFGH', 'ABCX|-DEFG-H'],
  ['put in behind a hyphen', 'ABCD-x|EFGH', 'ABCD-X|EFG-H'],
  ['the character before the caret deleted', 'ABC|-EFGH', 'ABC|E-FGH'],
  ['the hyphen deleted: the next one takes the character before it', 'ABCD|EFGH', 'ABCD|-EFGH'],
  ['the last group emptied', 'ABCD-|', 'ABCD|'],
])('%s', (_what, before, after) => {
  expect(typed(before)).toBe(after)
})
