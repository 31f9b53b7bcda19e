import type { D1Database } from '@cloudflare/workers-types'
import { fillWith } from '#scripts/lib/bench-search/content.ts'
import type { ContentDatabase } from '#src/api/db/content/database.ts'
import { offerArticles, offerTemplates } from '#src/api/db/templates/templates.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { LEDGER_NOW } from './cast.ts'

/**
 * How many rows of each kind a filled ledger has. The n-th row belongs to the n-th user; after the last user it starts
 * again with the first.
 */
export type LedgerSizes = {
  users: number
  sessions: number
  resumes: number
  photos: number
  shares: number
  orders: number
  downloads: number
  attempts: number
  codes: number
  templates: number
  articles: number
}

/** The rows of this many users after about a year. */
export function sizesFor(users: number): LedgerSizes {
  return {
    users,
    sessions: users * 2,
    resumes: Math.ceil(users * 1.5),
    photos: Math.ceil(users * 0.4),
    shares: Math.ceil(users * 0.1),
    orders: Math.ceil(users * 0.3),
    downloads: users,
    attempts: Math.ceil(users * 0.2),
    codes: Math.ceil(users * 0.05),
    templates: 200,
    articles: 100,
  }
}

const CHUNK = 100_000
const NOW = LEDGER_NOW

/** Fills an empty ledger, and content for it, by the rules of `castOf`. */
export async function fillLedger(db: D1Database, content: ContentDatabase, sizes: LedgerSizes): Promise<void> {
  const { templates, articles } = await fillWith(content, sizes)
  await offerTemplates(db, templates)
  await offerArticles(db, articles)
  await content.prepare("INSERT INTO resume_samples (id, html) SELECT id, '<p>' FROM word_templates").run()
  for (const [size, sql] of statements(sizes)) {
    for (let from = 1; from <= size; from += CHUNK) {
      const numbers =
        'WITH RECURSIVE numbers (n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)'
      await db
        .prepare(`${numbers} ${sql} FROM numbers`)
        .bind(from, Math.min(size, from + CHUNK - 1))
        .run()
    }
  }
}

