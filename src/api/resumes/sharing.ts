import { admit } from '#src/api/accounts/attempt.ts'
import { readShare, type ShareRow, type ShareSettings, wasLink } from '#src/api/db/resumes/shares.ts'
import { isPass, shareTokenHash, shareTokenOf } from '#src/api/domain/share-pass.ts'
import { ApiError, InputError } from '#src/api/wire/errors.ts'
import type { Caller } from '#src/api/wire/handler.ts'
import { endpoints, type Share } from '#src/contract/index.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { Services } from '#src/services.ts'
import { forgetShared, sharedOf } from './shared-memory.ts'

/** A link as its owner sees it. */
export function shareView(row: ShareRow, { config }: Services): Share {
  return endpoints['user.Share/create'].output.parse({
    ...row,
    token: shareTokenOf(config.appSecret, row.id),
    has_password: row.password_hash !== null,
  })
}

/**
 * The settings of a link in a call's input, in stored form.
 * @throws InputError for an expiry in the past
 */
export function settingsOf(
  input: Pick<Share, 'label' | 'expires_at' | 'hide_contacts' | 'download' | 'comments'>,
  now: number,
): ShareSettings {
  const { label, expires_at: expiresAt, hide_contacts: hideContacts, download, comments } = input
  if (expiresAt !== null && expiresAt <= now) {
    throw new InputError([{ path: ['expires_at'], message: 'value.invalid' }])
  }
  return { label, expiresAt, hideContacts, download, comments }
}

/**
 * The stored form of a link's password; null and undefined stay as they are.
 * @throws ApiError `request.too-many`, `service.busy`
 */
export async function storedPassword<T extends null | undefined>(
  password: string | T,
  userId: number,
  caller: Caller,
): Promise<string | T> {
  if (typeof password !== 'string') return password
  const { passwords } = caller.services
  return passwords.few(async () => {
    await admit({ kind: 'share-password', subject: String(userId) }, caller)
    return passwords.hash(password)
  })
}

/**
 * The valid link of a token.
 * @throws ApiError `resource.missing` if there never was one, `share.ended` and `share.expired`
 */
export async function openShare(token: string, services: Services): Promise<ShareRow> {
  const { db, config, now } = services
  const hash = shareTokenHash(config.appSecret, token)
  const row = await readShare(db, hash)
  if (row === null) throw new ApiError((await wasLink(db, hash)) ? 'share.ended' : 'resource.missing')
  const refusal = refusalOf(row, now())
  if (refusal === null) return row
  forgetShared(row.id, services)
  throw new ApiError(refusal)
}

function refusalOf({ revoked_at, expires_at }: ShareRow, now: number): 'share.ended' | 'share.expired' | null {
  if (revoked_at !== null) return 'share.ended'
  return expires_at !== null && expires_at <= now ? 'share.expired' : null
}

/** Whether the caller still has to give the password. */
export function isLocked({ id, password_hash }: ShareRow, { services, browser }: Caller): boolean {
  if (password_hash === null) return false
  const scope = { shareId: id, passwordHash: password_hash }
  return !isPass(services.config.appSecret, scope, browser.key, services.now())
}

/**
 * The shared document of a link. The résumé's object decides whether it still exists and belongs to the link's owner.
 * @throws ApiError `share.ended` when it does not
 */
export async function sharedResumeOf(row: ShareRow, services: Services): Promise<ResumeDocument> {
  const answer = await services.documents.getByName(row.resume_id).read(row.user_id)
  if (answer !== 'missing') return sharedOf(row, answer, services)
  forgetShared(row.id, services)
  throw new ApiError('share.ended')
}

/**
 * Opens a link and returns its document.
 * @throws ApiError `share.locked` for a caller without a pass, and what `openShare` and `sharedResumeOf` throw
 */
export async function unlockedResume(
  token: string,
  caller: Caller,
): Promise<{ row: ShareRow; document: ResumeDocument }> {
  const row = await openShare(token, caller.services)
  if (isLocked(row, caller)) throw new ApiError('share.locked')
  return { row, document: await sharedResumeOf(row, caller.services) }
}
