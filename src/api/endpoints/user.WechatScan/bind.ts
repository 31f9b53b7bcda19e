import { tellOfChange } from '#src/api/accounts/change-letter.ts'
import { confirmedScan } from '#src/api/accounts/scan.ts'
import { readWays } from '#src/api/db/accounts/ways.ts'
import { bindWechat } from '#src/api/db/accounts/wechat-sign-ins.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Adds the WeChat account of a confirmed scan to the caller's account. A retry (the answer got lost) succeeds. */
export const bindScanned: Handler<'user.WechatScan/bind'> = async ({ scene_id }, caller) => {
  const session = requireSession(caller)
  const { db } = caller.services
  const scan = await confirmedScan(scene_id, 'bind', session, caller)
  const { isNew, owner } = await bindWechat(db, scan)
  if (owner === null) throw new ApiError('wechat.another')
  if (owner !== session.userId) throw new ApiError('wechat.taken')
  if (isNew) await tellOfChange('wechat.added', await readWays(db, session.userId), caller)
  return null
}