function statements(sizes: LedgerSizes): [size: number, sql: string][] {
  const { users, orders } = sizes
  const paid = Math.floor(orders / 3)
  const owner = `(n - 1) % ${users} + 10001`
  const past = (days: number) => `${NOW} - (n * 7919000) % (${days} * ${DAY_MS})`
  const template = '1001 + n % 20'
  return [
    [
      users,
      `INSERT INTO users (id, mobile, email, password_hash, user_name, created_at, deletes_at)
       SELECT 10000 + n, printf('1%010d', n), 'person-' || n || '@example.com', 'hash', 'Person ' || n, ${past(365)},
         iif(n % 1000 = 999, ${NOW} + n, NULL)`,
    ],
    [
      users,
      `INSERT INTO identities (provider, subject, user_id, created_at)
       SELECT 'wechat', 'openid-' || n, 10000 + n, ${past(365)}`,
    ],
    [
      Math.ceil(users / 10),
      `INSERT INTO passkeys (id, user_id, user_handle, public_key, counter, transports, name, synced, created_at)
       SELECT 'passkey-' || n, 10000 + n, 'handle', 'key', 0, '', 'Key', 1, ${past(365)}`,
    ],
    [
      sizes.sessions,
      `INSERT INTO sessions (token_hash, user_id, created_at, expires_at, last_seen_at, user_agent, address, proved_at)
       SELECT 'session-' || n, ${owner}, ${past(20)}, ${NOW} + (n * 7919000) % (30 * ${DAY_MS}) + 1, ${past(1)}, 'Chrome',
         '198.51.100.1', ${NOW}`,
    ],
    [
      sizes.resumes,
      `INSERT INTO resumes (id, user_id, request_key, title, locale, design, completeness, rev, created_at, updated_at,
         deleted_at)
       SELECT 'resume-' || n, ${owner}, 'key-' || n, 'Résumé ' || n, 'zh', 'ink', 50, 9, ${past(365)}, ${past(90)},
         iif(n % 20 = 19, ${past(7)}, NULL)`,
    ],
    [
      sizes.photos,
      `INSERT INTO photos (key, user_id, sha256, created_at, checked_at, bytes)
       SELECT 'photo-' || n, ${owner}, 'sha-' || n, ${past(365)}, ${past(2)}, 40000`,
    ],
    [
      sizes.shares,
      `INSERT INTO shares (id, resume_id, user_id, request_key, token_hash, label, hide_contacts, download, created_at,
         revoked_at)
       SELECT 'share-' || n, 'resume-' || n, ${owner}, 'key-' || n, 'share-' || n, 'Link', 0, 1, ${past(90)},
         iif(n % 10 = 9, ${past(20)}, NULL)`,
    ],
    [
      orders,
      `INSERT INTO orders (order_no, user_id, kind, level, lane, title_zh, title_en, amount, pay_type, surface,
         client_address, door, state, created_at, expires_at, paid_at, revision, asked_at, due_at, opened)
       SELECT 'order-' || n, ${owner}, 'membership', 'yearly', 'membership', '年度会员', 'Yearly member', 6900,
         1 + n % 2, 'qr', '198.51.100.1', iif(n % 500 = 499, 'open', 'closed'),
         CASE WHEN n % 500 = 499 THEN 'pending' WHEN n % 3 = 0 THEN 'paid' ELSE 'closed' END, ${past(365)},
         ${NOW} + 600000, iif(n % 3 = 0, ${past(365)}, NULL), 'first', 0, iif(n % 500 = 499, ${NOW} + n, NULL), 1`,
    ],
    [
      paid,
      `INSERT INTO payments (order_no, transaction_id, nth, amount, fate, refund_failures, received_at, refund_state)
       SELECT 'order-' || (n * 3), 'payment-' || (n * 3), 0, 6900, 'granted', 0, ${past(365)},
         iif(n % 5000 = 0, 'failed', 'none')`,
    ],
    [
      paid,
      `INSERT INTO grants (order_no, user_id, level, level_before, granted_at)
       SELECT 'order-' || (n * 3), (n * 3 - 1) % ${users} + 10001, 'yearly', 'free', ${past(365)}`,
    ],
    [
      paid,
      `INSERT INTO payment_events (pay_type, event_id, kind, order_no, transaction_id, amount, received_at)
       SELECT 1, 'event-' || n, 'payment', 'order-' || (n * 3), 'payment-' || (n * 3), 6900, ${past(365)}`,
    ],
    [
      Math.ceil(users / 20),
      `INSERT INTO redemption_codes (code_hash, tail, level, uses, used, created_at, expires_at)
       SELECT 'code-' || n, 'TAIL', 'yearly', 2, 1, ${past(365)}, iif(n % 4 = 3, ${past(60)}, NULL)`,
    ],
    [
      Math.ceil(users / 20),
      `INSERT INTO redemptions (code_hash, user_id, tail, level, redeemed_at)
       SELECT 'code-' || n, 10000 + n, 'TAIL', 'yearly', ${past(365)}`,
    ],
    [
      sizes.downloads,
      `INSERT OR IGNORE INTO word_downloads (user_id, day, template_id, created_at)
       SELECT ${owner}, date((${past(365)}) / 1000, 'unixepoch'), ${template}, ${past(365)}`,
    ],
    [
      Math.ceil(sizes.downloads / 2),
      `INSERT OR IGNORE INTO favourites (user_id, template_type, template_id, created_at)
       SELECT ${owner}, 'word', ${template}, ${past(365)}`,
    ],
    [
      sizes.attempts,
      `INSERT INTO attempts (id, kind, mobile, address, at)
       SELECT 'attempt-' || n, CASE n % 3 WHEN 0 THEN 'login' WHEN 1 THEN 'code' ELSE 'order' END, printf('1%010d', n),
         '198.51.100.' || (n % 256), ${past(1)}`,
    ],
    [
      sizes.codes,
      `INSERT INTO sms_codes (id, mobile, type, code_hash, sent_at, expires_at, used_for)
       SELECT 'code-' || n, printf('1%010d', n), 'register', 'hash', ${past(1)}, ${NOW} + 1, ${owner}`,
    ],
    [
      sizes.codes,
      `INSERT INTO wechat_scenes (id, browser_hash, address_key, place, locale, status, created_at, expires_at, openid)
       SELECT 'scene-' || n, 'browser-' || n, '198.51.100.' || (n % 256), '', 'zh', 2, ${past(1)}, ${NOW} + 1, 'openid-' || n`,
    ],
    [
      sizes.codes,
      `INSERT INTO handoffs (id, link_hash, purpose, user_id, resume_id, session_hash, address_key, status, phone_hash, expires_at)
       SELECT 'handoff-' || n, 'handoff-' || n, 'resume', ${owner}, 'resume-' || n, 'session-' || n, '', 2, 'phone', ${NOW} + n`,
    ],
    [
      sizes.codes,
      `INSERT INTO contact_messages (number, digest, email, name, topic, order_no, message, locale, created_at)
       SELECT 'message-' || n, 'digest-' || n, 'person-' || n || '@example.com', '', 'other', '', 'Hello', 'zh', ${past(300)}`,
    ],
    [
      sizes.codes,
      `INSERT INTO operations (at, operator, command, subject, user_id, outcome)
       SELECT ${past(300)}, 'someone', 'orders show', 'order-' || n, ${owner}, 'read'`,
    ],
  ]
}
