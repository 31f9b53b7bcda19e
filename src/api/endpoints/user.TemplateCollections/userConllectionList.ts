import { readWordCards } from '#src/api/db/content/word-cards.ts'
import { listFavourites } from '#src/api/db/templates/favourites.ts'
import { resumeNo } from '#src/api/domain/templates.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

const PAGE_SIZE = 24

/**
 * One page of the caller's favourites of one type, newest first. The ledger knows which they are, the content what they
 * look like.
 */
export const favouriteTemplates: Handler<'user.TemplateCollections/userConllectionList'> = async (
  { type, page },
  caller,
) => {
  const { userId } = requireSession(caller)
  const { db, content } = caller.services
  const { totals, items } = await listFavourites(db, { userId, type, page, pageSize: PAGE_SIZE })
  const ids = items.map(({ template_id }) => template_id)
  const cards = ids.length === 0 ? new Map() : await readWordCards(content, ids, caller.locale)
  return {
    type,
    total: totals[type],
    totals,
    page,
    page_size: PAGE_SIZE,
    items: items.flatMap(({ template_id, created_at }) => {
      const card = cards.get(template_id)
      // The template was unpublished between the two reads; the next request no longer lists it.
      if (card === undefined) return []
      return [{ template_type: type, template_id, resume_no: resumeNo(type, template_id), created_at, card }]
    }),
  }
}
