import { createHmac } from 'node:crypto'
import type { Locale, WechatStatus } from '#src/contract/index.ts'

/** How long a QR code can be scanned and confirmed. */
export const SCENE_LIFE_MS = 5 * 60_000
/** How long a confirmed sign-in can be collected at least, however late it was confirmed. */
export const COLLECT_MS = 60_000

/** How many QR codes may be asked for in `SCENE_LIMIT_SPAN_MS`. Whole campuses share an address, few people a browser. */
export const SCENE_LIMITS = { address: 300, browser: 30 } as const
export const SCENE_LIMIT_SPAN_MS = 10 * 60_000

/** Letters and digits only, so that it may also be WeChat's `state`. */
export const SCENE_ID = /^[A-Za-z0-9]{22}$/

const SCENE_ID_LENGTH = 22
const KEY_BYTES = 32
const KEY = /^[A-Za-z0-9_-]{43}$/

/** What a scan is for: signing in, adding WeChat to an account, or showing that one is its owner. */
export type ScenePurpose = 'login' | 'bind' | 'prove'

/** A sign-in by QR code as it is stored. Times in ms since 1970; what the phone told is null until it did. */
export type Scene = {
  id: string
  status: WechatStatus
  createdAt: number
  expiresAt: number
  /** Where the asking browser is, for people: a city or an address. */
  place: string
  /** The language of the asking browser. */
  locale: Locale
  openid: string | null
  nickname: string | null
  phoneHash: string | null
  purpose: ScenePurpose
  /** The account that asked for the scan; null where it signs in. */
  asker: { id: number; name: string } | null
}

/** A sign-in as it begins. The hash is of the key only the asking browser has; `addressKey` is what limits count. */
export type NewScene = {
  id: string
  browserHash: string
  addressKey: string
  place: string
  locale: Locale
  purpose: ScenePurpose
  /** The account that asks; null where it signs in. */
  userId: number | null
  now: number
}

/** The WeChat user a phone belongs to. */
export type WechatPerson = { openid: string; unionId: string | null; nickname: string | null }

/**
 * Where scenes are kept. Every change is conditional and answers whether it was made: 0 waiting to 1 scanned to
 * 2 confirmed, or from 0 and 1 to -1; nothing happens to a scene whose time is up. `now` in ms since 1970.
 */
export type SceneStore = {
  /** False when this browser or its address asked too often. */
  open: (scene: NewScene) => Promise<boolean>
  find: (id: string) => Promise<Scene | null>
  /** Forgets a scene whose QR code could not be made. */
  drop: (id: string) => Promise<void>
  /** A phone scanned; the same person may do it again. `openid` is null when nobody said who it is. */
  scan: (id: string, openid: string | null, now: number) => Promise<boolean>
  /** A person was identified on a phone that holds the key of this hash. `scannedBefore`: by the push of that person. */
  claim: (id: string, phone: ClaimingPhone, now: number) => Promise<boolean>
  confirm: (id: string, phoneHash: string, now: number) => Promise<boolean>
  /** The phone said no; without a hash it did so before it was identified. */
  refuse: (id: string, phoneHash: string | null, now: number) => Promise<boolean>
}

export type ClaimingPhone = WechatPerson & { phoneHash: string; scannedBefore: boolean }

/** A new scene id: about 131 random bits. */
export function newSceneId(randomBytes: (length: number) => Uint8Array): string {
  let id = ''
  while (id.length < SCENE_ID_LENGTH) id += newKey(randomBytes).slice(0, -1).replace(/[-_]/g, '')
  return id.slice(0, SCENE_ID_LENGTH)
}

/** A new secret for a browser or phone: 256 random bits in base64url. */
export function newKey(randomBytes: (length: number) => Uint8Array): string {
  return Buffer.from(randomBytes(KEY_BYTES)).toString('base64url')
}

/** Whether a text can be a key made by `newKey`. */
export function isKey(text: string): boolean {
  return KEY.test(text)
}

/** What is stored instead of the key of a browser. */
export function browserHash(secret: string, key: string): string {
  return keyedHash(secret, 'wechat-browser', key)
}

/** What is stored instead of the key of a phone; good for one scene. */
export function phoneHash(secret: string, sceneId: string, key: string): string {
  return keyedHash(secret, 'wechat-phone', sceneId, key)
}

/**
 * The bearer token a scene gives its browser. It is worked out, not drawn: when the answer that carried it is lost,
 * asking again gives the same session, and only to who holds the browser's key.
 */
export function sceneToken(secret: string, sceneId: string, key: string): string {
  return keyedHash(secret, 'wechat-session', sceneId, key)
}

/** What a scene is worth now: one whose time is up, or that does not exist, is `-1`. */
export function statusNow(scene: Pick<Scene, 'status' | 'expiresAt'> | null, now: number): WechatStatus {
  return scene === null || scene.expiresAt <= now ? -1 : scene.status
}

/** The name of a new account: the nickname without what cannot be seen, or a general one. */
export function wechatUserName(nickname: string | null, locale: Locale): string {
  const visible = (nickname ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
  const name = [...visible].slice(0, 30).join('')
  return name || (locale === 'en' ? 'WeChat user' : '微信用户')
}

function keyedHash(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('|')).digest('base64url')
}
