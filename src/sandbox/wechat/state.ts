import { randomBytes } from 'node:crypto'
import { KvObject } from '#src/sandbox/kv-object.ts'
import type { Errcode } from './errors.ts'
import { type Allowed, exchangeCode, grantOf, newCode, type OauthGrant, refreshGrant } from './grants.ts'
import { personOf } from './people.ts'
import type { Phone, ScanScene } from './scene.ts'
import { forcedToken, type IssuedToken, stableToken, tokenError } from './tokens.ts'

const SCENE = 'scene:'
const PHONE = 'phone:'
const TOLD = 'told:'
const FOLLOWS = 'follows:'

/** The state of WeChat in one object; every method is atomic. Times in ms since 1970. */
export class WechatState extends KvObject {
  issueToken(force: boolean, now: number): IssuedToken | Errcode {
    return force ? forcedToken(this.kv, now) : stableToken(this.kv, now)
  }

  /** Returns 0 when the token is valid. */
  tokenError(token: string, now: number): Errcode | 0 {
    return tokenError(this.kv, token, now)
  }

  /** Adds a QR code of the official account. */
  addQrcode(id: string, lifeMs: number, now: number): ScanScene {
    const scene: ScanScene = {
      id,
      mode: 'mp_scan',
      ticket: `gQ${randomBytes(69).toString('base64url')}==`,
      url: `http://weixin.qq.com/q/${randomBytes(16).toString('base64url')}`,
      state: 'open',
      user: null,
      createdAt: now,
      endsAt: now + lifeMs,
    }
    this.putScene(scene)
    return scene
  }

  putScene(scene: ScanScene): void {
    this.kv.put(SCENE + scene.id, scene)
  }

  scene(id: string): ScanScene | null {
    return this.kv.get<ScanScene>(SCENE + id) ?? null
  }

  scenes(): ScanScene[] {
    return [...this.kv.list<ScanScene>({ prefix: SCENE })].map(([, scene]) => scene)
  }

  putPhone(phone: Phone): void {
    this.kv.put(phoneKey(phone.sceneId, phone.user), phone)
  }

  phone(sceneId: string, user: string): Phone | null {
    return this.kv.get<Phone>(phoneKey(sceneId, user)) ?? null
  }

  /** Whether a person follows the account, if that has changed since the start. */
  follows(openid: string): boolean {
    return this.kv.get<boolean>(FOLLOWS + openid) ?? false
  }

  follow(openid: string): void {
    this.kv.put(FOLLOWS + openid, true)
  }

  newCode(allowed: Allowed, now: number): string {
    return newCode(this.kv, allowed, now)
  }

  exchangeCode(appId: string, code: string, now: number): OauthGrant | Errcode {
    const grant = exchangeCode(this.kv, appId, code, now)
    if (typeof grant !== 'number') this.kv.put(`${TOLD}${appId}:${personOf(grant.user, appId).openid}`, true)
    return grant
  }

  /** Whether this app was ever told this OpenID; every app gets a different one. */
  hasTold(appId: string, openid: string): boolean {
    return this.kv.get<boolean>(`${TOLD}${appId}:${openid}`) ?? false
  }

  refreshGrant(refreshToken: string, now: number): OauthGrant | Errcode {
    return refreshGrant(this.kv, refreshToken, now)
  }

  grantOf(accessToken: string, now: number): OauthGrant | Errcode {
    return grantOf(this.kv, accessToken, now)
  }
}

function phoneKey(sceneId: string, user: string): string {
  return `${PHONE}${sceneId}:${user}`
}
