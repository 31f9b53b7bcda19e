import { expect, test } from 'vitest'
import { englishWords } from '#client/features/editor/checks/spelling/english-words.ts'

const words = new Set(englishWords.split('\n'))

test.each<[what: string, known: string, unknown: string]>([
  ['a y becomes an i before an ending', 'try tries tried trying', 'tryed tryes triing'],
  ['an e goes before an ending that begins with a vowel', 'make making maker', 'makeing makeer'],
  ['a word that hisses has another plural', 'box boxes bus buses', 'boxs'],
  ['an ending is put to the words that take it', 'walk walked walking walks', 'walkeds'],
  ['what stands before a word is, with its endings too', 'unhappy unhappily unhappiness redo redoing', 'unmakeing'],
  ['both ways of spelling are right', 'colour color organise organize', 'colur'],
  ['words of trades are known', 'résumé upskilling kubernetes', 'kubernete'],
  ['figures are not looked up', 'first', '1st 0th'],
])('%s', (_what, known, unknown) => {
  expect(known.split(' ').filter((word) => !words.has(word))).toEqual([])
  expect(unknown.split(' ').filter((word) => words.has(word))).toEqual([])
})

test('each is there once, in order, and nothing is empty', () => {
  const all = englishWords.split('\n')
  expect([all.length, all.includes('')]).toEqual([words.size, false])
  expect(all.join('\n') === [...all].sort().join('\n')).toBe(true)
})
