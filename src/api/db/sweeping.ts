import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { STEP_MS } from '#src/api/domain/handoff.ts'
import { LONGEST_SPAN_MS } from '#src/api/domain/limits.ts'
import { SCENE_LIMIT_SPAN_MS } from '#src/api/domain/wechat-scene.ts'
import { beijingDay, DAY_MS, MINUTE_MS } from '#src/lib/time.ts'
import { TRIES_WINDOW_MS } from './accounts/sms-codes.ts'
import { countWaiting } from './upkeep/backlog.ts'

/** The cleanup of expired rows: `remove` deletes at most `atMost` of them, `count` counts them up to a limit. */
export type Sweep = { remove: (atMost: number) => D1PreparedStatement; count: () => D1PreparedStatement }

/** Creates the cleanup of a kind of rows; `now` in ms since 1970. */
type SweepAt = (db: D1Database, now: number) => Sweep

/** How long counts of use are kept, in days: as long as Analytics Engine keeps them. */
export const USE_KEPT_DAYS = 90

/** Redemptions of before a time whose codes no longer exist. */
const ofLostCodes = `redeemed_at <= ?1 AND NOT EXISTS
  (SELECT 1 FROM redemption_codes AS c WHERE c.code_hash = redemptions.code_hash)`

/** The cleanups of expired rows, by name. */
export const sweeps = {
  // Sessions that have ended.
  sessions: sweepAged('sessions', 'token_hash', 'expires_at'),
  // Codes too old to be tried or counted.
  codes: sweepAged('sms_codes', 'id', 'sent_at', TRIES_WINDOW_MS),
  // Attempts that no rule counts any more.
  attempts: sweepAged('attempts', 'id', 'at', LONGEST_SPAN_MS),
  // Scans that no limit counts any more.
  scenes: sweepAged('wechat_scenes', 'id', 'expires_at', SCENE_LIMIT_SPAN_MS),
  // Solutions of captchas that have expired.
  solutions: sweepAged('captcha_uses', 'id', 'expires_at'),
  // Challenges of passkeys that have expired.
  challenges: sweepAged('passkey_uses', 'id', 'expires_at'),
  // Handoffs that ended some time ago; until then both screens can be told why.
  handoffs: sweepAged('handoffs', 'id', 'expires_at', 10 * STEP_MS),
  // Codes that expired long ago; until then whoever enters one can be told.
  redeemCodes: sweepAged('redemption_codes', 'code_hash', 'expires_at', 90 * DAY_MS),
  // Old redemptions of codes that no longer exist; those of existing codes stay, so that none is redeemed twice.
  redemptions: (db, now) => sweepOf(db, 'redemptions', 'user_id, code_hash', ofLostCodes, now - 2 * 365 * DAY_MS),
  // Links that were withdrawn long ago; until then visitors can be told.
  shares: sweepAged('shares', 'id', 'revoked_at', 30 * DAY_MS),
  // Links that expired a year ago; until then their owners can change the expiry.
  expiredShares: sweepAged('shares', 'id', 'expires_at', 365 * DAY_MS),
  // The links of accounts that are deleted.
  endedLinks: sweepAged('ended_links', 'token_hash', 'ended_at', 30 * DAY_MS),
  use: (db, now) =>
    sweepOf(db, 'use_counts', 'day, kind, name, detail', 'day < ?1', beijingDay(now - USE_KEPT_DAYS * DAY_MS)),
  // Messages after a year.
  messages: sweepAged('contact_messages', 'number', 'created_at', 365 * DAY_MS),
  // Who downloaded which template is known for thirteen months; the counters of templates stay.
  downloads: sweepAged('word_downloads', 'user_id, day, template_id', 'created_at', 400 * DAY_MS),
  // No gateway repeats a callback after some days, or refunds after a year.
  callbacks: sweepAged('payment_events', 'pay_type, event_id', 'received_at', 2 * 365 * DAY_MS),
  // Counts of faults after a day.
  faults: (db, now) => sweepOf(db, 'faults', 'minute, name', 'minute < ?1', Math.floor((now - DAY_MS) / MINUTE_MS)),
} satisfies Readonly<Record<string, SweepAt>>

/** Cleans up the rows of a table whose time in a column is `kept` ms ago. */
function sweepAged(table: string, key: string, column: string, kept = 0): SweepAt {
  return (db, now) => sweepOf(db, table, key, `${column} <= ?1`, now - kept)
}

/**
 * Creates the cleanup of the rows of a table that meet a condition.
 * @param key the columns of its primary key
 * @param before the condition's one value
 */
function sweepOf(db: D1Database, table: string, key: string, condition: string, before: number | string): Sweep {
  return {
    remove: (atMost) =>
      db
        .prepare(`DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ?2)`)
        .bind(before, atMost),
    count: () => countWaiting(db, table, condition, before),
  }
}
