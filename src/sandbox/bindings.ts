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
  /** The site, when it cannot be reached by network. */
  SITE?: { fetch: typeof fetch }
}

/** The types of this Worker for Hono. */
export type SandboxEnv = { Bindings: Bindings }

const ONLY = 'sandbox'

/** The faults of third parties, and the outbox. */
export function stateOf(c: Context<SandboxEnv>) {
  return c.env.STATE.getByName(ONLY)
}

/** The state of WeChat. */
export function wechatOf(c: Context<SandboxEnv>) {
  return c.env.WECHAT.getByName(ONLY)
}

/** The state of Turnstile. */
export function turnstileOf(c: Context<SandboxEnv>) {
  return c.env.TURNSTILE.getByName(ONLY)
}

/** The state of WeChat Pay and Alipay. */
export function payOf(c: Context<SandboxEnv>) {
  return c.env.PAY.getByName(ONLY)
}

/** The fetch function that reaches the site. */
export function siteFetch(c: Context<SandboxEnv>): typeof fetch {
  const { SITE } = c.env
  return (input, init) => (SITE === undefined ? fetch(input, init) : SITE.fetch(input, init))
}
