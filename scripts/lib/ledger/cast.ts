import type { D1Database } from '@cloudflare/workers-types'
import type { ContentDatabase } from '#src/api/db/content/database.ts'
import { DAY_MS } from '#src/lib/time.ts'

/** The moment of a filled ledger, in ms since 1970. */
export const LEDGER_NOW = Date.UTC(2026, 10, 1)

/** A user of a filled ledger with one of everything a user can have; `fill.ts` makes them by the same rules. */
export type Cast = ReturnType<typeof castOf>

/** A call of a function of `src/api/db`, as the site makes it. */
export type StatementSample = (db: D1Database, cast: Cast) => unknown

/** The same for `src/api/db/content`. */
export type ContentSamples = Record<string, (content: ContentDatabase, cast: Cast) => unknown>

/** Samples by name: the function, and for several statements which of them. */
export type StatementSamples = Record<string, StatementSample>

/** The n-th user of a filled ledger, from 1. */
export function castOf(n: number) {
  const userId = 10_000 + n
  const tokenHash = `session-${n}`
  return {
    n,
    userId,
    tokenHash,
    mobile: `1${String(n).padStart(10, '0')}`,
    email: `person-${n}@example.com`,
    address: `198.51.100.${n % 256}`,
    openid: `openid-${n}`,
    passkey: `passkey-${n}`,
    resumeId: `resume-${n}`,
    orderNo: `order-${n}`,
    /** An unpaid order; every third one is paid. */
    unpaidNo: `order-${n - (n % 3) + 1}`,
    transactionId: `payment-${n}`,
    photo: `photo-${n}`,
    share: `share-${n}`,
    link: `link-${n}`,
    code: `code-${n}`,
    sceneId: `scene-${n}`,
    /** The secret of the browser that signs in with that scene. */
    browser: `browser-${n}`,
    /** A code of that session. */
    handoff: `handoff-${n}`,
    templateId: 1000 + (n % 20) + 1,
    articleId: 20_000 + (n % 20) + 1,
    now: LEDGER_NOW,
    day: '2026-11-01',
    /** Unique to the call where one is needed. */
    fresh: `fresh-${n}`,
    proved: { userId, tokenHash, provedAfter: LEDGER_NOW - DAY_MS },
    session: {
      tokenHash: `new-${n}`,
      userAgent: 'Chrome',
      address: '198.51.100.1',
      country: 'CN',
      now: LEDGER_NOW,
    },
  }
}
