import type {
  DataEndpointName,
  InputOf,
  Locale,
  OutputOf,
  PageQuery,
  PayloadName,
  PayloadOf,
} from '#src/contract/index.ts'

/** Makes an API call on behalf of a page; null when the thing does not exist. */
export type Ask = <N extends DataEndpointName>(name: N, input: InputOf<N>) => Promise<OutputOf<N> | null>

/** How the payload of a page is built. */
export type Builder<N extends PayloadName> = {
  /** The cache key: all parts of the address that matter; null for what is not worth caching. */
  key: (query: PageQuery) => string | null
  /** Whether the payload may be cached under that key; by default always. */
  keeps?: (payload: PayloadOf<N>, query: PageQuery) => boolean
  /** The payload used when both API and cache fail; without it the page fails. */
  fallback?: (locale: Locale) => PayloadOf<N>
  /** Builds the payload; null when the page does not exist. */
  build: (ask: Ask, query: PageQuery) => Promise<PayloadOf<N> | null>
}
