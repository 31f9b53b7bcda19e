import * as z from 'zod/mini'
import { askThirdParty, type Reply } from '#src/lib/third-party.ts'
import type { MailConfig } from './config.ts'
import { type MailDeps, type MailSender, noteUnsentMail } from './sender.ts'

type ResendConfig = Extract<MailConfig, { provider: 'resend' }>

const TIME_OUT_MS = 5000

const answer = z.object({ id: z.optional(z.string()), name: z.optional(z.string()) })

const listed = z.object({
  name: z.optional(z.string()),
  data: z.optional(z.array(z.object({ name: z.string(), status: z.string() }))),
})

/**
 * Sends through Resend.
 * @see https://resend.com/docs/api-reference/emails/send-email
 */
export function resendMail(config: ResendConfig, deps: MailDeps): MailSender {
  return {
    async send({ to, sender, subject, text, html, replyTo }) {
      const request = new Request(`${config.baseUrl}/emails`, {
        method: 'POST',
        headers: { ...headersOf(config), 'content-type': 'application/json' },
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

/**
 * Asks for the domains the account may send from and their status; `name` is the error of a refusal.
 * @see https://resend.com/docs/api-reference/domains/list-domains
 */
export function askResend(config: ResendConfig, http: typeof fetch): Promise<Reply<z.infer<typeof listed>>> {
  const request = new Request(`${config.baseUrl}/domains`, { headers: headersOf(config) })
  return askThirdParty({ http, signal: AbortSignal.timeout(TIME_OUT_MS) }, request, listed)
}

/**
 * Resend refuses requests without a user agent, which a Worker does not send by itself.
 * @see https://resend.com/docs/api-reference/introduction
 */
function headersOf({ apiKey }: ResendConfig): Record<string, string> {
  return { authorization: `Bearer ${apiKey}`, 'user-agent': 'Qingjian' }
}

/** Removes the characters of a name that would break the address header. */
function named(sender: string): string {
  return `"${sender.replace(/["\\<>\r\n]/g, '')}"`
}
