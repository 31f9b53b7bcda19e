import { removeFavourite } from '#src/api/db/templates/favourites.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Removes a template from the caller's favourites, even if it is no longer published. */
export const dropFavourite: Handler<'user.TemplateCollections/remove'> = async (
  { template_id, template_type },
  caller,
) => {
  const favourite = { userId: requireSession(caller).userId, type: template_type, templateId: template_id }
  if (!(await removeFavourite(caller.services.db, favourite))) throw new ApiError('resource.missing')
  return null
}
