import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as z from 'zod/mini'
import { createSceneStore } from '#src/api/db/accounts/wechat-scenes.ts'
import { createWechatSignIn } from '#src/api/wechat/index.ts'
import { createApp } from '#src/app.ts'
import { user, wechatQrcode, wechatStatuses } from '#src/contract/index.ts'
import type { Bindings } from '#src/env/index.ts'
import { createServices, type Services } from '#src/services.ts'
import { createSandbox, KEYS, SANDBOX, SITE } from './sandbox.ts'
import { isDatabaseQuery, queryDatabase } from './site-database.ts'

export type Mode = 'mp_scan' | 'h5_oauth'
export type World = ReturnType<typeof createWorld>

const qrAnswer = z.object({ code: z.literal(1), data: wechatQrcode })
const checkAnswer = z.object({
  code: z.literal(1),
  data: z.object({ status: z.literal(wechatStatuses), text: z.string(), data: z.nullable(user) }),
})

const sceneView = z.object({
  scene_id: z.string(),
  mode: z.string(),
  state: z.string(),
  user: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  page: z.nullable(z.string()),
})
const stepAnswer = z.object({ error: z.optional(z.string()), scene: z.nullable(sceneView) })

type Step = 'scan' | 'allow' | 'confirm' | 'deny' | 'expire'

/**
 * The whole site and the whole sandbox, each reaching the other over what stands for the network. `between` is
 * somebody who sits on the line from WeChat and phones to the site.
 */
export function createWorld(mode: Mode, between: (site: typeof fetch) => typeof fetch = (site) => site) {
  const logged: unknown[] = []
  const bindings: Bindings = {
    ...env,
    ...KEYS,
    ENVIRONMENT: 'development',
    SITE_URL: SITE,
    SANDBOX_URL: SANDBOX,
    APP_SECRET: 'secret of the tests',
    WECHAT_LOGIN_MODE: mode,
  }
  const app = createApp((bindings): Services => {
    const services = createServices(bindings)
    const log = {
      info: (event: string, fields?: object) => void (event === 'request' || logged.push({ event, ...fields })),
      error: (event: string, _cause: unknown, fields?: object) => void logged.push({ event, ...fields }),
    }
    const wechat = createWechatSignIn(services.config.wechat, {
      ...services,
      http: sandbox.network,
      log,
      scenes: createSceneStore(env.DB),
      secret: services.config.appSecret,
      siteName: async () => '青简',
    })
    return { ...services, log, wechat }
  })

  const site: typeof fetch = async (input, init) => {
    const context = createExecutionContext()
    const response = await app.fetch(new Request(input, init), bindings, context)
    await waitOnExecutionContext(context)
    return response
  }
  const line = between(site)
  const sandbox = createSandbox((input, init) => {
    const request = new Request(input, init)
    return isDatabaseQuery(request) ? queryDatabase(request) : line(request)
  })

  /** What somebody does with a phone; the scene afterwards, and why it did not go as it should. */
  async function act(sceneId: string, step: Step, user?: string) {
    const answer = stepAnswer.parse(await sandbox.post(`scenes/${sceneId}/${step}`, { user }))
    return { error: answer.error, ...answer.scene }
  }

  /** A browser on a computer. */
  function createBrowser() {
    const cookies = new Map<string, string>()

    async function get(path: string): Promise<Response> {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
      const response = await site(SITE + path, { headers: { cookie, 'user-agent': 'Desk' } })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return response
    }

    return {
      tryQr: async () => (await get('/api/user.WechatLogin/loginQrcode')).json(),
      askQr: async () => qrAnswer.parse(await (await get('/api/user.WechatLogin/loginQrcode')).json()).data,
      check: async (sceneId: string) => {
        const response = await get(`/api/user.WechatLogin/check?scene_id=${sceneId}`)
        const { status, text, data } = checkAnswer.parse(await response.json()).data
        return { status, text, name: data?.user_name }
      },
    }
  }

  return { sandbox, site, act, createBrowser, logged }
}

/** Forgets what earlier tests left on both sides. */
export async function forgetEverything(world: World): Promise<void> {
  await world.sandbox.reset()
  await env.CACHE.delete(`wechat:token:1:${KEYS.WECHAT_APP_ID}`)
  const tables = ['wechat_scenes', 'identities', 'sessions', 'users']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
}
