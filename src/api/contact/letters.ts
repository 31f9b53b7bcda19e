import { noteMail, takeMessage, type WaitingMessage, waitingMessages } from '#src/api/db/contact-messages.ts'
import { readSiteConfig } from '#src/api/db/site-config.ts'
import { writeLetter } from '#src/api/mail/letter.ts'
import type { Locale } from '#src/contract/index.ts'
import { keepUp } from '#src/lib/keep-up.ts'
import type { Services } from '#src/services.ts'
import { contactTexts } from '#src/texts/contact.ts'

/** How many e-mails are sent at a time, and how much a run may do. */
const LETTERS = 20
const FORWARDING = { ms: 30_000, steps: 5 }
/** The language of the sender's name in e-mails to the operators; their text is in both languages. */
const THEIRS: Locale = 'zh'

/** Forwards a message to the support address, once. Without such an address it stays in the database. */
export async function forwardMessage(services: Services, number: string): Promise<void> {
  const { db, mail } = services
  const { to, sender } = await addressee(services)
  if (to === null) return
  const message = await takeMessage(db, number)
  if (message === null) return
  const outcome = await mail.send(letterOf(message, to, sender))
  if (outcome !== 'unknown') await noteMail(db, number, outcome === 'sent' ? 'sent' : 'waiting')
}

/** To whom messages are forwarded, null for nobody; and the sender's name. */
export async function addressee({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<{ to: string | null; sender: string }> {
  const { support_email: to, site_name: sender } = await readSiteConfig(db, THEIRS)
  return { to: to === '' || config.mail.provider === 'none' ? null : to, sender }
}

/** Forwards messages that could not be forwarded before, each once in a run. Called by a timer. */
export async function forwardWaiting(services: Services): Promise<void> {
  const { db, now, log } = services
  const tried = new Set<string>()
  await keepUp(now, FORWARDING, async () => {
    const waiting = await waitingMessages(db, LETTERS + tried.size)
    const next = waiting.filter((number) => !tried.has(number))
    for (const number of next) {
      tried.add(number)
      await forwardMessage(services, number).catch((error: unknown) => log.error('contact.forward', error, { number }))
    }
    return next.length >= LETTERS
  })
}

/** E-mails the sender the message's number. It quotes nothing they wrote, because anybody can enter any address. */
export async function acknowledge(
  { db, mail, config }: Services,
  { number, email, locale }: { number: string; email: string; locale: Locale },
): Promise<void> {
  if (config.mail.provider === 'none') return
  const t = contactTexts[locale]
  const { site_name: sender, support_email: replyTo } = await readSiteConfig(db, locale)
  const paragraphs = [t.letterText(number), t.letterAnswer]
  const letter = {
    locale,
    sender,
    to: email,
    subject: t.letterSubject(number),
    paragraphs,
    reason: t.letterReason(sender),
  }
  await mail.send(writeLetter(replyTo === '' ? letter : { ...letter, replyTo }))
}

function letterOf({ number, email, name, topic, order_no, message }: WaitingMessage, to: string, sender: string) {
  const { zh, en } = contactTexts
  const about = `${zh.topics[topic]} / ${en.topics[topic]}`
  const facts = [
    `${zh.topic} / ${en.topic}: ${about}`,
    `${zh.email} / ${en.email}: ${email}`,
    name && `${zh.name} / ${en.name}: ${name}`,
    order_no && `${zh.order} / ${en.order}: ${order_no}`,
  ]
  return writeLetter({
    locale: THEIRS,
    sender,
    to,
    replyTo: email,
    subject: `[${number}] ${about}`,
    paragraphs: [facts.filter(Boolean).join('\n'), message],
    reason: `${zh.forwarded(number)} ${en.forwarded(number)}`,
  })
}
