import { apiErrors, errorMessages } from '#src/contract/index.ts'
import { type Gravity, gravities } from '#src/http/image-service.ts'
import { photoShapes } from '#src/resume/document.ts'
import { photoSizes } from '#src/resume/photo-sizes.ts'
import type { PostedForm } from './form.ts'
import type { ClassicVisit } from './shell.ts'

/** The result of storing the picture of a form; null when the form had none. `refused` is the reason as a text. */
export type StoredPhoto = { key: string | null } | { refused: string } | 'signed-out'

/** Stores the picture of a form, if it has one, and crops it if that was asked for. */
export async function storePhoto(visit: ClassicVisit, { photo, fields }: PostedForm): Promise<StoredPhoto> {
  if (photo === null) return { key: null }
  const part = gravities.find((known) => known === fields.get('photo-part'))
  const bytes = part === undefined ? await photo.arrayBuffer() : await cut(visit, photo, fields, part)
  if (bytes === null) return { refused: errorMessages[visit.locale]['photo.unfit'] }
  const image = Buffer.from(bytes).toString('base64')
  const result = await visit.origin.call('user.Resume/uploadPhoto', { image }, visit.caller)
  if (result.ok) return { key: result.data.key }
  return result.code === apiErrors['session.required'].code ? 'signed-out' : { refused: result.message }
}

/** Adds the key of the stored picture to the typed fields, or removes the picture that was to be deleted. */
export function withPhoto(fields: ReadonlyMap<string, string>, photo: StoredPhoto): ReadonlyMap<string, string> {
  const key = typeof photo === 'object' && 'key' in photo ? photo.key : null
  if (key !== null) return new Map([...fields, ['basics.photo', key]])
  return fields.get('photo-remove') === '1' ? new Map([...fields, ['basics.photo', '']]) : fields
}

/** Crops a picture to the shape and size of photos; null when it is not a picture. */
async function cut(
  { services, caller }: ClassicVisit,
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
