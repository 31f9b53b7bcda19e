/** The kinds of counted visits: pages of templates and articles, and openings of links to résumés. */
export const countedKinds = ['template', 'article', 'share'] as const
export type CountedKind = (typeof countedKinds)[number]

/**
 * A visit as a counter receives it: `mark` is the same for the same client, thing and day; `subject` and
 * `address` are hashes of the day. `at` in ms since 1970, `day` from `beijingDay`.
 */
export type CountedVisit = {
  kind: CountedKind
  id: string
  mark: string
  subject: string
  address: string
  day: string
  at: number
}

/** Visits of a subject that its row does not include yet; each batch is added once. `at`: the time of the latest. */
export type WaitingVisits = { batch: number; kind: CountedKind; id: string; count: number; at: number }

/** All waiting visits of a counter, in batches up to `upTo`. */
export type VisitsToAdd = { counter: string; upTo: number; visits: readonly WaitingVisits[] }

/**
 * The numbers of visits from one address that are counted, so that nobody can inflate a counter: of the same subject in
 * a day, of all in an hour, of all in a day. A household or an office shares one address.
 */
export const visitLimits = { same: 5, hour: 120, day: 600 }
