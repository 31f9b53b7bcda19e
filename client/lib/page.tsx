import { createContext } from 'react'
import type { Locale } from '#src/contract/locale.ts'
import type { PayloadName, PayloadOf } from '#src/contract/payloads.ts'
import type { SiteBasics } from '#src/contract/site.ts'
import type { User } from '#src/contract/user.ts'
import { useNeeded } from './use-needed.ts'

/** Why a page shows an error instead of its content. */
export type PageError = { status: number; message: string }

/** Everything a page is rendered from; the server sends the same object to the browser. */
export type PageState = {
  locale: Locale
  /** The requested path, without its language. */
  path: string
  /** The query with its question mark, or empty. */
  search: string
  routeName: string | null
  params: Readonly<Record<string, string>>
  payload: { [N in PayloadName]?: PayloadOf<N> }
  error: PageError | null
  /**
   * Increases with every navigation to another page. Other states of the same list keep the number, and so scroll
   * position and focus.
   */
  arrival: number
  /** In the browser it lacks what only the head of the document needs. */
  site: Omit<SiteBasics, 'seo_title' | 'seo_key'> & Partial<SiteBasics>
  /** `https://host` for canonical links. */
  siteUrl: string
}

/** What the server hands to the browser: the page and its user. */
export type AppState = {
  page: PageState
  user: User | null
  sandboxUrl: string | null
  /** The build id of the server's scripts. */
  build: string
}

export const PageContext = createContext<PageState | null>(null)

/** The page being shown. */
export function usePage(): PageState {
  return useNeeded(PageContext, 'PageContext')
}

/** The payload of this route. */
export function usePayload<N extends PayloadName>(name: N): PayloadOf<N> {
  const { payload, path } = usePage()
  const data = payload[name]
  if (data === undefined) throw new Error(`The page at ${path} has no payload ${name}`)
  return data
}

/** The language of the page. */
export function useLocale(): Locale {
  return usePage().locale
}
