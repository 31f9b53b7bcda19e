import { scanText, sceneOf } from '#src/api/accounts/scan.ts'
import { statusNow } from '#src/api/domain/wechat-scene.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'
import type { Locale } from '#src/contract/index.ts'

const confirmed: Record<Locale, string> = { zh: '已在手机上确认', en: 'Confirmed on the phone' }

/** The state of a scan of the caller's session; another call then uses it. */
export const checkScan: Handler<'user.WechatScan/check'> = async ({ scene_id }, caller) => {
  const scene = await sceneOf(scene_id, requireSession(caller), caller)
  const status = statusNow(scene, caller.services.now())
  return { status, text: status === 2 ? confirmed[caller.locale] : scanText(scene, status, caller.locale) }
}
