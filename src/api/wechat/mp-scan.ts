import * as z from 'zod/mini'
import { SCENE_ID, SCENE_LIFE_MS, statusNow } from '#src/api/domain/wechat-scene.ts'
import { toHex } from '#src/lib/encoding.ts'
import { askWechat, type WechatAnswer } from '#src/lib/wechat-answer.ts'
import { scanningMessages } from '#src/texts/scanning.ts'
import { withAccessToken } from './access-token.ts'
import type { WechatConfig } from './config.ts'
import type { WechatDeps } from './deps.ts'
import type { Mode } from './mode.ts'
import { authorizeUrl } from './oauth.ts'
import { echoOf, openPush, type PushKeys, sealReply } from './push.ts'
import { type FlatXml, flatXml } from './xml.ts'

type MpConfig = Extract<WechatConfig, { mode: 'mp_scan' }>

/** A scan of one of our codes; `ourName` is the account's id in messages. */
type Scan = { sceneId: string; openid: string; ourName: string }

const NONCE_BYTES = 8
const REPLY_RANDOM_BYTES = 16
/** The prefix of an EventKey when the person begins to follow the account with this scan. */
const FIRST_SCAN = 'qrscene_'

const qrcode = z.object({ url: z.string().check(z.regex(/^https?:\/\/\S{1,500}$/)) })

/**
 * A mode with QR codes of the official account: WeChat's server reports who scanned, and our reply in the chat holds
 * the link to continue.
 */
export function officialAccountMode(config: MpConfig, deps: WechatDeps): Mode {
  const keys = { token: config.pushToken, aesKey: config.pushAesKey, appId: config.appId }
  return {
    qrContent: (sceneId) => createQrcode(config, deps, sceneId),
    onPush: (request) => answerPush(request, config, keys, deps),
    scannedBy: 'push',
  }
}

/** @see https://developers.weixin.qq.com/doc/offiaccount/Account_Management/Generating_a_Parametric_QR_Code.html */
async function createQrcode(config: MpConfig, deps: WechatDeps, sceneId: string): Promise<WechatAnswer<string>> {
  const { http, now, cache } = deps
  const body = JSON.stringify({
    expire_seconds: SCENE_LIFE_MS / 1000,
    action_name: 'QR_STR_SCENE',
    action_info: { scene: { scene_str: sceneId } },
  })
  const headers = { 'content-type': 'application/json' }
  const answer = await withAccessToken({ ...config, http, now, cache }, (token) => {
    const address = `${config.cgiBase}/cgi-bin/qrcode/create?${new URLSearchParams({ access_token: token })}`
    return askWechat(http, new Request(address, { method: 'POST', headers, body }), qrcode)
  })
  return answer.ok ? { ok: true, data: answer.data.url } : answer
}

/**
 * Answers a push with at most two database round trips: WeChat waits 5 s, then sends it again. A repeated push changes
 * nothing and gets the same answer, because the first may have been lost.
 */
async function answerPush(request: Request, config: MpConfig, keys: PushKeys, deps: WechatDeps): Promise<Response> {
  const envelope = { query: new URL(request.url).searchParams, now: deps.now() }
  if (request.method === 'GET') {
    const echo = await echoOf(envelope, keys)
    return echo === null ? refuse(deps, 'signature') : textResponse(echo)
  }
  const opened = await openPush(await request.text(), envelope, keys)
  if (!opened.ok) return refuse(deps, opened.reason)
  const scan = opened.message && scanOf(opened.message)
  if (scan === null) return textResponse('success')
  return replyResponse(await replyTo(scan, config, deps), scan, keys, deps)
}

function scanOf(message: FlatXml): Scan | null {
  const { MsgType, Event, EventKey = '', FromUserName = '', ToUserName = '' } = message
  if (MsgType !== 'event' || FromUserName === '') return null
  const sceneId =
    Event === 'subscribe' && EventKey.startsWith(FIRST_SCAN) ? EventKey.slice(FIRST_SCAN.length) : EventKey
  const isScan = Event === 'SCAN' || Event === 'subscribe'
  return isScan && SCENE_ID.test(sceneId) ? { sceneId, openid: FromUserName, ourName: ToUserName } : null
}

/** The reply in the chat: the link to continue, or why there is none. */
async function replyTo({ sceneId, openid }: Scan, config: MpConfig, deps: WechatDeps): Promise<string> {
  const now = deps.now()
  const isTheirs = await deps.scenes.scan(sceneId, openid, now)
  const scene = await deps.scenes.find(sceneId)
  if (scene === null) return scanningMessages.zh.replies.expired
  const { locale, purpose } = scene
  const { replies, tasks } = scanningMessages[locale]
  if (isTheirs) return tasks[purpose].confirmReply(await deps.siteName(locale), authorizeUrl(config, sceneId))
  const isOver = statusNow(scene, now) === -1
  return isOver || scene.openid === openid ? replies.expired : replies.taken
}

async function replyResponse(content: string, scan: Scan, keys: PushKeys, deps: WechatDeps): Promise<Response> {
  const timestamp = Math.floor(deps.now() / 1000)
  const reply = flatXml({
    ToUserName: scan.openid,
    FromUserName: scan.ourName,
    CreateTime: timestamp,
    MsgType: 'text',
    Content: content,
  })
  const nonce = toHex(deps.randomBytes(NONCE_BYTES))
  const sealed = await sealReply(reply, keys, { timestamp, nonce, random: deps.randomBytes(REPLY_RANDOM_BYTES) })
  return new Response(sealed, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function refuse({ log }: WechatDeps, reason: string): Response {
  log.info('wechat.push-refused', { reason })
  return new Response(null, { status: 403 })
}

function textResponse(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
