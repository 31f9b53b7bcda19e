import type { CaptchaAction } from './captcha/index.ts'
import { isOverSoftLimit } from './db/attempts.ts'
import { addressKey, type GatedKind } from './domain/limits.ts'
import { ApiError } from './errors.ts'
import type { Caller } from './handler.ts'

/** A limited call about to be made, with the token that came along. */
type Entry = { kind: GatedKind; mobile: string; captcha: string | undefined }

const actions: Record<GatedKind, CaptchaAction> = { code: 'send-code', login: 'login' }

/**
 * Lets a call pass that is one of few, or whose caller shows to be a person. Whether the number has an account makes
 * no difference.
 * @throws ApiError `captcha.required` with the key of the widget
 */
export async function demandPerson({ kind, mobile, captcha = '' }: Entry, caller: Caller): Promise<void> {
  const { services, address } = caller
  const verifier = services.captcha
  if (verifier === null) return
  const attempt = { kind, mobile, address: addressKey(address), at: services.now() }
  if (!(await isOverSoftLimit(services.db, attempt))) return
  const action = actions[kind]
  if (captcha !== '' && (await verifier.verify({ token: captcha, action, address }))) return
  throw new ApiError('captcha.required', { data: { script: verifier.script, site_key: verifier.siteKey, action } })
}
