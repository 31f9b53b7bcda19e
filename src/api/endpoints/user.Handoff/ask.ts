import { admit } from '#src/api/accounts/attempt.ts'
import { callingPhone, phoneView } from '#src/api/accounts/handoff.ts'
import { askFor, findHandoff } from '#src/api/db/accounts/handoffs.ts'
import { USER_AGENT_KEPT } from '#src/api/domain/devices.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/**
 * Registers the phone that asks to be let in. A retry (the answer got lost) counts as the same phone. Calls with a code
 * that does not exist are not counted: such codes are endless, and each would leave a row.
 */
export const askHandoff: Handler<'user.Handoff/ask'> = async ({ link }, caller) => {
  const phone = callingPhone(link, caller)
  const { services, userAgent, address, browser } = caller
  if ((await findHandoff(services.db, phone.linkHash, phone.now)) === null) return phoneView(null, phone)
  await admit({ kind: 'handoff-ask', subject: phone.linkHash }, caller)
  const handoff = await askFor(services.db, {
    ...phone,
    agent: userAgent.slice(0, USER_AGENT_KEPT),
    place: browser.place,
    addressKey: addressKey(address),
  })
  return phoneView(handoff, phone)
}
