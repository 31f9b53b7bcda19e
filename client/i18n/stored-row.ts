/** Where data is stored: in one of five browser stores, or on our server. */
export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage' | 'server'

/** What is stored, why, and for how long. */
type Words = { what: string; life: string }

/** `name` is the name of the cookie, key or table; a trailing `*` matches any ending. */
export type StoredRow = { place: StoragePlace; name: string; zh: Words; en: Words }

/** What signing out does with it; `asked`: the user decides whether it is kept. */
type AfterSignOut = 'goes' | 'stays' | 'asked'

/** A row about the browser. Whatever is about the person who signs out goes. */
export type BrowserRow = StoredRow & { afterSignOut: AfterSignOut }

type Told = [what: string, life: string]

/** Creates a row of the table, with its texts in Chinese and English. */
export const row = (place: StoragePlace, name: string, zh: Told, en: Told): StoredRow => ({
  place,
  name,
  zh: { what: zh[0], life: zh[1] },
  en: { what: en[0], life: en[1] },
})

/** Creates a row about the browser. */
export const browserRow = (
  place: Exclude<StoragePlace, 'server'>,
  name: string,
  afterSignOut: AfterSignOut,
  zh: Told,
  en: Told,
): BrowserRow => ({ ...row(place, name, zh, en), afterSignOut })
