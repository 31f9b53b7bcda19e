import { listFavourites } from '#src/api/db/favourites.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

const PAGE_SIZE = 24

/** One page of the caller's favourites of one type, newest first. */
export const favouriteTemplates: Handler<'user.TemplateCollections/userConllectionList'> = async (
  { type, page },
  caller,
) => {
  const { userId } = requireSession(caller)
  return listFavourites(caller.services.db, { userId, type, page, pageSize: PAGE_SIZE }, caller.locale)
}
