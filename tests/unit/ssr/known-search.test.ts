import { describe, expect, test } from 'vitest'
import { routes } from '#client/routes.ts'
import { articleSorts, contactTopics, wordFacets, wordSorts } from '#src/contract/index.ts'
import { isOpen, isTyped, knownSearch, queryOf, viewParameters } from '#src/ssr/known-search.ts'

/** The route that has this payload, or is called this. */
function routeOf(name: string) {
  const route = routes.find((each) => (each.payload ?? each.name) === name)
  if (route === undefined) throw new Error(`There is no ${name}`)
  return route
}

const begun = { id: '0989b6b9-afe6-488b-addf-c6bfdabe698c', sample: 'zh/teacher', design: 'ink', lang: 'zh' }

/** What of a query a page reads. */
const read = (name: string, query: string) => queryOf(knownSearch(routeOf(name), new URLSearchParams(query)))

describe('what an address may ask for', () => {
  test.each([
    ['wordGallery', [...wordFacets, 'q', 'sort', 'page']],
    ['sampleList', ['q', 'sort', 'page']],
    ['articleList', ['q', 'sort', 'page']],
    ['search', ['q']],
    ['login', ['url']],
    ['contacts', ['sent', 'topic']],
    ['new-resume', ['id', 'sample', 'design', 'lang']],
  ])('%s', (name, expected) => {
    const values = {
      sort: wordSorts[0],
      page: '2',
      q: 'x',
      url: '/edit',
      sent: 'AB12-CD34',
      topic: contactTopics[0],
      ...begun,
    }
    const asked = { ...Object.fromEntries(wordFacets.map((facet) => [facet, 'a-1'])), ...values, other: '1' }
    const sort = name === 'articleList' ? { sort: articleSorts[0] } : {}
    const search = knownSearch(routeOf(name), new URLSearchParams({ ...asked, ...sort }))
    expect([...search.keys()]).toEqual(expected)
  })

  test.each([
    ['page=1', '?page=1'],
    ['page=100001', '?page=100001'],
    ['page=999999', '?page=999999'],
    ['page=1000000', ''],
    ['page=0', ''],
    ['page=01', ''],
    ['page=', ''],
    ['q=', ''],
    ['q=%0A', '?q=%0A'],
    ['sort=nonsense', ''],
    ['page=2&q=x&q=y', '?q=x&page=2'],
  ])('of a gallery %s is read as %j', (query, expected) => expect(read('wordGallery', query)).toBe(expected))

  test.each(['A', 'a_b', '-a', 'a-', 'a--b', 'ä', '', 'a'.repeat(41)])('a filter is no %j', (value) => {
    expect(read('wordGallery', String(new URLSearchParams({ [wordFacets[0]]: value })))).toBe('')
  })

  test('the same whatever the order it was asked in', () => {
    expect(read('sampleList', 'page=2&q=x')).toBe(read('sampleList', 'q=x&page=2'))
  })

  test('of a page for one user everything, of an address without a page nothing', () => {
    const search = new URLSearchParams('x=1&y=2')
    const own = routes.filter(({ access }) => access === 'user')
    expect(own.length).toBeGreaterThan(3)
    for (const route of own)
      expect([route.name, knownSearch(route, search), isOpen(route)]).toEqual([route.name, search, false])
    expect([queryOf(knownSearch(null, search)), isOpen(null)]).toEqual(['', false])
    expect([isOpen(routeOf('wordGallery')), isOpen(routeOf('login')), isOpen(routeOf('shared'))]).toEqual([
      true,
      true,
      false,
    ])
  })
})

test.each([
  ['', false],
  ['page=2', false],
  ['topic=other', false],
  ['q=x', true],
  ['url=%2F', true],
  ['sent=AB12-CD34', true],
  ['id=0989b6b9-afe6-488b-addf-c6bfdabe698c', true],
  ['sample=zh%2Fteacher', true],
  ['design=ink', true],
  ['lang=en&sort=new', false],
])('%j says something somebody typed: %s', (query, expected) => {
  expect(isTyped(new URLSearchParams(query))).toBe(expected)
})

test('every parameter that selects a view is named once, but not the page', () => {
  const others = ['q', 'sort', 'url', 'id', 'sample', 'design', 'lang', 'sent', 'topic']
  expect(viewParameters.toSorted()).toEqual([...wordFacets, ...others].toSorted())
})
