import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import { localeOf } from '#src/contract/index.ts'
import { formOf } from '#src/lib/posted-form.ts'
import type { WechatSignIn } from './index.ts'
import { renderPhonePage } from './pages.ts'
import { confirmPath, type PhonePage, type PhoneStep } from './phone.ts'

type Answer<E extends Env> = (c: Context<E>, signIn: WechatSignIn) => Promise<Response>

const MAX_PUSH_BYTES = 64 * 1024
const MAX_FORM_BYTES = 1024

const PHONE_COOKIE = 'wechat-phone'
/** Longer than any scene lives, in seconds. */
const PHONE_COOKIE_S = 600

/**
 * The routes for WeChat's server and for phones, to be mounted at `/wx`. Where sign-in with WeChat is off, requests
 * fall through.
 */
export function wechatRoutes<E extends Env>(signInOf: (c: Context<E>) => WechatSignIn | null): Hono<E> {
  const routes = new Hono<E>()
  const on = (answer: Answer<E>): MiddlewareHandler<E> => {
    return async (c, next) => {
      const signIn = signInOf(c)
      if (signIn === null) return next()
      return answer(c, signIn)
    }
  }
  const push = on((c, signIn) => signIn.onPush(c.req.raw))
  routes.get('/push', push)
  routes.post('/push', bodyLimit({ maxSize: MAX_PUSH_BYTES, onError: refuseBody }), push)
  routes.get('/l/:scene', on(openLink))
  routes.get('/oauth', on(comeBack))
  routes.get('/confirm/:scene', on(showConfirm))
  routes.post('/confirm/:scene', bodyLimit({ maxSize: MAX_FORM_BYTES, onError: refuseBody }), on(decide))
  return routes
}

async function openLink<E extends Env>(c: Context<E>, signIn: WechatSignIn): Promise<Response> {
  return follow(c, signIn, await signIn.onLink(sceneOf(c), c.req.header('user-agent') ?? ''))
}

async function comeBack<E extends Env>(c: Context<E>, signIn: WechatSignIn): Promise<Response> {
  const callback = { code: c.req.query('code') ?? '', state: c.req.query('state') ?? '' }
  return follow(c, signIn, await signIn.onOauthCallback(callback, phoneKeyOf(c)))
}

async function showConfirm<E extends Env>(c: Context<E>, signIn: WechatSignIn): Promise<Response> {
  return show(c, signIn, await signIn.confirmPage(sceneOf(c), phoneKeyOf(c)))
}

/** Redirects, so that reloading the page does not send the form again. */
async function decide<E extends Env>(c: Context<E>, signIn: WechatSignIn): Promise<Response> {
  const form = await formOf(new Uint8Array(await c.req.arrayBuffer()), c.req.header('content-type') ?? '')
  const decision = form?.get('decision')
  if (decision === 'confirm' || decision === 'cancel') await signIn.decide(sceneOf(c), phoneKeyOf(c), decision)
  return c.redirect(confirmPath(sceneOf(c)), 303)
}

function follow<E extends Env>(c: Context<E>, signIn: WechatSignIn, step: PhoneStep): Response | Promise<Response> {
  if (step.kind === 'show') return show(c, signIn, step.page)
  if (step.phoneKey !== null) keepPhoneKey(c, step.phoneKey)
  c.header('cache-control', 'no-store')
  return c.redirect(step.to, 302)
}

async function show<E extends Env>(c: Context<E>, signIn: WechatSignIn, page: PhonePage): Promise<Response> {
  const locale = localeOf(c.req.header('accept-language'))
  return renderPhonePage(page, locale, await signIn.siteName(locale))
}

/** SameSite=Lax, because the phone arrives from WeChat's site; forms on other sites still cannot use the cookie. */
function keepPhoneKey<E extends Env>(c: Context<E>, key: string): void {
  const scope = { path: '/', secure: true, prefix: 'host' } as const
  setCookie(c, PHONE_COOKIE, key, { ...scope, httpOnly: true, sameSite: 'Lax', maxAge: PHONE_COOKIE_S })
}

function phoneKeyOf<E extends Env>(c: Context<E>): string {
  return getCookie(c, PHONE_COOKIE, 'host') ?? ''
}

function sceneOf<E extends Env>(c: Context<E>): string {
  return c.req.param('scene') ?? ''
}

function refuseBody(c: Context): Response {
  return c.body(null, 413)
}
