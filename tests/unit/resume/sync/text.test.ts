import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeText } from '#src/resume/sync/text.ts'
import { wordsOf } from '#src/resume/sync/words.ts'

type Case = [what: string, base: string, mine: string, theirs: string, merged: string]

const kept: Case[] = [
  ['apart in one line', '负责系统的设计', '主要负责系统的设计', '负责系统的设计与交付', '主要负责系统的设计与交付'],
  ['one side only', 'a b', 'a b', 'a c', 'a c'],
  ['both alike', 'a b', 'a c', 'a c', 'a c'],
  ['different lines', 'one\ntwo\nthree', 'ONE\ntwo\nTHREE', 'one\nTWO\nthree', 'ONE\nTWO\nTHREE'],
  ['a line added after one that grew', '- a\n- b', '- a\n- b\n- c', '- a\n- b x', '- a\n- b x\n- c'],
  ['a line added before one that changed', '负责系统', '- 新增\n负责系统', '负责平台', '- 新增\n负责平台'],
  ['a line removed and another changed', '- a\n- b\n- c', '- a\n- c', '- a\n- b\n- d', '- a\n- d'],
  ['made bold and continued', '提升 30% 以上', '提升 **30%** 以上', '提升 30% 以上，获奖', '提升 **30%** 以上，获奖'],
  [
    'put in twice, less than a third alike',
    'b',
    'x one two three\nb',
    'b\nx four five six seven',
    'x one two three\nb\nx four five six seven',
  ],
  ['a flag and an emoji', '🇨🇳 abc 👨‍👩‍👧', '🇨🇳 abd 👨‍👩‍👧', '🇨🇳 abc 👨‍👩‍👦', '🇨🇳 abd 👨‍👩‍👦'],
]

const conflicting: Case[] = [
  ['same spot', '负责系统', '负责支付系统', '负责订单系统', '负责支付系统'],
  ['the same number', 'grew 30%', 'grew 35%', 'grew 40%', 'grew 35%'],
  ['a number and its unit', '营收 30万', '营收 35万', '营收 30亿', '营收 35万'],
  ['a date in words', '于 2019年3月 入职', '于 2020年3月 入职', '于 2019年4月 入职', '于 2020年3月 入职'],
  ['around a change', 'one two three four', 'ONE two three FOUR', 'one two THREE four', 'ONE two three FOUR'],
  ['the same word', 'design', 'designs', 'redesign', 'designs'],
  ['a line added beside one that was replaced', '- b', '- b\n- c', '- x', '- b\n- c'],
  ['both appended', '- a', '- a\n- b', '- a\n- c', '- a\n- b'],
  ['both moved one line', 'L1\nL2\nL3', 'L2\nL1\nL3', 'L2\nL3\nL1', 'L2\nL1\nL3'],
  ['brought back by both, apart', 'b', 'led team A\nb', 'b\nled team B', 'led team A\nb'],
  // A line that both put in somewhere else is the same one when it shares a third of the shorter one’s words.
  ['put in twice, a third alike', 'b', 'x one two\nb', 'b\nx three four five six seven', 'x one two\nb'],
  ['removed and edited', 'a b\nc', 'c', 'a x\nc', 'c'],
]

describe('mergeText', () => {
  test.each(kept)('%s: both kept', (_, base, mine, theirs, merged) => {
    expect(mergeText(base, mine, theirs)).toEqual({ text: merged, conflict: false })
    expect(mergeText(base, theirs, mine).conflict).toBe(false)
  })

  test.each(conflicting)('%s: mine stays', (_, base, mine, theirs, merged) => {
    expect(mergeText(base, mine, theirs)).toEqual({ text: merged, conflict: true })
  })

  /** Few words and lines, so that the same ones come again beside each other. */
  const line = fc
    .array(fc.constantFrom('a', 'b', '系', ' ', '12', '**'), { maxLength: 3 })
    .map((words) => words.join(''))
  const text = fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => lines.join('\n'))

  test('whatever one side changes alone, or both alike, is there as it was typed', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        const merged = { text: changed, conflict: false }
        expect(mergeText(base, changed, base)).toEqual(merged)
        expect(mergeText(base, base, changed)).toEqual(merged)
        expect(mergeText(base, changed, changed)).toEqual(merged)
      }),
      { numRuns: 500 },
    )
  })

  test('both sides meet the same conflict; without one it is the same text for both, with each word of either', () => {
    const wordsIn = (text: string) => wordsOf(text).filter((word) => word.trim() !== '')
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const [one, other] = [mergeText(base, mine, theirs), mergeText(base, theirs, mine)]
        expect(other.conflict).toBe(one.conflict)
        if (one.conflict) return
        expect(other.text).toBe(one.text)
        const known = new Set(wordsIn(base))
        for (const word of [...wordsIn(mine), ...wordsIn(theirs)]) {
          if (!known.has(word)) expect(wordsIn(one.text)).toContain(word)
        }
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['a line that comes again at the end', 'p\na\nx', 'q\na\nx\nr\nx'],
    ['a line that comes again at the start', 'x\na\np', 'x\nr\nx\na\nq'],
  ])('%s', (_what, base, changed) => {
    expect(mergeText(base, changed, base)).toEqual({ text: changed, conflict: false })
  })

  test('a conflict in one line leaves the other lines merged', () => {
    expect(mergeText('a\nb\nc', 'A\nb\nc', 'x\nb\nC')).toEqual({ text: 'A\nb\nC', conflict: true })
  })

  test('neighbouring changes do not join to a word nobody wrote', () => {
    expect(mergeText('系 x', '系x', '系y x')).toEqual({ text: '系x', conflict: true })
  })

  test('beyond a few hundred changed lines a change counts as one piece', () => {
    const lines = (mark: string, count: number) => Array.from({ length: count }, (_, index) => `${mark}${index}`)
    const around = (middle: string) => [...lines('a', 600), middle, ...lines('b', 600)].join('\n')
    const all = (middle: string) => [...lines('c', 600), middle, ...lines('d', 600)].join('\n')
    expect(mergeText(around('x'), all('x'), around('y'))).toEqual({ text: all('x'), conflict: true })
  })
})

test('words, numbers, links, emoji and marks stay whole, Han characters stand alone', () => {
  const text = 'Led C3PO 提升¥3.5万(45%) a@b.com x-ray 👍🏽🇨🇳 **2019年3月**\n𬀩'
  const words = wordsOf(text).filter((word) => word !== ' ')
  expect(words).toEqual('Led|C3PO|提|升|¥3.5万|(|45%|)|a@b.com|x-ray|👍🏽|🇨🇳|**|2019年3月|**|\n|𬀩'.split('|'))
  expect(wordsOf(text).join('')).toBe(text)
})

test('a number of thousands of digits is one piece like any other', () => {
  const [number, dotted] = [`${'1'.repeat(5000)}a`, '1.'.repeat(2500)]
  expect(wordsOf(number)).toEqual([number])
  expect(wordsOf(dotted).join('')).toBe(dotted)
})
