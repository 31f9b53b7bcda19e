import type { SendEmail } from '@cloudflare/workers-types'
import type { MailConfig } from './config.ts'
import { type MailDeps, type MailSender, noteUnsentMail } from './sender.ts'

type CloudflareConfig = Extract<MailConfig, { provider: 'cloudflare' }>
type Letter = Exclude<Parameters<SendEmail['send']>[0], { from: string; to: string; subject?: never }>
type Carrier = { send: (letter: Letter) => Promise<unknown> }

const TIME_OUT_MS = 5000
/** Error codes that mean nothing was sent. */
const REFUSED = /^E_(?:VALIDATION|FIELD|TOO_MANY|SENDER|RECIPIENT|RATE_LIMIT|DAILY|CONTENT|HEADER)/

/**
 * Sends e-mails through Cloudflare's `send_email` binding.
 * @see https://developers.cloudflare.com/email-service/api/send-emails/workers-api/
 */
export function cloudflareMail(config: CloudflareConfig, deps: MailDeps): MailSender {
  const carrier = config.sandboxUrl === undefined ? deps.binding : standIn(config.sandboxUrl, deps.http)
  return {
    async send({ to, sender, subject, text, html, replyTo }) {
      const from = { email: config.from, name: sender }
      try {
        if (carrier === undefined) throw new TypeError('There is no binding')
        await carrier.send({ to, from, subject, text, html, ...(replyTo === undefined ? {} : { replyTo }) })
        return 'sent'
      } catch (error) {
        return noteUnsentMail(deps.log, 'cloudflare', isRefusal(error) ? 'failed' : 'unknown', error)
      }
    },
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof TypeError) return true
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && REFUSED.test(error.code)
}

/** The sandbox's substitute for the binding. */
function standIn(sandboxUrl: string, http: typeof fetch): Carrier {
  return {
    async send(letter) {
      const response = await http(`${sandboxUrl}/mail/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(letter),
        signal: AbortSignal.timeout(TIME_OUT_MS),
      })
      if (!response.ok) throw new TypeError(`The sandbox answers ${response.status}`)
    },
  }
}
