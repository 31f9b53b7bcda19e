import { fromBase64 } from '#src/lib/encoding.ts'
import { cleanPicture } from '#src/lib/picture/clean.ts'
import type { ImportAnswer } from '#src/resume/formats/import-reading.ts'

/** Returns the same answer, with a photo that is not a picture or has too many pixels replaced by a fault. */
export function withCheckedPhoto(answer: ImportAnswer): ImportAnswer {
  if ('fault' in answer) return answer
  const { photo } = answer.reading
  if (!photo || 'fault' in photo) return answer
  const bytes = fromBase64(photo.base64)
  const isPicture = bytes !== null && typeof cleanPicture(bytes) !== 'string'
  return isPicture ? answer : { reading: { ...answer.reading, photo: { fault: 'unfit' } } }
}
