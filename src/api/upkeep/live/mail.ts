import { writeLetter } from '#src/api/mail/letter.ts'
import { askResend } from '#src/api/mail/resend.ts'
import type { Services } from '#src/services.ts'
import { type LiveFinding, mendOf, noAnswer, off, open, right, wrong } from './finding.ts'

const RESEND_MENDS = {
  invalid_api_key: 'RESEND_API_KEY is no key of Resend.',
  missing_api_key: 'RESEND_API_KEY is empty.',
}
/** Resend's error for a key that may only send: such a key is valid, but may not list domains. */
const SENDS_ONLY = 'restricted_api_key'

/**
 * Checks the mail provider: lists the domains at Resend. Cloudflare's binding, and a Resend key that may only send, are
 * checked by sending one e-mail to the address of alerts.
 */
export async function checkMail(services: Services): Promise<LiveFinding[]> {
  const { mail } = services.config
  if (mail.provider === 'none') return [off('MAIL_PROVIDER is not set.')]
  const domain = mail.from.split('@')[1] ?? ''
  if (mail.provider === 'cloudflare') return [await sendOne(services)]
  const reply = await askResend(mail, services.fetch)
  if (reply.kind !== 'answer') return [noAnswer(reply.kind === 'none' ? 'nothing' : `HTTP ${reply.status}`)]
  const { name, data = [] } = reply.body
  if (name === SENDS_ONLY) return [right('RESEND_API_KEY is known.'), await sendOne(services)]
  if (reply.status !== 200) return [mendOf(RESEND_MENDS, name ?? `HTTP ${reply.status}`)]
  const status = data.find((each) => domain === each.name || domain.endsWith(`.${each.name}`))?.status
  const known = right('RESEND_API_KEY is known.')
  if (status === 'verified') return [known, right('The domain of MAIL_FROM is verified.')]
  return [
    known,
    wrong(`The domain of MAIL_FROM is ${status ?? 'not at Resend'}: add it there and enter its DNS records.`),
  ]
}

async function sendOne({ config, mail }: Services): Promise<LiveFinding> {
  const to = config.alerts?.mail ?? null
  if (to === null) return open('Whether letters go out: set ALERT_MAIL, and this sends one there.')
  const outcome = await mail.send(
    writeLetter({
      locale: 'en',
      sender: new URL(config.siteUrl).host,
      to,
      subject: 'A letter to see whether letters go out',
      paragraphs: [`${config.siteUrl} sends letters.`],
      reason: 'ALERT_MAIL names this address.',
    }),
  )
  if (outcome === 'sent') return right('A letter to ALERT_MAIL was taken: look whether it arrives, and not as spam.')
  return wrong(`A letter to ALERT_MAIL was not taken (${outcome}): mail.not-sent in the log says why.`)
}
