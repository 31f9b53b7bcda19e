import type { SqlStorage } from '@cloudflare/workers-types'

/** A message to be sent, as limits count it; `at` in ms since 1970. */
export type Send = { provider: string; signName: string; mobile: string; content: string; at: number }

/**
 * A limit: at most `max` messages with the same signature to the same number since a time, all or only those with the
 * same content.
 */
export type SendRule = { name: string; max: number; since: number; sameContent: boolean }

/** Creates the tables. */
export function prepareSends(sql: SqlStorage): void {
  sql.exec(
    'CREATE TABLE IF NOT EXISTS sends (provider TEXT, sign_name TEXT, mobile TEXT, content TEXT, at INTEGER) STRICT',
  )
  sql.exec('CREATE INDEX IF NOT EXISTS sends_by_mobile ON sends (mobile, at)')
  sql.exec('CREATE TABLE IF NOT EXISTS nonces (provider TEXT, nonce TEXT, PRIMARY KEY (provider, nonce)) STRICT')
}

/**
 * Counts and records a message atomically.
 * @returns the name of the first limit it exceeds, or null
 */
export function tryToSend(sql: SqlStorage, send: Send, rules: SendRule[]): string | null {
  const { provider, signName, mobile, content, at } = send
  for (const { name, max, since, sameContent } of rules) {
    const { n } = sql
      .exec<{ n: number }>(
        `SELECT count(*) AS n FROM sends
         WHERE provider = ? AND sign_name = ? AND mobile = ? AND at > ? AND (? = 0 OR content = ?)`,
        provider,
        signName,
        mobile,
        since,
        sameContent ? 1 : 0,
        content,
      )
      .one()
    if (n >= max) return name
  }
  sql.exec('INSERT INTO sends VALUES (?, ?, ?, ?, ?)', provider, signName, mobile, content, at)
  return null
}

/** Whether a nonce is new; records it. */
export function spendNonce(sql: SqlStorage, provider: string, nonce: string): boolean {
  return sql.exec('INSERT OR IGNORE INTO nonces VALUES (?, ?)', provider, nonce).rowsWritten > 0
}

/** Deletes all records. */
export function forgetSends(sql: SqlStorage): void {
  sql.exec('DELETE FROM sends')
  sql.exec('DELETE FROM nonces')
}
