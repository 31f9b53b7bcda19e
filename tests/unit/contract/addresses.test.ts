import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchPath } from '#client/app/match.ts'
import {
  articlesPath,
  galleryPath,
  readArticles,
  readGallery,
  readPage,
  readSamples,
  readSearch,
  samplesPath,
  searchPath,
  startPath,
} from '#src/contract/addresses.ts'
import { applicationStatuses } from '#src/contract/application-limits.ts'
import { articleSorts, categoryFacets, resumeSorts, templateTypes, wordFacets, wordSorts } from '#src/contract/lists.ts'
import {
  applicationsPath,
  classicEditorPath,
  editorPath,
  favouritesPath,
  guestPath,
  ordersPath,
  readEditor,
  readFavourites,
  readResumes,
  resumesPath,
  sharedPath,
} from '#src/contract/own-addresses.ts'

const slugs = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)
/** What people type, as it is read: without space around it. */
const queries = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.trim())
const pages = fc.integer({ min: 1, max: 100_000 })
const list = <S extends string>(sorts: readonly S[]) => ({ q: queries, sort: fc.constantFrom(...sorts), page: pages })

/** An address as its page is asked for. */
function asked(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://qingjian.test')
  return { params: { ...matchPath(pathname).params }, search: searchParams }
}

test('a gallery reads what was written, its first filter from the path', () => {
  const filters = fc.uniqueArray(
    fc.record({ facet: fc.constantFrom(...wordFacets), slug: slugs.filter((slug) => slug !== 'all'), name: queries }),
    { selector: ({ facet }) => facet },
  )
  fc.assert(
    fc.property(fc.record({ filters, ...list(wordSorts) }), ({ filters, ...query }) => {
      const { slug, facets, ...read } = readGallery(asked(galleryPath({ filters, ...query })))
      const inQuery = filters.filter((filter) => facets[filter.facet] === filter.slug)
      const inPath = filters.filter((filter) => !inQuery.includes(filter))
      expect(read).toEqual(query)
      expect(inPath.map((filter) => filter.slug)).toEqual(slug === undefined ? [] : [slug])
      expect(Object.keys(facets)).toHaveLength(Math.max(0, filters.length - 1))
      const isCategory = ({ facet }: { facet: (typeof wordFacets)[number] }) => categoryFacets.includes(facet)
      if (filters.some(isCategory)) expect(inPath.every(isCategory)).toBe(true)
    }),
  )
})

test('the order in which filters were chosen makes no other address', () => {
  const [use, role] = [
    { facet: 'use', slug: 'campus', name: '' },
    { facet: 'role', slug: 'nurse', name: '' },
  ] as const
  const query = { q: '', sort: 'hot', page: 1 } as const
  expect(galleryPath({ filters: [role, use], ...query })).toBe('/word-jianli/cate-campus/?role=nurse')
  expect(galleryPath({ filters: [use, role], ...query })).toBe('/word-jianli/cate-campus/?role=nurse')
})

test('lists of examples, articles, résumés, favourites and orders read what was written', () => {
  fc.assert(
    fc.property(fc.record(list(wordSorts)), fc.option(slugs, { nil: undefined }), (query, slug) => {
      const category = slug === undefined || slug === 'all' ? null : { slug }
      expect(readSamples(asked(samplesPath(category, query)))).toEqual({ slug: category?.slug, ...query })
    }),
  )
  const term = fc.record({ facet: fc.constantFrom('situation', 'part', 'tag'), slug: slugs, name: queries })
  fc.assert(
    fc.property(fc.record({ term: fc.option(term), ...list(articleSorts) }), ({ term, ...query }) => {
      const { facet, slug } = term ?? {}
      const filter = facet === 'tag' ? { tag: slug } : slug === undefined || slug === 'all' ? {} : { cate: slug }
      expect(readArticles(asked(articlesPath({ term, ...query })))).toEqual({ filter, ...query })
    }),
  )
  fc.assert(
    fc.property(fc.record({ deleted: fc.boolean(), ...list(resumeSorts) }), (list) => {
      const query = { ...list, applications: false, status: null }
      expect(readResumes(asked(resumesPath(query)).search)).toEqual(query)
    }),
  )
  fc.assert(
    fc.property(fc.option(fc.constantFrom(...applicationStatuses)), pages, (status, page) => {
      const query = { deleted: false, applications: true, status, q: '', sort: resumeSorts[0], page }
      expect(readResumes(asked(applicationsPath(status, page)).search)).toEqual(query)
      expect(resumesPath(query)).toBe(applicationsPath(status, page))
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...templateTypes), pages, (type, page) => {
      expect(readFavourites(asked(favouritesPath(type, page)).search)).toEqual({ type, page })
      expect(readPage(asked(ordersPath(page)).search)).toBe(page)
    }),
  )
})

