import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { parseJson } from '#src/lib/json.ts'
import { type SandboxEnv, stateOf, wechatOf } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { fits, settingsOf } from '#src/sandbox/settings.ts'
import { type Errcode, refusal } from './errors.ts'

const DEFAULT_LIFE_S = 60
const MAX_LIFE_S = 30 * 24 * 3600
const MAX_SCENE_STR = 64

const tokenRequest = z.object({
  grant_type: z.optional(z.string()),
  appid: z.optional(z.string()),
  secret: z.optional(z.string()),
  force_refresh: z.optional(z.boolean()),
})

/** The scene is nested in two objects; without the inner one WeChat assumes the scene `0`. */
const qrcodeRequest = z.object({
  expire_seconds: z.optional(z.int()),
  action_name: z.optional(z.string()),
  action_info: z.optional(
    z.object({
      scene: z.optional(z.object({ scene_str: z.optional(z.string()), scene_id: z.optional(z.int()) })),
    }),
  ),
})

type QrcodeRequest = z.infer<typeof qrcodeRequest>

/** `cgi-bin/*`: the calls of the account's server. */
export const cgi = new Hono<SandboxEnv>()

cgi.use(async (c, next) => {
  const { wechat } = await stateOf(c).faults()
  return wechat === 'ip-refused' ? refuse(c, 40164) : next()
})

cgi.post('/stable_token', async (c) => {
  const { wechat } = settingsOf(c)
  const input = tokenRequest.safeParse(parseJson(await c.req.text()))
  if (!input.success) return refuse(c, 47001)
  const { grant_type, appid, secret, force_refresh = false } = input.data
  if (grant_type !== 'client_credential') return refuse(c, 40002)
  if (!appid) return refuse(c, 41002)
  if (!fits(appid, wechat.appId)) return refuse(c, 40013)
  if (!secret) return refuse(c, 41004)
  if (!fits(secret, wechat.appSecret)) return refuse(c, 40125)
  const token = await wechatOf(c).issueToken(force_refresh, await nowOf(c))
  return typeof token === 'number' ? refuse(c, token) : c.json(token)
})

/** @see https://developers.weixin.qq.com/doc/offiaccount/Account_Management/Generating_a_Parametric_QR_Code.html */
cgi.post('/qrcode/create', async (c) => {
  const now = await nowOf(c)
  const wrong = await wechatOf(c).tokenError(c.req.query('access_token') ?? '', now)
  if (wrong !== 0) return refuse(c, wrong)
  const input = qrcodeRequest.safeParse(parseJson(await c.req.text()))
  if (!input.success) return refuse(c, 47001)
  const scene = sceneOf(input.data)
  if (scene === null) return refuse(c, 40053)
  const seconds = Math.min(input.data.expire_seconds ?? DEFAULT_LIFE_S, MAX_LIFE_S)
  const { ticket, url } = await wechatOf(c).addQrcode(scene, seconds * 1000, now)
  return c.json({ ticket, expire_seconds: seconds, url })
})

/** The scene of a request; null when it is invalid. Permanent codes are not supported. */
function sceneOf({ action_name, action_info }: QrcodeRequest): string | null {
  if (action_info === undefined) return null
  const { scene } = action_info
  if (scene === undefined) return '0'
  if (action_name === 'QR_STR_SCENE') {
    const { scene_str = '' } = scene
    return scene_str !== '' && scene_str.length <= MAX_SCENE_STR ? scene_str : null
  }
  const { scene_id = 0 } = scene
  return action_name === 'QR_SCENE' && scene_id > 0 && scene_id < 2 ** 32 ? String(scene_id) : null
}

function refuse(c: Context<SandboxEnv>, errcode: Errcode) {
  return c.json(refusal(errcode))
}
