import { callingPhone, phoneView } from '#src/api/accounts/handoff.ts'
import { beginPicture, endPicture, findHandoff } from '#src/api/db/accounts/handoffs.ts'
import { pictureOf, storePicture } from '#src/api/resumes/pictures.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/**
 * Stores the one picture that the desk lets this phone bring. The right is used up before the picture is stored:
 * another picture is refused, the same one again (the answer got lost, the store failed) is not.
 */
export const bringPicture: Handler<'user.Handoff/bring'> = async ({ link, image, shape }, caller) => {
  const phone = callingPhone(link, caller)
  const { services } = caller
  const { db } = services
  const handoff = await findHandoff(db, phone.linkHash, phone.now)
  const view = phoneView(handoff, phone)
  if (handoff === null || view.state !== 'allowed') return view
  const picture = await pictureOf(image)
  const bringing = { ...phone, pictureHash: picture.sha256 }
  if (!(await beginPicture(db, bringing))) {
    const after = phoneView(await findHandoff(db, phone.linkHash, phone.now), phone)
    return { ...after, state: after.state === 'allowed' ? 'expired' : after.state }
  }
  const key = await storePicture(picture, handoff.userId, services)
  return phoneView(await endPicture(db, { ...bringing, key, shape }), phone)
}
