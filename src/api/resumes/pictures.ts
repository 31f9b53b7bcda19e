import { addPhoto } from '#src/api/db/files/photos.ts'
import { newPublicId } from '#src/api/domain/secrets.ts'
import { writePhoto } from '#src/api/files/photos.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { sha256Hex } from '#src/lib/digest.ts'
import { fromBase64 } from '#src/lib/encoding.ts'
import { cleanPicture } from '#src/lib/picture/clean.ts'
import type { Services } from '#src/services.ts'
import { levelOfUser } from './access.ts'

const MAX_BYTES = 1024 * 1024

/** A picture without its metadata. */
export type StoredPicture = { bytes: Uint8Array; type: string; sha256: string }

/**
 * The picture in a call's input, without its metadata.
 * @throws ApiError `photo.unfit`, `photo.dimensions`
 */
export async function pictureOf(base64: string): Promise<StoredPicture> {
  const bytes = fromBase64(base64)
  const picture = bytes !== null && bytes.length <= MAX_BYTES ? cleanPicture(bytes) : 'unknown'
  if (picture === 'unknown') throw new ApiError('photo.unfit')
  if (picture === 'dimensions') throw new ApiError('photo.dimensions')
  return { bytes: picture.bytes, type: picture.type, sha256: await sha256Hex(picture.bytes) }
}

/**
 * Stores a picture of a user, within the limit of their level; resolves to the key by which documents refer to it. The
 * same picture is stored only once.
 * @throws ApiError `quota.photos`
 */
export async function storePicture(
  { bytes, type, sha256 }: StoredPicture,
  userId: number,
  services: Services,
): Promise<string> {
  const { db, files, now, randomBytes } = services
  const { photoLimit: photos, photoBytesLimit } = await levelOfUser(userId, services)
  const key = await addPhoto(db, {
    key: newPublicId(randomBytes),
    userId,
    sha256,
    bytes: bytes.length,
    now: now(),
    limits: { photos, bytes: photoBytesLimit },
  })
  if (key === null) throw new ApiError('quota.photos')
  await writePhoto(files, key, bytes, type)
  return key
}
