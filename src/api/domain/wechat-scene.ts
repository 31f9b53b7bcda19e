import type { Locale, WechatStatus } from '#src/contract/index.ts'
import { MINUTE_MS, SECOND_MS } from '#src/lib/time.ts'
import { keyedHash } from './secrets.ts'

/** How long a QR code can be scanned and confirmed, in ms. */
export const SCENE_LIFE_MS = 5 * MINUTE_MS
/** How long a confirmed sign-in can at least be collected, however late it was confirmed, in ms. */
export const COLLECT_MS = MINUTE_MS

/**
 * How many QR codes may be requested in `SCENE_LIMIT_SPAN_MS`. A whole campus may share an address; a browser has few
 * users.
 */
export const SCENE_LIMITS = { address: 300, browser: 30 } as const
/** The span of `SCENE_LIMITS`, in ms. */
export const SCENE_LIMIT_SPAN_MS = 10 * MINUTE_MS
/** When a QR code may be requested again after one too many, in seconds. */
export const SCENE_RETRY_AFTER_S = SCENE_LIMIT_SPAN_MS / SECOND_MS

/** The form of a scene's id: letters and digits only, so that it can also be WeChat's `state`. */
export const SCENE_ID = /^[A-Za-z0-9]{22}$/

const SCENE_ID_LENGTH = 22
const KEY_BYTES = 32
const KEY = /^[A-Za-z0-9_-]{43}$/

/** The purpose of a scan: signing in, adding WeChat to an account, or proving one's identity. */
export type ScenePurpose = 'login' | 'bind' | 'prove'

/** A stored scan. Times in ms since 1970; what the phone provides is null until then. */
export type Scene = {
  id: string
  status: WechatStatus
  createdAt: number
  expiresAt: number
  /** The location of the requesting browser, for display: a city or an address. */
  place: string
  /** The language of the requesting browser. */
  locale: Locale
  openid: string | null
  nickname: string | null
  phoneHash: string | null
  purpose: ScenePurpose
  /** The account that requested the scan; null when signing in. */
  asker: { id: number; name: string } | null
}

/** A new scene. The hash is of the key only the requesting browser has; limits count `addressKey`. */
export type NewScene = {
  id: string
  browserHash: string
  addressKey: string
  place: string
  locale: Locale
  purpose: ScenePurpose
  /** The account that requests the scan; null when signing in. */
  userId: number | null
  now: number
}

/** The WeChat user of a phone. */
export type WechatPerson = { openid: string; unionId: string | null; nickname: string | null }

/**
 * The store of scenes. Every change is conditional and resolves to whether it was made. The status goes from 0 waiting
 * over 1 scanned to 2 confirmed, or from 0 or 1 to -1; an expired scene never changes. `now` in ms since 1970.
 */
export type SceneStore = {
  /** Resolves to false when this browser or its address has requested too many. */
  open: (scene: NewScene) => Promise<boolean>
  find: (id: string) => Promise<Scene | null>
  /** Deletes a scene whose QR code could not be made. */
  drop: (id: string) => Promise<void>
  /** A phone has scanned; the same person may scan again. `openid` is null when the person is not known. */
  scan: (id: string, openid: string | null, now: number) => Promise<boolean>
  /**
   * A person was identified on the phone that holds the key of this hash. `scannedBefore`: WeChat's push has named this
   * person already.
   */
  claim: (id: string, phone: ClaimingPhone, now: number) => Promise<boolean>
  confirm: (id: string, phoneHash: string, now: number) => Promise<boolean>
  /** The phone refused. Without a hash it did so before the person was identified. */
  refuse: (id: string, phoneHash: string | null, now: number) => Promise<boolean>
}

/** A phone that has scanned a code: whose it is, and whether it scanned the code before. */
export type ClaimingPhone = WechatPerson & { phoneHash: string; scannedBefore: boolean }

/** A new scene id: about 131 random bits. */
export function newSceneId(randomBytes: (length: number) => Uint8Array): string {
  let id = ''
  while (id.length < SCENE_ID_LENGTH) id += newKey(randomBytes).slice(0, -1).replace(/[-_]/g, '')
  return id.slice(0, SCENE_ID_LENGTH)
}

/** A new secret of a browser or phone: 256 random bits in base64url. */
export function newKey(randomBytes: (length: number) => Uint8Array): string {
  return Buffer.from(randomBytes(KEY_BYTES)).toString('base64url')
}

/** Whether a text has the form of `newKey`. */
export function isKey(text: string): boolean {
  return KEY.test(text)
}

/** The stored form of a browser's key. */
export function browserHash(secret: string, key: string): string {
  return keyedHash(secret, 'wechat-browser', key)
}

/** The stored form of a phone's key; bound to one scene. */
export function phoneHash(secret: string, sceneId: string, key: string): string {
  return keyedHash(secret, 'wechat-phone', sceneId, key)
}

/**
 * The bearer token of a sign-in by scene. It is derived, not random: if the answer with it is lost, asking again yields
 * the same session, but only to the holder of the browser's key.
 */
export function sceneToken(secret: string, sceneId: string, key: string): string {
  return keyedHash(secret, 'wechat-session', sceneId, key)
}

/** The status of a scene now; `-1` when it has expired or does not exist. */
export function statusNow(scene: Pick<Scene, 'status' | 'expiresAt'> | null, now: number): WechatStatus {
  return scene === null || scene.expiresAt <= now ? -1 : scene.status
}

/** The name of a new account: the nickname without invisible characters, or a general name. */
export function wechatUserName(nickname: string | null, locale: Locale): string {
  const visible = (nickname ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
  const name = [...visible].slice(0, 30).join('')
  return name || (locale === 'en' ? 'WeChat user' : '微信用户')
}
