import { addFavourite } from '#src/api/db/templates/favourites.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Adds a template to the caller's favourites. Its number derives from its id; the number in the input is ignored. */
export const pushFavourite: Handler<'user.TemplateCollections/push'> = async (
  { template_id, template_type },
  caller,
) => {
  const { db, now } = caller.services
  const favourite = { userId: requireSession(caller).userId, type: template_type, templateId: template_id }
  if (!(await addFavourite(db, favourite, now()))) throw new ApiError('resource.missing')
  return null
}
