import * as z from 'zod/mini'
import { askThirdParty } from '#src/lib/third-party.ts'
import type { MailConfig } from './config.ts'
import type { MailDeps, MailSender } from './index.ts'
import { noteUnsentMail } from './not-sent.ts'

type ResendConfig = Extract<MailConfig, { provider: 'resend' }>

const TIME_OUT_MS = 5000

const answer = z.object({ id: z.optional(z.string()), name: z.optional(z.string()) })

/**
 * Sends through Resend.
 * @see https://resend.com/docs/api-reference/emails/send-email
 */
export function resendMail(config: ResendConfig, deps: MailDeps): MailSender {
  return {
    async send({ to, sender, subject, text, html, replyTo }) {
      const request = new Request(`${config.baseUrl}/emails`, {
        method: 'POST',
        headers: { authorization: `Bearer ${config.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          from: `${named(sender)} <${config.from}>`,
          to: [to],
          subject,
          text,
          html,
          reply_to: replyTo,
        }),
      })
      const reply = await askThirdParty({ http: deps.http, signal: AbortSignal.timeout(TIME_OUT_MS) }, request, answer)
      if (reply.kind === 'none') return noteUnsentMail(deps.log, 'resend', 'unknown', reply.cause)
      if (reply.kind === 'unreadable') return noteUnsentMail(deps.log, 'resend', 'unknown', `HTTP ${reply.status}`)
      if (reply.status === 200 && reply.body.id !== undefined) return 'sent'
      const outcome = reply.status >= 500 ? 'unknown' : 'failed'
      return noteUnsentMail(deps.log, 'resend', outcome, reply.body.name ?? `HTTP ${reply.status}`)
    },
  }
}

/** Removes the characters of a name that would break the address header. */
function named(sender: string): string {
  return `"${sender.replace(/["\\<>\r\n]/g, '')}"`
}
