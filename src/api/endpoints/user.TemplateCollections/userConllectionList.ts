import { listFavourites } from '#src/api/db/favourites.ts'
import { type Handler, requireSession } from '#src/api/handler.ts'

const PAGE_SIZE = 24

/** One page of the caller's favourites, newest first. */
export const favouriteTemplates: Handler<'user.TemplateCollections/userConllectionList'> = async ({ page }, caller) => {
  const { userId } = requireSession(caller)
  return listFavourites(caller.services.db, { userId, page, pageSize: PAGE_SIZE }, caller.locale)
}
