import { describe, expect, test } from 'vitest'
import { composed, plainSigns, unspaced, withPlainDoors } from '#src/resume/formats/plain-signs.ts'

describe('signs of extracted text', () => {
  test.each([
    ['radicals', '⺠生⻋间⻓', '民生车间长'],
    ['radicals that stand for a character by themselves', '⼯程⼤学⺟⻳', '工程大学母龟'],
    ['a radical that stands for none', '⺀', '⺀'],
    ['ligatures', 'oﬃce ﬁle ﬅ', 'office file st'],
    ['the figure dash', '2019‒2021', '2019–2021'],
    ['hyphens in words and numbers', 'co‐op, co‑op, 5‐a, a‑5', 'co-op, co-op, 5-a, a-5'],
    ['hyphens elsewhere', 'a ‐ b, ‑x, x‐', 'a ‐ b, ‑x, x‐'],
    ['the operator for a point', 'A∙B', 'A·B'],
    ['the bar for a dash', '其他―都好', '其他—都好'],
    ['the point of hyphenation', 'エンジニア‧リーダー', 'エンジニア・リーダー'],
    ['full-width digits and letters', '０９ＡＺａｚ＠', '09AZaz@'],
    ['full-width signs between letters and digits', 'ａ－ｂ．ｃ／２＿３', 'a-b.c/2_3'],
    ['full-width signs elsewhere', '甲－乙／丙．（１）', '甲－乙／丙．（1）'],
    [
      'signs of old TeX fonts',
      '\u0010a\u0011 1\u00152\u00163 \u001b\u001c\u001d\u001e\u001f',
      '“a” 1–2—3 fffiflffiffl',
    ],
    ['glyphs without a name', 'a\u0000b\u0008c\u000ed\u000fe\u0012f\u001ag\u007fh', 'abcdefgh'],
    ['tabs and ends of lines', 'a\tb\nc\rd\u000be\u000cf', 'a\tb\nc\rd\u000be\u000cf'],
  ])('%s', (_what, text, expected) => expect(plainSigns(text)).toBe(expected))
})

test.each([
  ['Jos´e', 'José'],
  ['Jos´ e', 'José'],
  ['Jos´  e', 'Jos´  e'],
  ['`a ¨u ˆo ˜n ˇs ˚a', 'à ü ô ñ š å'],
  ['Garc´ıa', 'García'],
  ['´5', '´5'],
])('accents before their letters: %s', (text, expected) => expect(composed(text)).toBe(expected))

describe('letter-spaced lines', () => {
  test.each([
    ['W O R K   H I S T O R Y', 'WORK HISTORY'],
    ['W O R K\tH I S T O R Y', 'WORK HISTORY'],
    ['W O R K H I S T O R Y', 'WORK HISTORY'],
    ['W O R K  H I S T O R Y', 'WORK HISTORY'],
    ['M Y W O R K', 'MY WORK'],
    ['A B O U T M E', 'ABOUT ME'],
    ['E D U C A T I O N', 'EDUCATION'],
    ['S K I L L S', 'SKILLS'],
    ['A D A B Y R O N', 'ADABYRON'],
    ['R & D', undefined],
    ['A & B C', 'A&BC'],
    ['AB CD E F', 'ABCDEF'],
    ['AB CD EF G', undefined],
    ['AB CD EF G H', undefined],
    ['ABC D E F G', undefined],
    ['A B C', undefined],
    ['A B C D', 'ABCD'],
    ['a b c d', 'abcd'],
    ['w o r k h i s t o r y', 'workhistory'],
    ['ab c d e f', undefined],
    ['A B C 1', undefined],
    ['Work history', undefined],
  ])('%s', (text, expected) => expect(unspaced(text)).toBe(expected))

  test('are 120 characters long at most', () => {
    const letters = (count: number) => Array(count).fill('A').join(' ')
    expect(unspaced(letters(60))).toBe('A'.repeat(60))
    expect(unspaced(` ${letters(60)}`)).toBe('A'.repeat(60))
    expect(unspaced(`  ${letters(60)}`)).toBeUndefined()
  })
})

test('a door is one in simplified text, and left as it was in traditional text', () => {
  const door = { text: '⼾口', page: 1 }
  expect(withPlainDoors([door, { text: '工作经历', page: 2 }])).toEqual([
    { text: '户口', page: 1 },
    { text: '工作经历', page: 2 },
  ])
  const traditional = [door, { text: '學歷', page: 2 }]
  expect(withPlainDoors(traditional)).toBe(traditional)
  const none = [{ text: '户口' }]
  expect(withPlainDoors(none)).toBe(none)
})
