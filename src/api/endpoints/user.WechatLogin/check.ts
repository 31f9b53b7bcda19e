import { sessionOf } from '#src/api/accounts/sign-in.ts'
import { readAccount } from '#src/api/db/accounts/users.ts'
import { findOwnScene } from '#src/api/db/accounts/wechat-scenes.ts'
import { collectScene } from '#src/api/db/accounts/wechat-sign-ins.ts'
import { userView } from '#src/api/domain/membership.ts'
import { newId } from '#src/api/domain/secrets.ts'
import { browserHash, isKey, type Scene, sceneToken, statusNow, wechatUserName } from '#src/api/domain/wechat-scene.ts'
import type { Caller, Handler } from '#src/api/wire/handler.ts'
import type { Locale, SignedIn, WechatCheck } from '#src/contract/index.ts'

const texts: Record<Locale, Record<'waiting' | 'scanned' | 'done' | 'refused' | 'expired', string>> = {
  zh: {
    waiting: '等待扫码',
    scanned: '已扫码，请在手机上确认',
    done: '登录成功',
    refused: '已在手机上取消',
    expired: '二维码已过期',
  },
  en: {
    waiting: 'Waiting for the scan',
    scanned: 'Scanned. Please confirm on your phone',
    done: 'Logged in',
    refused: 'Cancelled on the phone',
    expired: 'The QR code has expired',
  },
}

/** The state of a sign-in by QR code. For any browser but the one that requested it, it has expired. */
export const wechatCheck: Handler<'user.WechatLogin/check'> = async ({ scene_id }, caller) => {
  const { services, locale, browser } = caller
  const hash = browserHash(services.config.appSecret, browser.key)
  const scene = isKey(browser.key) ? await findOwnScene(services.db, scene_id, hash) : null
  const status = statusNow(scene, services.now())
  if (status === 2 && scene !== null) return collect(scene, hash, caller)
  if (status === 1) return { status, text: texts[locale].scanned, data: null }
  if (status === 0) return { status, text: texts[locale].waiting, data: null }
  return over(scene?.status === -1 ? texts[locale].refused : texts[locale].expired)
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
  const user = userId === null ? null : await signedInUser(userId, token, caller)
  return user === null ? over(texts[locale].expired) : { status: 2, text: texts[locale].done, data: user }
}

async function signedInUser(userId: number, token: string, { services, locale }: Caller): Promise<SignedIn | null> {
  const { account, levels } = await readAccount(services.db, userId)
  return account && { ...userView(account, levels, services.now(), locale), token }
}

function over(text: string): WechatCheck {
  return { status: -1, text, data: null }
}
