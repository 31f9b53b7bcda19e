import { apiErrors, errorMessages } from '#src/contract/index.ts'
import { type Gravity, gravities } from '#src/http/image-service.ts'
import { photoShapes } from '#src/resume/document.ts'
import { photoSizes } from '#src/resume/photo-sizes.ts'
import type { PostedForm } from './form.ts'
import type { Desk } from './shell.ts'

/** What became of the picture that came with a form; null when none did. `refused` says why not, in words. */
export type StoredPhoto = { key: string | null } | { refused: string } | 'signed-out'

/** Stores a picture that came with the form, if one did, cut to the shape it is to have if that was asked for. */
export async function storePhoto(desk: Desk, { photo, fields }: PostedForm): Promise<StoredPhoto> {
  if (photo === null) return { key: null }
  const part = gravities.find((known) => known === fields.get('photo-part'))
  const bytes = part === undefined ? await photo.arrayBuffer() : await cut(desk, photo, fields, part)
  if (bytes === null) return { refused: errorMessages[desk.locale]['photo.unfit'] }
  const image = Buffer.from(bytes).toString('base64')
  const result = await desk.origin.call('user.Resume/uploadPhoto', { image }, desk.caller)
  if (result.ok) return { key: result.data.key }
  return result.code === apiErrors['session.required'].code ? 'signed-out' : { refused: result.message }
}

/** The typed fields with the key of the stored picture, or without the picture that was to be deleted. */
export function withPhoto(fields: ReadonlyMap<string, string>, photo: StoredPhoto): ReadonlyMap<string, string> {
  const key = typeof photo === 'object' && 'key' in photo ? photo.key : null
  if (key !== null) return new Map([...fields, ['basics.photo', key]])
  return fields.get('photo-remove') === '1' ? new Map([...fields, ['basics.photo', '']]) : fields
}

/** One part of a picture in the shape and size photos have; null for what is no picture. */
async function cut(
  { services, caller }: Desk,
  photo: File,
  fields: ReadonlyMap<string, string>,
  gravity: Gravity,
): Promise<ArrayBuffer | null> {
  const shape = photoShapes.find((known) => known === fields.get('basics.photoShape')) ?? '25x35'
  try {
    return await services.images.crop(await photo.arrayBuffer(), { ...photoSizes[shape], gravity })
  } catch (error) {
    services.log.error('classic.photo', error, { request_id: caller.requestId })
    return null
  }
}
