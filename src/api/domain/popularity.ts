/** The last change of the ledger whose counters are copied to the content, by kind; 0 for none. */
export type PopularityMarks = { template: number; article: number }

/** Counters as the ledger has them, in the order they changed. */
export type Popularity = {
  templates: readonly { id: number; views: number; downloads: number; favourites: number; changed: number }[]
  articles: readonly { id: number; views: number; changed: number }[]
}
