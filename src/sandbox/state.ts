import { DurableObject } from 'cloudflare:workers'
import type { DurableObjectState } from '@cloudflare/workers-types'
import { ALL_WELL, type Faults } from './fault-settings.ts'
import { forgetSends, prepareSends, type Send, type SendRule, spendNonce, tryToSend } from './sms/sends.ts'

/** A sent e-mail, with the time as an ISO string. */
export type MailRow = { to: string; subject: string; text: string; sent_at: string }

/** A sent text message, with the time as an ISO string. */
export type SmsRow = { mobile: string; code: string; type: string; sent_at: string }

const PAGE_LENGTH = 200

/** The outbox and the faults, in one object so that all requests see the same. */
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

  /** Adds a message to the outbox. */
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
   * Adds a message to the outbox unless it exceeds a limit of its provider.
   * @returns the name of that limit, or null when the message was sent
   */
  sendSms(send: Send, rules: SendRule[], row: SmsRow): string | null {
    const against = tryToSend(this.sql, send, rules)
    if (against === null) this.addSms(row)
    return against
  }

  /** Whether a nonce is new to the provider; records it. */
  spendNonce(provider: string, nonce: string): boolean {
    return spendNonce(this.sql, provider, nonce)
  }

  /** The newest messages first, to one number or to all. */
  listSms(mobile: string | undefined): SmsRow[] {
    const rows = this.sql.exec<SmsRow>(
      'SELECT mobile, code, type, sent_at FROM sms WHERE ?1 IS NULL OR mobile = ?1 ORDER BY id DESC LIMIT ?2',
      mobile ?? null,
      PAGE_LENGTH,
    )
    return rows.toArray()
  }

  /** Adds an e-mail to the outbox. */
  addMail({ to, subject, text, sent_at }: MailRow): void {
    this.sql.exec('INSERT INTO mail ("to", subject, text, sent_at) VALUES (?, ?, ?, ?)', to, subject, text, sent_at)
  }

  /** The newest e-mails first, to one address or to all. */
  listMail(to: string | undefined): MailRow[] {
    const rows = this.sql.exec<MailRow>(
      'SELECT "to", subject, text, sent_at FROM mail WHERE ?1 IS NULL OR "to" = ?1 ORDER BY id DESC LIMIT ?2',
      to ?? null,
      PAGE_LENGTH,
    )
    return rows.toArray()
  }

  async faults(): Promise<Faults> {
    return Object.assign({ ...ALL_WELL }, await this.ctx.storage.get<Partial<Faults>>('faults'))
  }

  /** Changes the given faults and returns all of them. */
  async setFaults(changed: Partial<Faults>): Promise<Faults> {
    const faults = Object.assign(await this.faults(), changed)
    await this.ctx.storage.put('faults', faults)
    return faults
  }

  /** Deletes messages, e-mails and faults. */
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
