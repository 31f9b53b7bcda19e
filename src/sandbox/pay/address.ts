import type { Context } from 'hono'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'

/** What the QR code of an order says: the page on a simulated phone. */
export function phoneAddress(c: Context<SandboxEnv>, orderNo: string): string {
  return `${new URL(c.req.url).origin}/__sandbox/pay/${orderNo}`
}
