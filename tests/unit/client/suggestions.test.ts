import { expect, test } from 'vitest'
import { suggestionsOf } from '#client/features/search/suggestions.ts'
import { siteSearchMessages } from '#client/i18n/site-search.ts'
import type { FacetValue } from '#src/contract/word.ts'
import { articleCard, card, nothingFound } from '#tests/support/fixtures.ts'

const numbered = <T>(one: T): (T & { id: number; title: string })[] =>
  [1, 2, 3, 4, 5].map((id) => ({ ...one, id, title: `title ${id}` }))
const terms = ['blue', 'red', 'green', 'grey'].map((slug): FacetValue => ({ facet: 'style', slug, name: slug }))

test('the best of each kind is suggested, and at the end all of it', () => {
  const found = {
    ...nothingFound,
    terms,
    templates: { total: 5, items: numbered(card) },
    articles: { total: 5, items: numbered(articleCard) },
  }
  const suggested = suggestionsOf('a b', found, siteSearchMessages.en)
  expect(suggested.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    ...['term blue', 'term red', 'term green'],
    ...['template title 1', 'template title 2', 'template title 3', 'template title 4'],
    ...['article title 1', 'article title 2', 'article title 3'],
    `all ${siteSearchMessages.en.seeAll('a b')}`,
  ])
  expect([0, 3, 7, 10].map((nth) => suggested[nth]?.path)).toEqual([
    '/word-jianli/tag-blue/',
    '/word-jianli/1',
    '/article/1',
    '/search?q=a+b',
  ])
})

test('of nothing found only all of it is suggested', () => {
  expect(suggestionsOf('x', nothingFound, siteSearchMessages.zh)).toHaveLength(1)
})
