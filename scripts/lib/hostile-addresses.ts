import { wordFacets } from '#src/contract/index.ts'

type Maker = (nth: number) => string

/** The kinds of addresses that can be requested without end; each makes a different address of every number. */
const kinds: readonly Maker[] = [
  (nth) => `/word-jianli/?utm_source=${nth}&x${nth}=1`,
  (nth) => `/word-jianli/?q=made-up-${nth}`,
  (nth) => `/word-jianli/?${facet(nth)}=made-up-${nth}`,
  (nth) => `/word-jianli/?page=${nth + 2}&sort=new`,
  (nth) => `/word-jianli/tag-made-up-${nth}/`,
  (nth) => `/word-jianli/_payload.json?${facet(nth)}=made-${nth}&page=${nth + 1}`,
  (nth) => `/word-jianli/${1_000_000 + nth}`,
  (nth) => `/article/?page=${nth + 2}`,
  (nth) => `/search?q=made-up-${nth}`,
  (nth) => `/user/login?url=%2Fmade-up-${nth}`,
  (nth) => `/nowhere-${nth}`,
  (nth) => `/_img/w_72/previews/word/made-up-${nth}.webp`,
  (nth) => `/_img/w_72/og/default-zh.webp?v=${nth.toString(36)}`,
  (nth) => `/sitemap-${nth}.xml`,
]

function facet(nth: number): string {
  return wordFacets[nth % wordFacets.length] ?? ''
}

/** Makes this many different addresses, of each kind in turn. */
export function hostileAddresses(count: number): string[] {
  return Array.from({ length: count }, (_, nth) => kinds[nth % kinds.length]?.(nth) ?? '')
}