test('a search, a résumé and a start of one read what was written', () => {
  fc.assert(
    fc.property(queries, (q) => {
      expect(readSearch(asked(searchPath(q)).search)).toBe(q)
    }),
  )
  const nothing = {
    id: undefined,
    sample: undefined,
    design: undefined,
    language: undefined,
    twin: false,
    posting: false,
  }
  expect(readEditor(asked(editorPath('abc_1', { download: true })).search)).toEqual({
    ...nothing,
    id: 'abc_1',
    download: true,
  })
  const twin = { ...nothing, id: 'abc_1', download: false, twin: true }
  expect(readEditor(asked(editorPath('abc_1', { twin: true })).search)).toEqual(twin)
  expect(readEditor(asked(guestPath('abc_1', { twin: true })).search)).toEqual(twin)
  const posting = { ...nothing, id: 'abc_1', download: false, posting: true }
  expect(readEditor(asked(editorPath('abc_1', { posting: true })).search)).toEqual(posting)
  const start = { sample: 'zh/teacher', design: 'ink', language: 'zh' } as const
  expect(readEditor(asked(startPath(start)).search)).toEqual({ ...nothing, ...start, download: false })
})

test('a shared résumé is at its token, the classic editor at its résumé or at the choice of one', () => {
  expect(sharedPath('abc_1')).toBe('/resume/s/abc_1')
  expect([classicEditorPath(), classicEditorPath('a1')]).toEqual(['/old-edit', '/old-edit?id=a1'])
})

test('a search for nothing has no query', () => {
  expect([searchPath(''), searchPath('护士')]).toEqual(['/search', '/search?q=%E6%8A%A4%E5%A3%AB'])
})

test('what is searched for is cut between signs', () => {
  expect(readSearch(new URLSearchParams({ q: ` ${'a'.repeat(49)}𠮷 ` }))).toBe('a'.repeat(49))
  expect(readSearch(new URLSearchParams({ q: ` ${'a'.repeat(48)}𠮷b` }))).toBe(`${'a'.repeat(48)}𠮷`)
  // Cut at a space, it is the address of the words alone.
  expect(readSearch(new URLSearchParams({ q: `${'a'.repeat(48)} 𠮷` }))).toBe('a'.repeat(48))
})

test.each(['0', '-1', '1.5', '100001', '1e9', 'x', ''])('page %j is the first page', (page) => {
  expect(readPage(new URLSearchParams({ page }))).toBe(1)
})

test('what cannot be a filter is as if it was not asked for', () => {
  const values = ['', 'A', 'a b', '-a', 'a'.repeat(41), 'über', 'a_b']
  const facet = wordFacets[0]
  for (const value of values) {
    const address = `/word-jianli/?${new URLSearchParams({ [facet]: value })}`
    expect([value, readGallery(asked(address)).facets]).toEqual([value, {}])
  }
  expect(readGallery(asked(`/word-jianli/?${facet}=a-1`)).facets).toEqual({ [facet]: 'a-1' })
})
