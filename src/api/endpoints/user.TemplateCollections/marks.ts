import { readFavouriteMarks } from '#src/api/db/templates/favourites.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Which templates are favourites of the caller. */
export const favouriteMarks: Handler<'user.TemplateCollections/marks'> = async (_input, caller) =>
  readFavouriteMarks(caller.services.db, requireSession(caller).userId)
