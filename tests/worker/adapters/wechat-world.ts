import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as z from 'zod/mini'
import { createSceneStore } from '#src/api/db/accounts/wechat-scenes.ts'
import { createWechatSignIn } from '#src/api/wechat/index.ts'
import { createApp } from '#src/app.ts'
import { user, wechatQrcode, wechatStatuses } from '#src/contract/index.ts'
import type { Bindings } from '#src/env/index.ts'
import { createServices, type Services } from '#src/services.ts'
import {
  AES_KEY,
  APP_ID,
  APP_SECRET,
  createFakeWechat,
  type FakePerson,
  openReply,
  PUSH_TOKEN,
  pushRequest,
  scanMessage,
} from './fake-wechat.ts'

export const ORIGIN = 'https://qingjian.test'
export const START = Date.parse('2026-11-21T10:00:00+08:00')
export const SECOND = 1000
export const MINUTE = 60 * SECOND

export const VARIABLES = {
  ENVIRONMENT: 'development',
  SITE_URL: ORIGIN,
  APP_SECRET: 'secret of the tests',
  WECHAT_APP_ID: APP_ID,
  WECHAT_APP_SECRET: APP_SECRET,
  WECHAT_PUSH_TOKEN: PUSH_TOKEN,
  WECHAT_PUSH_AES_KEY: AES_KEY,
}

const qrAnswer = z.object({ code: z.literal(1), data: wechatQrcode })
const checkAnswer = z.object({
  code: z.literal(1),
  data: z.strictObject({ status: z.literal(wechatStatuses), text: z.string(), data: z.nullable(user) }),
})

export type World = ReturnType<typeof createWorld>
export type Check = z.infer<typeof checkAnswer>['data']

/** The whole Worker in a mode, with WeChat as the only thing replaced, and a clock to be moved. */
export function createWorld(mode: 'mp_scan' | 'h5_oauth', replaced: Partial<Services> = {}) {
  const clock = { now: START }
  const wechat = createFakeWechat()
  const logged: string[] = []
  const bindings: Bindings = { ...env, ...VARIABLES, WECHAT_LOGIN_MODE: mode }
  const app = createApp((bindings): Services => {
    const services = createServices(bindings)
    const effects = {
      now: () => clock.now,
      log: { info: (event: string) => void logged.push(event), error: (event: string) => void logged.push(event) },
    }
    const signIn = createWechatSignIn(services.config.wechat, {
      ...effects,
      http: wechat.fetch,
      randomBytes: services.randomBytes,
      scenes: createSceneStore(env.DB),
      cache: env.CACHE,
      secret: services.config.appSecret,
      siteName: async (locale) => (locale === 'en' ? 'Qingjian' : '青简'),
    })
    return { ...services, ...effects, wechat: signIn, ...replaced }
  })

  async function fetch(request: Request): Promise<Response> {
    const context = createExecutionContext()
    const response = await app.fetch(request, bindings, context)
    await waitOnExecutionContext(context)
    return response
  }

  /** A push of WeChat's server, opened; null when the answer is not an encrypted message. */
  async function push(openid: string, sceneId: string, event: 'SCAN' | 'subscribe' = 'SCAN'): Promise<string | null> {
    const message = scanMessage(openid, sceneId, clock.now, event)
    const response = await fetch(pushRequest(ORIGIN, message, { now: clock.now }))
    if (response.status !== 200) throw new Error(`The push was answered ${response.status}`)
    const text = await response.text()
    return text.startsWith('<xml>') ? openReply(text) : null
  }

  return { clock, wechat, logged, fetch, push }
}

/** Something that keeps cookies. */
function createAgent(world: World, headers: Record<string, string>) {
  const cookies = new Map<string, string>()

  async function fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request(ORIGIN + path, { ...init, headers: { ...headers, cookie, ...init.headers } })
    const response = await world.fetch(request)
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/Max-Age=0/.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }

  return { fetch, cookies }
}

/** A browser on a computer. */
export function createBrowser(world: World, language = 'zh-CN', address = '203.0.113.7') {
  const agent = createAgent(world, { 'accept-language': language, 'cf-connecting-ip': address, 'user-agent': 'Desk' })

  async function askQr() {
    const response = await agent.fetch('/api/user.WechatLogin/loginQrcode')
    return qrAnswer.parse(await response.json()).data
  }

  async function check(sceneId: string): Promise<Check> {
    const response = await agent.fetch(`/api/user.WechatLogin/check?scene_id=${sceneId}`)
    return checkAnswer.parse(await response.json()).data
  }

  return { ...agent, askQr, check }
}

/** A person's phone. */
export function createPhone(world: World, person: FakePerson, language = 'zh-CN') {
  const agent = createAgent(world, { 'accept-language': language, 'user-agent': 'Mobile MicroMessenger/8.0.50' })

  /** Follows redirects on our own site and gives back the last answer. */
  async function open(path: string): Promise<Response> {
    const response = await agent.fetch(path)
    const next = response.headers.get('location')
    return next?.startsWith('/') ? open(next) : response
  }

  /** Comes back from WeChat's page after "allow". */
  function allow(sceneId: string): Promise<Response> {
    return open(`/wx/oauth?code=${world.wechat.allow(person)}&state=${sceneId}`)
  }

  async function decide(sceneId: string, decision: string, headers: Record<string, string> = {}): Promise<Response> {
    const body = new URLSearchParams({ decision })
    const response = await agent.fetch(`/wx/confirm/${sceneId}`, { method: 'POST', body, headers })
    return response.status === 303 ? open(response.headers.get('location') ?? '') : response
  }

  return { ...agent, open, allow, decide }
}

/** Forgets everything earlier tests of the file left. */
export async function forgetSignIns(): Promise<void> {
  await env.CACHE.delete(`wechat:token:1:${APP_ID}`)
  const tables = ['wechat_scenes', 'identities', 'sessions', 'users']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
}

/** The heading of a page. */
export async function headingOf(response: Response): Promise<string> {
  return /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1] ?? ''
}

export const LI: FakePerson = { openid: 'oLi-0123456789_abcdefghijklm', nickname: '李雷', unionid: 'uLi' }
export const HAN: FakePerson = { openid: 'oHan0123456789_abcdefghijklm', nickname: '韩梅梅' }
