import type { DataEndpointName, InputOf, Locale, OutputOf, PayloadName, PayloadOf } from '#src/contract/index.ts'

/** What a page's address says about its data. */
export type PageQuery = { params: Readonly<Record<string, string>>; search: URLSearchParams }

/** Asks the API on behalf of a page; null when there is no such thing. */
export type Ask = <N extends DataEndpointName>(name: N, input: InputOf<N>) => Promise<OutputOf<N> | null>

/** How a payload comes about. */
export type Builder<N extends PayloadName> = {
  /** All of the address that matters, to cache under; null for what is not worth keeping. */
  key: (query: PageQuery) => string | null
  /** Whether what was built belongs under that key; always, unless it says otherwise. */
  keeps?: (payload: PayloadOf<N>, query: PageQuery) => boolean
  /** What there is to say when neither the API nor a cache says anything; a failure, unless it says otherwise. */
  fallback?: (locale: Locale) => PayloadOf<N>
  /** Null means the page does not exist. */
  build: (ask: Ask, query: PageQuery) => Promise<PayloadOf<N> | null>
}
