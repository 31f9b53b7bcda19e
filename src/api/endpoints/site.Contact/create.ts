import { admit, counted } from '#src/api/accounts/attempt.ts'
import { acknowledge, forwardMessage } from '#src/api/contact/letters.ts'
import { findMessage, keepMessage } from '#src/api/db/contact-messages.ts'
import { newContactNumber } from '#src/api/domain/secrets.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { sha256Hex } from '#src/lib/digest.ts'
import { utcDay } from '#src/lib/time.ts'

/**
 * Stores a message, forwards it and answers its number. Sending the same one again on that day changes nothing, and
 * counts against no limit: whoever got no answer must not be told that it was not sent.
 */
export const createMessage: Handler<'site.Contact/create'> = async ({ captcha, ...message }, caller) => {
  const { services, locale, session } = caller
  const { db, now, randomBytes } = services
  const at = now()
  const userId = session?.userId ?? null
  const digest = await sha256Hex(JSON.stringify([utcDay(at), userId, message]))
  const known = await findMessage(db, digest)
  if (known !== null) return { number: known }
  const attempt = await admit({ kind: 'contact', subject: message.email.toLowerCase(), captcha }, caller)
  const kept = { ...message, number: newContactNumber(randomBytes), digest, userId, locale, at }
  const { number, isNew } = await counted(attempt, caller, () => keepMessage(db, kept))
  if (isNew) {
    await Promise.all([
      forwardMessage(services, number),
      acknowledge(services, { number, email: message.email, locale }),
    ])
  }
  return { number }
}
