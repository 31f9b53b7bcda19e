import { deviceOf } from '#src/api/domain/devices.ts'
import { type Handoff, handoffPhoneHash, linkHash, numberOf, stateFor, stateNow } from '#src/api/domain/handoff.ts'
import { secondsUntil } from '#src/api/domain/limits.ts'
import { isKey } from '#src/api/domain/wechat-scene.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Caller } from '#src/api/wire/handler.ts'
import type { HandoffDeskView, HandoffPhoneView } from '#src/contract/index.ts'

/** The phone that calls, as the ledger knows it. `ownSession` is empty where its browser is not signed in. */
export type CallingPhone = { linkHash: string; phoneHash: string; ownSession: string; now: number }

/**
 * Reads the phone that makes this call, by its secret.
 * @throws ApiError `input.invalid` when it has no secret of its own
 */
export function callingPhone(link: string, { services, browser, session }: Caller): CallingPhone {
  const { appSecret } = services.config
  if (!isKey(browser.key)) throw new ApiError('input.invalid')
  return {
    linkHash: linkHash(appSecret, link),
    phoneHash: handoffPhoneHash(appSecret, link, browser.key),
    ownSession: session?.tokenHash ?? '',
    now: services.now(),
  }
}

/**
 * The state of a handoff as the phone sees it. A code that does not exist is reported like an expired one for a résumé.
 */
export function phoneView(handoff: Handoff | null, phone: CallingPhone): HandoffPhoneView {
  return {
    state: stateFor(handoff, { hash: phone.phoneHash, sessionHash: phone.ownSession }, phone.now),
    purpose: handoff?.purpose ?? 'resume',
    number: numberOf(phone.phoneHash),
  }
}

/** The state of a handoff as the desk sees it. */
export function deskView(handoff: Handoff | null, now: number): HandoffDeskView {
  const state = stateNow(handoff, now)
  if (handoff === null) return { state, seconds: 0, phone: null, picture: null }
  const { phoneHash, phoneAgent, phonePlace, isNear, rivals, picture, expiresAt } = handoff
  const phone = phoneHash && {
    ...deviceOf(phoneAgent),
    place: phonePlace,
    near: isNear,
    number: numberOf(phoneHash),
    rivals: rivals > 0,
  }
  return { state, seconds: expiresAt <= now ? 0 : secondsUntil(expiresAt, now), phone: phone || null, picture }
}
