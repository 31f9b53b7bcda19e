import {
  newKey,
  phoneHash,
  SCENE_ID,
  type Scene,
  type ScenePurpose,
  type SceneStore,
  statusNow,
  type WechatPerson,
} from '#src/api/domain/wechat-scene.ts'
import type { WechatAccount } from '#src/lib/wechat-oauth.ts'
import type { WechatDeps } from './deps.ts'
import type { Mode } from './mode.ts'
import { authorizeUrl, identifyPerson } from './oauth.ts'

/** The pages for a phone. `askedAt` in ms since 1970; the nickname is that of the identified person. */
export type PhonePage =
  | ({ kind: 'confirm'; sceneId: string; askedAt: number } & Pick<Scene, 'purpose' | 'asker' | 'place' | 'nickname'>)
  | { kind: 'done' | 'cancelled' | 'failed'; purpose: ScenePurpose }
  | { kind: 'expired' | 'taken' }

/** The phone's next step: a redirect, storing a new key if there is one, or a page. */
export type PhoneStep = { kind: 'go'; to: string; phoneKey: string | null } | { kind: 'show'; page: PhonePage }

export type Decision = 'confirm' | 'cancel'

/** The phone's part of a sign-in. `phoneKey` is the secret it got when it was identified, or empty. */
export type PhoneSide = {
  /** Answers the page behind one of our QR codes. */
  onLink: (sceneId: string, userAgent: string) => Promise<PhoneStep>
  /** WeChat returns the phone, with a code unless the person refused. */
  onOauthCallback: (callback: { code: string; state: string }, phoneKey: string) => Promise<PhoneStep>
  confirmPage: (sceneId: string, phoneKey: string) => Promise<PhonePage>
  /** Stores the decision, unless it is too late; the page then shows the actual state. */
  decide: (sceneId: string, phoneKey: string, decision: Decision) => Promise<void>
}

const EXPIRED: PhoneStep = { kind: 'show', page: { kind: 'expired' } }

/** Creates the phone's part, common to all modes. */
export function createPhoneSide(account: WechatAccount, mode: Mode, deps: WechatDeps): PhoneSide {
  const { scenes, secret, now } = deps
  return {
    onLink: (sceneId, userAgent) => openLink(sceneId, userAgent, account, mode, deps),
    onOauthCallback: (callback, phoneKey) => comeBack(callback, phoneKey, account, mode, deps),
    confirmPage: async (sceneId, phoneKey) => pageOf(await findHeld(sceneId, phoneKey, deps), now()),
    async decide(sceneId, phoneKey, decision) {
      const hash = phoneHash(secret, sceneId, phoneKey)
      if (decision === 'confirm') await scenes.confirm(sceneId, hash, now())
      else await scenes.refuse(sceneId, hash, now())
    },
  }
}

/** The path of a scene's confirmation page. */
export function confirmPath(sceneId: string): string {
  return `/wx/confirm/${sceneId}`
}

/** Only WeChat's browser counts as a scan; WeChat's own page turns others away. */
async function openLink(
  sceneId: string,
  userAgent: string,
  account: WechatAccount,
  mode: Mode,
  { scenes, now }: WechatDeps,
): Promise<PhoneStep> {
  if (mode.scannedBy !== 'page' || !isOpen(await findScene(scenes, sceneId), now())) return EXPIRED
  if (/MicroMessenger/i.test(userAgent)) await scenes.scan(sceneId, null, now())
  return { kind: 'go', to: authorizeUrl(account, sceneId), phoneKey: null }
}

async function comeBack(
  { code, state }: { code: string; state: string },
  phoneKey: string,
  account: WechatAccount,
  mode: Mode,
  deps: WechatDeps,
): Promise<PhoneStep> {
  const { scenes, now, http, log } = deps
  const held = await findHeld(state, phoneKey, deps)
  if (held !== null) return { kind: 'go', to: confirmPath(state), phoneKey: null }
  const scene = await findScene(scenes, state)
  if (scene === null || !isOpen(scene, now())) return EXPIRED
  const { purpose } = scene
  if (code === '') {
    await scenes.refuse(state, null, now())
    return { kind: 'show', page: { kind: 'cancelled', purpose } }
  }
  const person = await identifyPerson(http, account, code)
  if (person.ok) return claim(state, person.data, mode, deps)
  log.error('wechat.oauth', person.reason, { errcode: person.errcode })
  return { kind: 'show', page: { kind: 'failed', purpose } }
}

/** Binds the scene to a person's phone, unless it belongs to somebody else or has expired. */
async function claim(sceneId: string, person: WechatPerson, mode: Mode, deps: WechatDeps): Promise<PhoneStep> {
  const { scenes, secret, randomBytes, now } = deps
  const phoneKey = newKey(randomBytes)
  const hash = phoneHash(secret, sceneId, phoneKey)
  const phone = { ...person, phoneHash: hash, scannedBefore: mode.scannedBy === 'push' }
  if (await scenes.claim(sceneId, phone, now())) return { kind: 'go', to: confirmPath(sceneId), phoneKey }
  const isTaken = isOpen(await findScene(scenes, sceneId), now())
  return isTaken ? { kind: 'show', page: { kind: 'taken' } } : EXPIRED
}

function pageOf(scene: Scene | null, now: number): PhonePage {
  if (scene === null) return { kind: 'expired' }
  const { id, status, purpose, asker, place, createdAt, nickname } = scene
  if (status === 2) return { kind: 'done', purpose }
  if (status === -1) return { kind: 'cancelled', purpose }
  if (!isOpen(scene, now)) return { kind: 'expired' }
  return { kind: 'confirm', sceneId: id, purpose, asker, place, askedAt: createdAt, nickname }
}

/** The scene whose key this phone holds. */
async function findHeld(sceneId: string, phoneKey: string, { scenes, secret }: WechatDeps): Promise<Scene | null> {
  if (phoneKey === '') return null
  const scene = await findScene(scenes, sceneId)
  return scene !== null && scene.phoneHash === phoneHash(secret, sceneId, phoneKey) ? scene : null
}

async function findScene(scenes: SceneStore, sceneId: string): Promise<Scene | null> {
  return SCENE_ID.test(sceneId) ? scenes.find(sceneId) : null
}

function isOpen(scene: Scene | null, now: number): boolean {
  const status = statusNow(scene, now)
  return status === 0 || status === 1
}
