import { DurableObject } from 'cloudflare:workers'
import type { DurableObjectState } from '@cloudflare/workers-types'
import { ALL_WELL, type Faults } from './faults.ts'
import { forgetSends, prepareSends, type Send, type SendRule, spendNonce, tryToSend } from './sms/sends.ts'

/** A letter as it was sent, with the time as an ISO string. */
export type MailRow = { to: string; subject: string; text: string; sent_at: string }

/** A message as it was sent, with the time as an ISO string. */
export type SmsRow = { mobile: string; code: string; type: string; sent_at: string }

const PAGE_LENGTH = 200

/** The outbox and how third parties behave, in one object so that every request sees the same. */
export class SandboxState extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env)
    this.sql.exec(
      'CREATE TABLE IF NOT EXISTS sms (id INTEGER PRIMARY KEY, mobile TEXT, code TEXT, type TEXT, sent_at TEXT)',
    )
    this.sql.exec('CREATE INDEX IF NOT EXISTS sms_by_mobile ON sms (mobile)')
    this.sql.exec(
      'CREATE TABLE IF NOT EXISTS mail (id INTEGER PRIMARY KEY, "to" TEXT, subject TEXT, text TEXT, sent_at TEXT)',
    )
    prepareSends(this.sql)
  }

  /** Puts a message into the outbox. */
  addSms(row: SmsRow): void {
    this.sql.exec(
      'INSERT INTO sms (mobile, code, type, sent_at) VALUES (?, ?, ?, ?)',
      row.mobile,
      row.code,
      row.type,
      row.sent_at,
    )
  }

  /**
   * Puts a message into the outbox unless a rule of its provider is against it.
   * @returns the name of that rule, or null when the message was sent
   */
  sendSms(send: Send, rules: SendRule[], row: SmsRow): string | null {
    const against = tryToSend(this.sql, send, rules)
    if (against === null) this.addSms(row)
    return against
  }

  /** Whether this nonce is new to the provider; it is not afterwards. */
  spendNonce(provider: string, nonce: string): boolean {
    return spendNonce(this.sql, provider, nonce)
  }

  /** The newest messages first, of one number or of all. */
  listSms(mobile: string | undefined): SmsRow[] {
    const rows = this.sql.exec<SmsRow>(
      'SELECT mobile, code, type, sent_at FROM sms WHERE ?1 IS NULL OR mobile = ?1 ORDER BY id DESC LIMIT ?2',
      mobile ?? null,
      PAGE_LENGTH,
    )
    return rows.toArray()
  }

  /** Puts a letter into the outbox. */
  addMail({ to, subject, text, sent_at }: MailRow): void {
    this.sql.exec('INSERT INTO mail ("to", subject, text, sent_at) VALUES (?, ?, ?, ?)', to, subject, text, sent_at)
  }

  /** The newest letters first, to one address or to all. */
  listMail(to: string | undefined): MailRow[] {
    const rows = this.sql.exec<MailRow>(
      'SELECT "to", subject, text, sent_at FROM mail WHERE ?1 IS NULL OR "to" = ?1 ORDER BY id DESC LIMIT ?2',
      to ?? null,
      PAGE_LENGTH,
    )
    return rows.toArray()
  }

  async faults(): Promise<Faults> {
    return { ...ALL_WELL, ...(await this.ctx.storage.get<Partial<Faults>>('faults')) }
  }

  /** Changes the faults that are named and answers all of them. */
  async setFaults(changed: Partial<Faults>): Promise<Faults> {
    const faults = { ...(await this.faults()), ...changed }
    await this.ctx.storage.put('faults', faults)
    return faults
  }

  /** Forgets messages, letters and faults. */
  async reset(): Promise<void> {
    this.sql.exec('DELETE FROM sms')
    this.sql.exec('DELETE FROM mail')
    forgetSends(this.sql)
    await this.ctx.storage.delete('faults')
  }

  private get sql() {
    return this.ctx.storage.sql
  }
}
