import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { type ContactMessage, contactMessage, type Locale } from '#src/contract/index.ts'
import { statement } from './named.ts'
import { changesOf, firstOf, readRow, readRows } from './rows.ts'
import { countWaiting } from './upkeep/backlog.ts'

/** A stored message; `at` in ms since 1970. */
export type KeptMessage = ContactMessage & {
  number: string
  digest: string
  userId: number | null
  locale: Locale
  at: number
}

const numberRow = z.object({ number: z.string() })
const waitingRow = z.extend(contactMessage, { number: z.string() })

/** A message whose e-mail has not been sent yet. */
export type WaitingMessage = z.infer<typeof waitingRow>

/** The number of a message that is stored already; null for a new one. */
export async function findMessage(db: D1Database, digest: string): Promise<string | null> {
  return (await readRow(numberRow, numberOf(db, digest)))?.number ?? null
}

/**
 * Stores a message unless it is stored already.
 * @returns its number, and whether it is new
 */
export async function keepMessage(db: D1Database, kept: KeptMessage): Promise<{ number: string; isNew: boolean }> {
  const [written, found] = await db.batch([
    statement(
      db,
      `INSERT INTO contact_messages (number, digest, user_id, email, name, topic, order_no, message, locale, created_at)
       VALUES (:number, :digest, :userId, :email, :name, :topic, :order_no, :message, :locale, :at)
       ON CONFLICT (digest) DO NOTHING`,
      kept,
    ),
    numberOf(db, kept.digest),
  ])
  const row = firstOf(numberRow, found)
  return { number: row?.number ?? kept.number, isNew: changesOf(written) === 1 }
}

function numberOf(db: D1Database, digest: string): D1PreparedStatement {
  return db.prepare('SELECT number FROM contact_messages WHERE digest = ?').bind(digest)
}

/**
 * Claims a message whose e-mail is to be sent; from then on it may have been sent. Null when another run has claimed
 * it.
 */
export async function takeMessage(db: D1Database, number: string): Promise<WaitingMessage | null> {
  const sql = `UPDATE contact_messages SET mail = 'unknown' WHERE number = ? AND mail = 'waiting'
    RETURNING number, email, name, topic, order_no, message`
  return readRow(waitingRow, db.prepare(sql).bind(number))
}

/** Records the result of a claimed message's e-mail. */
export async function noteMail(db: D1Database, number: string, mail: 'waiting' | 'sent'): Promise<void> {
  await db
    .prepare("UPDATE contact_messages SET mail = ? WHERE number = ? AND mail = 'unknown'")
    .bind(mail, number)
    .run()
}

/** The numbers of the oldest messages whose e-mail is to be sent. */
export async function waitingMessages(db: D1Database, limit: number): Promise<string[]> {
  const sql = "SELECT number FROM contact_messages WHERE mail = 'waiting' ORDER BY created_at LIMIT ?"
  const rows = await readRows(numberRow, db.prepare(sql).bind(limit))
  return rows.map(({ number }) => number)
}

/** Counts the messages older than a time whose e-mail is to be sent. */
export function countWaitingMessages(db: D1Database, before: number): D1PreparedStatement {
  return countWaiting(db, 'contact_messages', "mail = 'waiting' AND created_at <= ?", before)
}
