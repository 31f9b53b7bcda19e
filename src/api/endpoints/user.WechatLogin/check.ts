import { scanText } from '#src/api/accounts/scan.ts'
import { sessionOf, signedInUser } from '#src/api/accounts/sign-in.ts'
import { findOwnScene } from '#src/api/db/accounts/wechat-scenes.ts'
import { collectScene } from '#src/api/db/accounts/wechat-sign-ins.ts'
import { newId } from '#src/api/domain/secrets.ts'
import { browserHash, isKey, type Scene, sceneToken, statusNow, wechatUserName } from '#src/api/domain/wechat-scene.ts'
import type { Caller, Handler } from '#src/api/wire/handler.ts'
import type { Locale, WechatCheck } from '#src/contract/index.ts'

const done: Record<Locale, string> = { zh: '登录成功', en: 'Logged in' }

/** The state of a sign-in by QR code. For any browser but the one that requested it, it has expired. */
export const wechatCheck: Handler<'user.WechatLogin/check'> = async ({ scene_id }, caller) => {
  const { services, locale, browser } = caller
  const hash = browserHash(services.config.appSecret, browser.key)
  const scene = isKey(browser.key) ? await findOwnScene(services.db, scene_id, hash) : null
  const status = statusNow(scene, services.now())
  if (status === 2 && scene !== null) return collect(scene, hash, caller)
  return { status, text: scanText(scene, status, locale), data: null }
}

/** Signs in. A retry (the answer got lost) yields the same session, unless that has ended. */
async function collect(scene: Scene, hash: string, caller: Caller): Promise<WechatCheck> {
  const { services, locale, browser } = caller
  const { db, config, randomBytes } = services
  const now = services.now()
  const token = sceneToken(config.appSecret, scene.id, browser.key)
  const userId = await collectScene(db, {
    sceneId: scene.id,
    browserHash: hash,
    takenBy: newId(randomBytes),
    userName: wechatUserName(scene.nickname, locale),
    session: sessionOf(token, caller),
    now,
  })
  const data = userId === null ? null : await signedInUser(userId, token, caller)
  if (data === null) return { status: -1, text: scanText(null, -1, locale), data }
  return { status: 2, text: done[locale], data }
}
