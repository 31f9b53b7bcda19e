import { expect, test } from 'vitest'
import { relatedTemplates } from '#src/api/domain/related-templates.ts'

type Fixture = Parameters<typeof relatedTemplates>[0][number]

const template = (id: number, language: 'zh' | 'en', ...values: string[]): Fixture => ({
  id,
  language,
  facets: values.map((value) => {
    const [facet = '', slug = ''] = value.split('/')
    return { facet, slug }
  }),
})

test('those in its language come first, then those that share more, then the more popular', () => {
  const own = template(1, 'zh', 'use/campus', 'industry/finance', 'role/auditor', 'pages/one-page')
  const all = [
    own,
    template(2, 'en', 'use/campus', 'industry/finance', 'role/auditor'),
    template(3, 'zh', 'use/campus'),
    template(4, 'zh', 'role/auditor'),
    template(5, 'zh', 'use/campus', 'role/auditor'),
    // The same number of pages makes nothing alike.
    template(6, 'zh', 'use/social', 'pages/one-page'),
  ]
  const heat = new Map([[4, 10]])
  expect(relatedTemplates(all, heat).get(1)).toEqual([
    [5, 6],
    [4, 5],
    [3, 5],
    [2, 3],
  ])
  expect(relatedTemplates(all, heat).get(6)).toEqual([])
})

test('what is called alike in two facets is not alike', () => {
  const all = [template(1, 'zh', 'use/general'), template(2, 'zh', 'industry/general')]
  expect(relatedTemplates(all, new Map()).get(1)).toEqual([])
})

test('twelve are kept, the most popular of those equally alike', () => {
  const all = Array.from({ length: 20 }, (_, index) => template(index + 1, 'zh', 'use/campus'))
  const heat = new Map(all.map(({ id }) => [id, id]))
  expect(
    relatedTemplates(all, heat)
      .get(1)
      ?.map(([id]) => id),
  ).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9])
})
