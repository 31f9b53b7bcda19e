import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { changesOf, firstOf, isFound } from '#src/api/db/rows.ts'
import { type AttemptKind, type LimitRule, limitRules, rulesFor, softLimitRules } from '#src/api/domain/limits.ts'

/** An attempt at a limited call; `at` in ms since 1970. */
export type Attempt = { id: string; kind: AttemptKind; mobile: string; address: string; at: number }

/**
 * Whether an attempt was admitted. If not, `freeAt` is when the next one will be (ms since 1970), or 0 if a captcha
 * would admit it.
 */
export type Admission = { admitted: true } | { admitted: false; freeAt: number }

/** The condition for attempts of any kind; needed because the indexes begin with the kind. */
export const ANY_KIND = `kind IN (${Object.keys(limitRules)
  .map((kind) => `'${kind}'`)
  .join(', ')})`

const freeRow = z.object({ free_at: z.number() })

/**
 * Two statements that admit an attempt: the first inserts its row unless a rule is used up, the second tells when the
 * last used-up hard rule becomes free. Counting and inserting are one statement, so parallel calls cannot all slip in.
 * @param isPerson whether a captcha was solved; soft limits do not apply then
 */
export function admitStatements(
  db: D1Database,
  attempt: Attempt,
  isPerson: boolean,
): [D1PreparedStatement, D1PreparedStatement] {
  const { id, kind, mobile, address, at } = attempt
  const rules = rulesFor(limitRules[kind], address, 'hard')
  const asking = isPerson ? [] : rulesFor(softLimitRules[kind] ?? [], address, 'soft')
  const full = [...rules, ...asking].map((rule) => `EXISTS (${nthNewest(rule)})`)
  const frees = rules.map((rule) => `coalesce((${nthNewest(rule)}) + ${rule.spanMs}, 0)`)
  return [
    db
      .prepare(
        `INSERT INTO attempts (id, kind, mobile, address, at) SELECT ?1, ?2, ?3, ?4, ?5
         WHERE NOT (${['FALSE', ...full].join(' OR ')}) ON CONFLICT (id) DO NOTHING`,
      )
      .bind(id, kind, mobile, address, at),
    // All parameters are named, because their number varies. max() of a single value would be an aggregate.
    db
      .prepare(`SELECT max(${['0', '?1 = ?3 AND ?2 = ?4 AND ?5 = 0', ...frees].join(', ')}) AS free_at`)
      .bind(id, kind, mobile, address, at),
  ]
}

/** Reads the results of `admitStatements`. */
export function admissionOf(written: D1Result | undefined, free: D1Result | undefined): Admission {
  if (changesOf(written) === 1) return { admitted: true }
  return { admitted: false, freeAt: firstOf(freeRow, free)?.free_at ?? 0 }
}

/** Counts a try against its limits before it is made. */
export async function admitAttempt(db: D1Database, attempt: Attempt, isPerson: boolean): Promise<Admission> {
  const [written, free] = await db.batch(admitStatements(db, attempt, isPerson))
  return admissionOf(written, free)
}

/** Whether an attempt with this id was admitted before. */
export async function wasAdmitted(db: D1Database, id: string): Promise<boolean> {
  return isFound(db.prepare('SELECT 1 FROM attempts WHERE id = ?').bind(id))
}

/** Takes back an attempt that does not count after all. */
export function forgetAttempt(db: D1Database, id: string): D1PreparedStatement {
  return db.prepare('DELETE FROM attempts WHERE id = ?').bind(id)
}

/** Takes back the sign-in tries of an account from one address, after its owner has signed in there. */
export function forgetLogins(db: D1Database, mobile: string, address: string): D1PreparedStatement {
  return db.prepare("DELETE FROM attempts WHERE kind = 'login' AND mobile = ? AND address = ?").bind(mobile, address)
}

/** The time of the attempt that fills a rule, if it is full. Takes the parameters of `admitStatements`. */
function nthNewest({ by, limit, spanMs }: LimitRule): string {
  const keys = by.map((key) => (key === 'mobile' ? 'mobile = ?3' : 'address = ?4')).join(' AND ')
  return `SELECT at FROM attempts WHERE kind = ?2 AND ${keys} AND at > ?5 - ${spanMs}
          ORDER BY at DESC LIMIT 1 OFFSET ${limit - 1}`
}
