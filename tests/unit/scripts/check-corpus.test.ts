import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judge, readCorpus, scoreOf } from '#scripts/lib/check-corpus.ts'

test.each(['zh', 'en'] as const)('of 200 lines in %s the checks find what they should and little else', (locale) => {
  const corpus = readCorpus(readFileSync(`scripts/data/check-corpus/${locale}.txt`, 'utf8'))
  const { precision, recall } = scoreOf(corpus.map((line) => judge(line, locale)))
  expect(corpus.length).toBeGreaterThanOrEqual(200)
  expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length)
  expect({ precision: precision >= 0.95, recall: recall >= 0.95 }).toEqual({ precision: true, recall: true })
})

test('a finding too many and one too few count', () => {
  const [line] = readCorpus('cliches | I led 3 teams.\n')
  expect(line && scoreOf([judge(line, 'en')])).toEqual({ expected: 1, found: 1, right: 0, precision: 0, recall: 0 })
})

test.each(['no rule at all', 'no-such-rule | text'])('refuses %j', (line) => {
  expect(() => readCorpus(line)).toThrow('No line of a corpus')
})
