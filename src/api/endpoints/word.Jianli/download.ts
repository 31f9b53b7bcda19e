import { readAccount } from '#src/api/db/accounts/users.ts'
import { readWordFileInfo } from '#src/api/db/content/word-templates.ts'
import { isPurchased, readWordOffer } from '#src/api/db/templates/templates.ts'
import { countDownload } from '#src/api/db/templates/word-downloads.ts'
import { levelInForce } from '#src/api/domain/membership.ts'
import { DOCX_TYPE, readWordFile } from '#src/api/files/word.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { FileOutput, type Handler, requireSession } from '#src/api/wire/handler.ts'
import { beijingDay } from '#src/lib/time.ts'

/**
 * The file of a template. It counts against the daily limit only once the file was found; a purchased one never counts,
 * and stays its buyer's when it is no longer offered.
 */
export const downloadWord: Handler<'word.Jianli/download'> = async ({ id }, caller) => {
  const { userId } = requireSession(caller)
  const { db, content, files, now } = caller.services
  const [{ account, levels }, info, offer, purchased] = await Promise.all([
    readAccount(db, userId),
    readWordFileInfo(content, id),
    readWordOffer(db, id),
    isPurchased(db, userId, id),
  ])
  if (account === null) throw new ApiError('session.required')
  if (info === null || (offer === null && !purchased)) throw new ApiError('resource.missing')
  const bytes = await readWordFile(files, info.slug)
  if (bytes === null) throw new ApiError('file.missing')
  const file = new FileOutput(info.fileName, DOCX_TYPE, bytes)
  if (purchased || offer === null) return file
  const time = now()
  const limit = levelInForce(account, levels, time).wordDownloadLimit
  const isCounted = await countDownload(db, { userId, templateId: id, day: beijingDay(time), limit, now: time })
  if (!isCounted) throw new ApiError('quota.word-downloads', { data: { template_id: id, price: offer.price } })
  return file
}
