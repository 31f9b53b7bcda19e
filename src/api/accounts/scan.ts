import { findSessionScene } from '#src/api/db/accounts/wechat-scenes.ts'
import type { SessionScan } from '#src/api/db/accounts/wechat-sign-ins.ts'
import {
  browserHash,
  SCENE_RETRY_AFTER_S,
  type Scene,
  type ScenePurpose,
  statusNow,
} from '#src/api/domain/wechat-scene.ts'
import type { StartedScene } from '#src/api/wechat/index.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Caller, Session } from '#src/api/wire/handler.ts'
import type { Locale, OutputOf, WechatStatus } from '#src/contract/index.ts'

const texts: Record<Locale, Record<'waiting' | 'scanned' | 'refused' | 'expired', string>> = {
  zh: {
    waiting: '等待扫码',
    scanned: '已扫码，请在手机上确认',
    refused: '已在手机上取消',
    expired: '二维码已过期',
  },
  en: {
    waiting: 'Waiting for the scan',
    scanned: 'Scanned. Please confirm on your phone',
    refused: 'Cancelled on the phone',
    expired: 'The QR code has expired',
  },
}

/** What the page with a QR code says as long as the scan is not confirmed. */
export function scanText(scene: Scene | null, status: WechatStatus, locale: Locale): string {
  const t = texts[locale]
  if (status === 1) return t.scanned
  if (status === 0) return t.waiting
  return scene?.status === -1 ? t.refused : t.expired
}

/**
 * The QR code of a scan that was started.
 * @throws ApiError `request.too-many`, `wechat.failed`
 */
export function startedScan(started: StartedScene): OutputOf<'user.WechatScan/create'> {
  if (started.kind === 'too-many') throw new ApiError('request.too-many', { retryAfter: SCENE_RETRY_AFTER_S })
  if (started.kind === 'failed') throw new ApiError('wechat.failed')
  return { qrcode_url: started.qrcodeUrl, scene_id: started.sceneId }
}

/** Finds a scene by its id for the session that created it; null for any other session. */
export function sceneOf(sceneId: string, session: Session, { services }: Caller): Promise<Scene | null> {
  return findSessionScene(services.db, sceneId, hashOf(session, services.config.appSecret))
}

/**
 * A confirmed scan of this session for one purpose.
 * @throws ApiError `scan.over` for any other
 */
export async function confirmedScan(
  sceneId: string,
  purpose: ScenePurpose,
  session: Session,
  caller: Caller,
): Promise<SessionScan> {
  const now = caller.services.now()
  const scene = await sceneOf(sceneId, session, caller)
  if (scene?.purpose !== purpose || statusNow(scene, now) !== 2) throw new ApiError('scan.over')
  return { sceneId, browserHash: hashOf(session, caller.services.config.appSecret), userId: session.userId, now }
}

function hashOf({ tokenHash }: Session, secret: string): string {
  return browserHash(secret, tokenHash)
}
