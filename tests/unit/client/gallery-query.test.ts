import { expect, test } from 'vitest'
import { type GalleryQuery, withFacet } from '#client/features/word/gallery-query.ts'

const [blue, red, onePage] = [
  { facet: 'colour', slug: 'blue', name: '蓝色' },
  { facet: 'colour', slug: 'red', name: '红色' },
  { facet: 'pages', slug: 'one-page', name: '单页' },
] as const
const query: GalleryQuery = { filters: [blue, onePage], q: '护士', sort: 'new', page: 3 }

test.each([
  ['another colour takes the place of the one before', red, [onePage, red]],
  ['no colour removes that filter alone', null, [onePage]],
] as const)('%s, and the list begins at its first page', (_, value, filters) => {
  expect(withFacet(query, 'colour', value)).toEqual({ filters, q: '护士', sort: 'new', page: 1 })
})
