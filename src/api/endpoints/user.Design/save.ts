import { saveOwnDesign } from '#src/api/db/resumes/own-designs.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'
import { ownDesignLimits, readOwnDesign } from '#src/resume/own-design.ts'

/** Saves a design of the caller, or changes the one of this id. */
export const keepDesign: Handler<'user.Design/save'> = async ({ id, design }, caller) => {
  const { db, now } = caller.services
  const { userId } = requireSession(caller)
  const read = readOwnDesign(design)
  const text = JSON.stringify(read)
  if (read === null || text.length > ownDesignLimits.bytes) throw new ApiError('design.unfit')
  const limit = { limit: ownDesignLimits.count, now: now() }
  if (!(await saveOwnDesign(db, { userId, id, design: text }, limit))) throw new ApiError('designs.full')
  return null
}
