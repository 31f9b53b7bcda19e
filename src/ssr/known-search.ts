import type { Route } from '#client/entry.server.tsx'
import { articleSorts, contactTopics, isFacetSlug, isPublic, SLUG, wordFacets, wordSorts } from '#src/contract/index.ts'

type Parameters = Readonly<Record<string, { test: (value: string) => boolean }>>

const ANYTHING = /./s
const PAGE = /^[1-9]\d{0,5}$/

const listed = (sorts: readonly string[]): Parameters => ({
  q: ANYTHING,
  sort: { test: (sort) => sorts.includes(sort) },
  page: PAGE,
})

/** The query parameters of public pages, by payload, or by route name for pages without one. */
const known: Readonly<Record<string, Parameters>> = {
  wordGallery: {
    ...Object.fromEntries(wordFacets.map((facet) => [facet, { test: isFacetSlug }])),
    ...listed(wordSorts),
  },
  sampleList: listed(wordSorts),
  articleList: listed(articleSorts),
  search: { q: ANYTHING },
  login: { url: ANYTHING },
  'new-resume': { id: /^[0-9a-f-]{36}$/, sample: /^(zh|en)\/[a-z-]{1,40}$/, design: SLUG, lang: /^(zh|en)$/ },
  contacts: {
    sent: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/,
    topic: { test: (topic) => contactTopics.some((known) => known === topic) },
  },
}

/**
 * The query parameters that select a view of a list or a form, rather than a page of its own. Their combinations are
 * endless and show nothing that is not on other pages.
 */
export const viewParameters: readonly string[] = [
  ...new Set(Object.values(known).flatMap((parameters) => Object.keys(parameters))),
].filter((name) => name !== 'page')

/** Parameters whose values anybody can make up: pages that show one are not cached. */
const TYPED = ['q', 'url', 'sent', 'id', 'sample', 'design']

/** Whether a page is the same for all visitors. */
export function isOpen(route: Route | null): route is Route {
  return route?.access === 'public' && (route.payload === undefined || isPublic(route.payload))
}

/** Reduces a query to the parameters its page reads, in a fixed order. The query of a private page is unchanged. */
export function knownSearch(route: Route | null, asked: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams()
  if (route === null) return search
  if (!isOpen(route)) return asked
  for (const [name, values] of Object.entries(known[route.payload ?? route.name] ?? {})) {
    const value = asked.get(name)
    if (value !== null && values.test(value)) search.set(name, value)
  }
  return search
}

/** Whether a query contains values that anybody can make up; see `TYPED`. */
export function isTyped(search: URLSearchParams): boolean {
  return TYPED.some((name) => search.has(name))
}

/** The query string with its question mark; empty without parameters. */
export function queryOf(search: URLSearchParams): string {
  return search.size > 0 ? `?${search}` : ''
}
