import { addressKey } from '#src/api/domain/limits.ts'
import { browserHash, newSceneId, type ScenePurpose } from '#src/api/domain/wechat-scene.ts'
import type { Locale } from '#src/contract/index.ts'
import type { WechatConfig } from './config.ts'
import type { WechatDeps } from './deps.ts'
import { ownPageMode } from './h5-oauth.ts'
import type { Mode } from './mode.ts'
import { officialAccountMode } from './mp-scan.ts'
import { createPhoneSide, type PhoneSide } from './phone.ts'

/**
 * The browser that requests a QR code. `key` is a secret only it has, or the hash of its session's token; `place` its
 * location for display; `userId` the requesting account, null when signing in.
 */
export type AskingBrowser = {
  key: string
  address: string
  place: string
  locale: Locale
  purpose: ScenePurpose
  userId: number | null
}

/** The content of a QR code and its scene. `failed`: WeChat could not be reached; the cause is in the log. */
export type StartedScene =
  | { kind: 'started'; sceneId: string; qrcodeUrl: string }
  | { kind: 'too-many' }
  | { kind: 'failed' }

/** Sign-in with WeChat: the browser's, the WeChat server's and the phone's part. */
export type WechatSignIn = PhoneSide & {
  start: (browser: AskingBrowser) => Promise<StartedScene>
  /** Answers a push of WeChat's server; 404 in a mode without pushes. */
  onPush: (request: Request) => Promise<Response>
  siteName: (locale: Locale) => Promise<string>
}

/** Creates sign-in in the configured mode; `null` without one. */
export function createWechatSignIn(config: WechatConfig | null, deps: WechatDeps): WechatSignIn | null {
  if (config === null) return null
  const mode = config.mode === 'mp_scan' ? officialAccountMode(config, deps) : ownPageMode(config)
  return {
    ...createPhoneSide(config, mode, deps),
    start: (browser) => start(mode, deps, browser),
    onPush: mode.onPush,
    siteName: deps.siteName,
  }
}

async function start(mode: Mode, deps: WechatDeps, browser: AskingBrowser): Promise<StartedScene> {
  const { scenes, secret, randomBytes, now, log } = deps
  const sceneId = newSceneId(randomBytes)
  const opened = await scenes.open({
    id: sceneId,
    browserHash: browserHash(secret, browser.key),
    addressKey: addressKey(browser.address),
    place: browser.place || browser.address,
    locale: browser.locale,
    purpose: browser.purpose,
    userId: browser.userId,
    now: now(),
  })
  if (!opened) return { kind: 'too-many' }
  const content = await mode.qrContent(sceneId)
  if (content.ok) return { kind: 'started', sceneId, qrcodeUrl: content.data }
  log.error('wechat.qrcode', content.reason, { errcode: content.errcode })
  await scenes.drop(sceneId)
  return { kind: 'failed' }
}
