import { env } from 'cloudflare:workers'
import * as z from 'zod/mini'
import { createSceneStore } from '#src/api/db/accounts/wechat-scenes.ts'
import { createWechatSignIn } from '#src/api/wechat/index.ts'
import { parseEnv } from '#src/env/index.ts'
import { registerUser } from './accounts.ts'
import { createTestApi, START, VARIABLES } from './api.ts'
import { setUpWays } from './ways.ts'

const WECHAT = {
  MAIL_PROVIDER: 'resend',
  RESEND_API_KEY: 're_1',
  WECHAT_LOGIN_MODE: 'h5_oauth',
  WECHAT_APP_ID: 'wx0123456789abcdef',
  WECHAT_APP_SECRET: 'app-secret-of-the-tests',
}
const config = parseEnv({ ...env, ...VARIABLES, ...WECHAT })
const qrcode = z.object({ code: z.literal(1), data: z.object({ qrcode_url: z.string(), scene_id: z.string() }) })

/** The API with WeChat; its clock is that of the scenes, too. */
export function createScanApi(replaced: Parameters<typeof createTestApi>[0] = {}) {
  const clock = { now: START }
  const wechat = createWechatSignIn(config.wechat, {
    http: () => Promise.reject(new Error('WeChat is not asked')),
    now: () => clock.now,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    log: { info: () => {}, error: () => {} },
    scenes: createSceneStore(env.DB),
    cache: env.CACHE,
    secret: config.appSecret,
    siteName: async () => '青简',
  })
  return { ...createTestApi({ config, wechat, now: () => clock.now, ...replaced }), clock }
}

/** Somebody signed in, and what they do with QR codes. */
export async function setUpScans(api = createScanApi()) {
  const user = await registerUser(api)
  const ways = await setUpWays(api, user)
  const { token } = user
  const create = async (purpose: 'bind' | 'prove') =>
    (await api.call('user.WechatScan/create', { purpose }, { token })).body
  const openScan = async (purpose: 'bind' | 'prove') => qrcode.parse(await create(purpose)).data.scene_id
  /** Confirmed on the phone of a person. */
  const scanned = async (purpose: 'bind' | 'prove', openid: string) => {
    const scene = await openScan(purpose)
    await env.DB.prepare('UPDATE wechat_scenes SET status = 2, openid = ? WHERE id = ?').bind(openid, scene).run()
    return scene
  }
  const check = async (scene_id: string, by = token) =>
    (await api.call('user.WechatScan/check', { scene_id }, { token: by })).body
  const bind = async (scene_id: string, by = token) =>
    (await api.call('user.WechatScan/bind', { scene_id }, { token: by })).body
  const prove = async (scene_id: string, by = token) =>
    (await api.call('user.Account/prove', { scene_id }, { token: by })).body
  const hasWechat = async () =>
    (await env.DB.prepare('SELECT subject FROM identities WHERE user_id = ?').bind(user.id).first('subject')) ?? null
  return { ...ways, api, user, token, create, openScan, scanned, check, bindScan: bind, prove, hasWechat }
}
