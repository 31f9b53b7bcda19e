import type { DurableObjectNamespace } from '@cloudflare/workers-types'
import type { PayState } from '#src/sandbox/pay/state.ts'
import type { SandboxState } from '#src/sandbox/state.ts'
import type { TurnstileState } from '#src/sandbox/turnstile/state.ts'
import type { WechatState } from '#src/sandbox/wechat/state.ts'

declare module '@cloudflare/workers-types' {
  namespace Cloudflare {
    /** The bindings the `sandbox` project in vitest.config.ts has besides. */
    interface Env {
      STATE: DurableObjectNamespace<SandboxState>
      WECHAT: DurableObjectNamespace<WechatState>
      TURNSTILE: DurableObjectNamespace<TurnstileState>
      PAY: DurableObjectNamespace<PayState>
    }
  }
}
