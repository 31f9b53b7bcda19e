import { sceneOf } from '#src/api/accounts/scan.ts'
import { statusNow } from '#src/api/domain/wechat-scene.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'
import type { Locale } from '#src/contract/index.ts'

const texts: Record<Locale, Record<'waiting' | 'scanned' | 'done' | 'refused' | 'expired', string>> = {
  zh: {
    waiting: '等待扫码',
    scanned: '已扫码，请在手机上确认',
    done: '已在手机上确认',
    refused: '已在手机上取消',
    expired: '二维码已过期',
  },
  en: {
    waiting: 'Waiting for the scan',
    scanned: 'Scanned. Please confirm on your phone',
    done: 'Confirmed on the phone',
    refused: 'Cancelled on the phone',
    expired: 'The QR code has expired',
  },
}

/** The state of a scan of the caller's session; another call then uses it. */
export const checkScan: Handler<'user.WechatScan/check'> = async ({ scene_id }, caller) => {
  const scene = await sceneOf(scene_id, requireSession(caller), caller)
  const status = statusNow(scene, caller.services.now())
  const t = texts[caller.locale]
  if (status === 2) return { status, text: t.done }
  if (status === 1) return { status, text: t.scanned }
  if (status === 0) return { status, text: t.waiting }
  return { status, text: scene?.status === -1 ? t.refused : t.expired }
}
