import { readAccount, readLevels } from '#src/api/db/accounts/users.ts'
import { isFavourite } from '#src/api/db/templates/favourites.ts'
import { isPurchased, readWordOffer } from '#src/api/db/templates/templates.ts'
import { readUsage } from '#src/api/db/templates/word-downloads.ts'
import { levelInForce, visitorLevel } from '#src/api/domain/membership.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import type { WordAccess } from '#src/contract/index.ts'
import { beijingDay, endOfBeijingDay } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'

/** What the caller may still do with a template today. */
export const wordAccess: Handler<'word.Jianli/access'> = async ({ id }, { services, session }) => {
  const offer = await readWordOffer(services.db, id)
  if (offer === null) throw new ApiError('resource.missing')
  const { price } = offer
  return session === null ? visitorAccess(price, services) : userAccess(session.userId, { id, price }, services)
}

async function visitorAccess(price: number, { db, now }: Services): Promise<WordAccess> {
  const { wordDownloadLimit } = visitorLevel(await readLevels(db))
  return {
    signed_in: false,
    favourite: false,
    downloaded_today: false,
    purchased: false,
    price,
    limit: wordDownloadLimit,
    used: 0,
    resets_at: endOfBeijingDay(now()),
  }
}

async function userAccess(
  userId: number,
  template: { id: number; price: number },
  { db, now }: Services,
): Promise<WordAccess> {
  const [{ account, levels }, favourite, usage, purchased] = await Promise.all([
    readAccount(db, userId),
    isFavourite(db, { userId, type: 'word', templateId: template.id }),
    readUsage(db, userId, template.id, beijingDay(now())),
    isPurchased(db, userId, template.id),
  ])
  if (account === null) throw new ApiError('session.required')
  return {
    signed_in: true,
    favourite,
    downloaded_today: usage.downloaded,
    purchased,
    price: template.price,
    limit: levelInForce(account, levels, now()).wordDownloadLimit,
    used: usage.used,
    resets_at: endOfBeijingDay(now()),
  }
}
