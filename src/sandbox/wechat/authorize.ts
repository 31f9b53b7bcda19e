import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { type SandboxEnv, wechatOf } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { appOf, isOnSite, type Settings, settingsOf } from '#src/sandbox/settings.ts'
import { allowPage, troublePage } from './authorize-page.ts'
import type { OauthScope } from './grants.ts'
import { knownPeople, PERSON_ID, SOMEBODY } from './people.ts'

/** An app's request to identify a person. */
export type AuthorizeRequest = { appId: string; redirectUri: string; scope: OauthScope; state: string }

/** A valid request, or the error to show. */
type Read = { ok: true; request: AuthorizeRequest } | { ok: false; trouble: string }

/** The order of parameters that WeChat demands. */
const PARAMETERS = ['appid', 'redirect_uri', 'response_type', 'scope', 'state']
const MAX_STATE = 128

const decision = z.object({
  user: z.string().check(z.regex(PERSON_ID)),
  decision: z.enum(['allow', 'deny']),
})

/** The page on the phone that asks whether the account may identify the person. */
export const authorize = new Hono<SandboxEnv>()

authorize.get('/', async (c) => {
  const read = readAuthorizeUrl(c.req.url, settingsOf(c))
  if (!read.ok) return c.html(troublePage(read.trouble), 400)
  const { appId, scope, state } = read.request
  const scene = await wechatOf(c).scene(state)
  // A request for the id alone is granted without asking.
  if (scope === 'snsapi_base') return c.redirect(await allowed(c, read.request, scene?.user ?? SOMEBODY))
  return c.html(allowPage(knownPeople(appId), scene?.user ?? SOMEBODY))
})

authorize.post('/', async (c) => {
  const read = readAuthorizeUrl(c.req.url, settingsOf(c))
  if (!read.ok) return c.html(troublePage(read.trouble), 400)
  const input = decision.safeParse(await c.req.parseBody())
  if (!input.success) return c.html(troublePage('参数错误'), 400)
  const { user } = input.data
  const isAllowed = input.data.decision === 'allow'
  return c.redirect(isAllowed ? await allowed(c, read.request, user) : denied(read.request))
})

/**
 * Checks the address to which a phone was sent.
 * @see https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html
 */
export function readAuthorizeUrl(address: string, settings: Settings): Read {
  const query = new URL(address).searchParams
  const field = (name: string) => query.get(name) ?? ''
  const appId = appOf(settings, field('appid'))?.appId
  if (appId === undefined) return { ok: false, trouble: 'appid 参数错误 (10013)' }
  if ([...query.keys()].join() !== PARAMETERS.join()) return { ok: false, trouble: '参数或参数顺序错误' }
  const redirectUri = field('redirect_uri')
  if (!isOnSite(redirectUri, settings)) {
    return { ok: false, trouble: 'redirect_uri 域名与后台配置不一致 (10003)' }
  }
  const scope = field('scope')
  if (scope !== 'snsapi_base' && scope !== 'snsapi_userinfo') return { ok: false, trouble: 'Scope 参数错误 (10005)' }
  const state = field('state')
  const isFine = field('response_type') === 'code' && state.length <= MAX_STATE && /^[A-Za-z0-9]*$/.test(state)
  return isFine ? { ok: true, request: { appId, redirectUri, scope, state } } : { ok: false, trouble: '参数错误' }
}

/** Where a phone is redirected after "allow". */
export async function allowed(c: Context<SandboxEnv>, request: AuthorizeRequest, user: string): Promise<string> {
  const { appId, redirectUri, scope, state } = request
  const code = await wechatOf(c).newCode({ appId, user, scope }, await nowOf(c))
  return withQuery(redirectUri, { code, state })
}

/** Where a phone is redirected after "deny". */
export function denied({ redirectUri, state }: AuthorizeRequest): string {
  return withQuery(redirectUri, { state })
}

function withQuery(address: string, fields: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}
