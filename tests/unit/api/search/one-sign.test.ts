import { expect, test } from 'vitest'
import { oneSignMemory } from '#src/api/search/one-sign.ts'

const MINUTE = 60_000

/** A site whose searches are counted; an answer is the number of the search that found it. */
function site({ remembered = oneSignMemory<number>(), took = 0 } = {}) {
  const clock = { at: 1_000_000 }
  const services = { config: {}, now: () => clock.at }
  let searches = 0
  const load = async () => {
    clock.at += took
    searches += 1
    return searches
  }
  return {
    clock,
    remembered,
    search: (sign: string, key: unknown = sign) => remembered(services, { terms: [[sign]], key }, load),
    searchFor: (terms: string[][]) => remembered(services, { terms, key: 'same' }, load),
    failing: (key: string) => remembered(services, { terms: [['师']], key }, () => Promise.reject(new Error('down'))),
  }
}

test('the search for one character is made once in a minute, and anew after it', async () => {
  const { clock, search } = site()
  expect(await search('师')).toBe(1)
  clock.at += MINUTE - 1
  expect(await search('师')).toBe(1)
  clock.at += 1
  expect(await search('师')).toBe(2)
  clock.at += MINUTE - 1
  expect(await search('师')).toBe(2)
})

test('the minute begins when the answer is there', async () => {
  const { clock, search } = site({ took: 5000 })
  await search('师')
  clock.at += MINUTE - 1
  expect(await search('师')).toBe(1)
})

test('a character that takes two units of a text is one', async () => {
  const { search } = site()
  expect([await search('𠮷'), await search('𠮷')]).toEqual([1, 1])
})

test.each([
  ['two characters', [['教师']]],
  ['two words', [['教'], ['师']]],
  ['a word with synonyms', [['师', '教师']]],
  ['a word without a phrase', [[]]],
  ['no words', []],
])('%s are searched for each time', async (_, terms) => {
  const { searchFor } = site()
  expect([await searchFor(terms), await searchFor(terms)]).toEqual([1, 2])
})

test('other filters, pages and orders are other searches', async () => {
  const { search } = site()
  expect([await search('师', { page: 1 }), await search('师', { page: 2 })]).toEqual([1, 2])
  expect([await search('师', { page: 1 }), await search('师', { page: 2 })]).toEqual([1, 2])
})

test('two sites of one process, and two kinds of lists, know nothing of each other', async () => {
  const first = site()
  const second = site({ remembered: first.remembered })
  await first.search('师')
  await first.search('教')
  expect(await second.search('师')).toBe(1)
  expect(await site().search('师')).toBe(1)
})

test('the two hundred answers found last are remembered', async () => {
  const { search } = site()
  for (let number = 1; number <= 200; number += 1) await search('师', number)
  expect([await search('师', 1), await search('师', 200)]).toEqual([1, 200])
  await search('师', 201)
  expect([await search('师', 2), await search('师', 200)]).toEqual([2, 200])
  expect(await search('师', 1)).toBe(202)
})

test('a search that fails is made again', async () => {
  const { search, failing } = site()
  await expect(failing('师')).rejects.toThrow('down')
  expect(await search('师')).toBe(1)
})
