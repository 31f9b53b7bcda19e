/**
 * The load of an action on the ledger: calls, calls that write, the longest chain of calls in series, rows read and
 * written, with those of indexes.
 */
export type MeasuredAction = { calls: number; writing: number; inSeries: number; read: number; written: number }

const none = { calls: 0, writing: 0, inSeries: 0, read: 0, written: 0 }

/**
 * The load of each action on the ledger. `tests/worker/api/ledger-use.test.ts` measures it and fails when it changes;
 * `docs/scale.md` shows it, and the simulation uses it.
 */
export const measured = {
  visit: none,
  signIn: { calls: 3, writing: 2, inSeries: 3, read: 15, written: 9 },
  list: { calls: 4, writing: 0, inSeries: 3, read: 7, written: 0 },
  favourites: { calls: 2, writing: 0, inSeries: 2, read: 1, written: 0 },
  socket: { calls: 3, writing: 1, inSeries: 3, read: 6, written: 5 },
  socketClosed: { calls: 1, writing: 1, inSeries: 1, read: 4, written: 1 },
  indexRow: { calls: 1, writing: 1, inSeries: 1, read: 2, written: 1 },
  photosOfTwenty: { calls: 6, writing: 1, inSeries: 6, read: 648, written: 40 },
  thumbnail: { calls: 3, writing: 1, inSeries: 3, read: 4, written: 1 },
  download: { calls: 5, writing: 1, inSeries: 3, read: 14, written: 6 },
  order: { calls: 7, writing: 3, inSeries: 4, read: 29, written: 13 },
  poll: { calls: 2, writing: 0, inSeries: 2, read: 17, written: 0 },
  pollThatAsks: { calls: 2, writing: 1, inSeries: 2, read: 17, written: 2 },
  callback: { calls: 2, writing: 1, inSeries: 2, read: 27, written: 11 },
  firstPollThatIsPaid: { calls: 2, writing: 1, inSeries: 2, read: 25, written: 1 },
  nextPollThatIsPaid: { calls: 2, writing: 0, inSeries: 2, read: 25, written: 0 },
} as const satisfies Record<string, MeasuredAction>

/** The same for a user's own pages, including the session and everything they show. */
export const measuredPages = {
  '/edit': { calls: 6, writing: 0, inSeries: 3, read: 15, written: 0 },
  '/user/templates': { calls: 12, writing: 0, inSeries: 3, read: 30, written: 0 },
  '/user/orders': { calls: 3, writing: 0, inSeries: 2, read: 6, written: 0 },
  '/user/favorite-templates': { calls: 3, writing: 0, inSeries: 2, read: 6, written: 0 },
  '/user/account': { calls: 6, writing: 0, inSeries: 2, read: 10, written: 0 },
} as const satisfies Record<string, MeasuredAction>

/**
 * A minute of typing with a save every three seconds: calls by the Worker and rows they write, and how often the
 * Durable Object updates the row of its résumé (`indexRow`).
 */
export const measuredMinute = { calls: 4, read: 4, written: 0, told: 4 } as const
