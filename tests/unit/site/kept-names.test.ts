import { describe, expect, test } from 'vitest'
import type { FacetValue, PayloadName } from '#src/contract/index.ts'
import { builders } from '#src/site/payloads.ts'
import { list } from '#tests/support/fixtures.ts'

const use: FacetValue = { facet: 'use', slug: 'campus', name: '校招' }
const keyOf = (name: PayloadName, address = '', params: Record<string, string> = {}) =>
  builders[name].key({ params, search: new URLSearchParams(address) })

describe('the name a page is kept under', () => {
  test.each<[PayloadName, string, Record<string, string>, string | null]>([
    ['home', '?q=x', {}, ''],
    ['contentIndex', '', {}, ''],
    ['contacts', '', {}, ''],
    ['membershipPlans', '', {}, ''],
    ['wordGallery', '', {}, 'hot,1'],
    ['wordGallery', '?sort=new&page=3', {}, 'new,3'],
    ['wordGallery', '?role=nurse', { cate: 'campus' }, 'path=campus,role=nurse,hot,1'],
    ['wordGallery', '?role=nurse', { tag: 'campus' }, 'path=campus,role=nurse,hot,1'],
    ['wordGallery', '?role=nurse&style=simple', {}, 'style=simple,role=nurse,hot,1'],
    ['wordGallery', '?role=nurse&style=simple', { cate: 'campus' }, null],
    ['wordGallery', '?q=x', {}, null],
    ['wordGallery', '', { cate: 'all' }, 'hot,1'],
    ['sampleList', '', {}, ',hot,1'],
    ['sampleList', '?sort=new&page=2', { cate: 'campus' }, 'campus,new,2'],
    ['sampleList', '?q=x', {}, null],
    ['articleList', '', { cate: 'all' }, 'new,1'],
    ['articleList', '?sort=hot&page=2', { cate: 'gap' }, 'cate,gap,hot,2'],
    ['articleList', '', { tag: 'gap' }, 'tag,gap,new,1'],
    ['articleList', '?q=x', {}, null],
    ['wordDetail', '?page=2', { id: '7' }, '7'],
    ['sampleDetail', '', { id: '7' }, '7'],
    ['articleDetail', '', { id: '7' }, '7'],
    ['search', '?q=x', {}, null],
    ['shared', '', { token: 'x' }, null],
    ['favourites', '', {}, null],
    ['myResumes', '', {}, null],
    ['orders', '', {}, null],
    ['editor', '', {}, null],
    ['account', '', {}, null],
    ['redemptions', '', {}, null],
  ])('%s%s %j: %s', (name, address, params, key) => {
    const expected = key === null ? null : key.split(',').toSorted()
    expect(keyOf(name, address, params)?.split(',').toSorted() ?? null).toEqual(expected)
  })

  test('two filters of one value each, apart', () => {
    expect(keyOf('wordGallery', '?role=a')).not.toBe(keyOf('wordGallery', '?style=a'))
    expect(keyOf('wordGallery', '', { cate: 'a' })).not.toBe(keyOf('wordGallery', '?use=a'))
    expect(keyOf('articleList', '', { cate: 'a' })).not.toBe(keyOf('articleList', '', { tag: 'a' }))
  })

  test('a gallery is kept when it has what was asked for', () => {
    const { keeps } = builders.wordGallery
    const query = { filters: [use], q: '', sort: 'hot' as const, page: 1 }
    const asked = { params: { cate: 'campus' }, search: new URLSearchParams() }
    expect(keeps?.({ query, list, instead: null }, asked)).toBe(true)
    expect(keeps?.({ query, list: { ...list, items: [] }, instead: null }, asked)).toBe(false)
    expect(keeps?.({ query: { ...query, filters: [] }, list, instead: null }, asked)).toBe(false)
  })
})
