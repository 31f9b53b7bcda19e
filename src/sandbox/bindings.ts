import type { DurableObjectNamespace } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import type { PayState } from './pay/state.ts'
import type { SandboxState } from './state.ts'
import type { TurnstileState } from './turnstile/state.ts'
import type { WechatState } from './wechat/state.ts'

type Bindings = {
  STATE: DurableObjectNamespace<SandboxState>
  WECHAT: DurableObjectNamespace<WechatState>
  TURNSTILE: DurableObjectNamespace<TurnstileState>
  PAY: DurableObjectNamespace<PayState>
  /** The site, where it is not on the network. */
  SITE?: { fetch: typeof fetch }
}

/** What Hono needs to know about this Worker. */
export type SandboxEnv = { Bindings: Bindings }

const ONLY = 'sandbox'

/** How third parties behave, and the outbox. */
export function stateOf(c: Context<SandboxEnv>) {
  return c.env.STATE.getByName(ONLY)
}

/** What WeChat remembers. */
export function wechatOf(c: Context<SandboxEnv>) {
  return c.env.WECHAT.getByName(ONLY)
}

/** What Turnstile remembers. */
export function turnstileOf(c: Context<SandboxEnv>) {
  return c.env.TURNSTILE.getByName(ONLY)
}

/** What WeChat Pay and Alipay remember. */
export function payOf(c: Context<SandboxEnv>) {
  return c.env.PAY.getByName(ONLY)
}

/** How the site is reached. */
export function siteFetch(c: Context<SandboxEnv>): typeof fetch {
  const { SITE } = c.env
  return (input, init) => (SITE === undefined ? fetch(input, init) : SITE.fetch(input, init))
}
