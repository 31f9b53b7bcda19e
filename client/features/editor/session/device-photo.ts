import * as z from 'zod/mini'
import { CallFailure, NO_ANSWER } from '#client/api/call.ts'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { messagesOf } from '#client/i18n/messages.ts'
import type { Client } from '#client/lib/client.tsx'
import { isDevicePhoto, uploadDevicePhoto } from '#client/lib/device-photos.ts'
import type { SaveReply } from '#client/machines/resume-save/resume-save.types.ts'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'
import { replyOf } from './server.ts'

/** The fields of a save that name its picture. */
const named = z.object({ basics: z.object({ photo: z.optional(z.string()) }) })

/**
 * Uploads the picture of a document to the account, if it is on this device only, before the document is sent. Returns
 * null when there is nothing to upload. Otherwise it returns the reply to the save, and the save itself is not sent.
 * @param onLeft called with the reason when the account does not accept the picture; without one when it is gone from
 * this device
 */
export async function takePhoto(
  call: Client['call'],
  doc: unknown,
  signal: AbortSignal,
  onLeft: (error?: CallFailure) => void,
): Promise<SaveReply | null> {
  const from = named.safeParse(doc).data?.basics.photo ?? ''
  if (!isDevicePhoto(from)) return null
  try {
    const photo = await uploadDevicePhoto(call, from, signal)
    if (photo === null) onLeft()
    return { type: 'photo', from, photo }
  } catch (error) {
    if (!(error instanceof CallFailure) || maySucceed(error)) return replyOf(error)
    onLeft(error)
    return { type: 'photo', from, photo: null }
  }
}

/** Whether a retry may succeed, perhaps after a sign-in. */
function maySucceed({ code, retryAfter }: CallFailure): boolean {
  const isFault = code >= 500 && code < 600
  return code === NO_ANSWER || code === NOT_SIGNED_IN || code === 429 || isFault || retryAfter !== undefined
}

/** Tells the user that a photo chosen without a network did not reach the account. */
export function tellPhotoLeft(client: Pick<Client, 'page' | 'notify'>): (error?: CallFailure) => void {
  return (error) => {
    const t = messagesOf(editorPhotoMessages, client.page.get())
    client.notify({ kind: 'error', title: t.left, text: `${error?.message ?? t.gone} ${t.leftText}` })
  }
}
