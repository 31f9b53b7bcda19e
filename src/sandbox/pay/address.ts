import type { Context } from 'hono'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'

/** The content of an order's QR code: the address of a page on a simulated phone. */
export function phoneAddress(c: Context<SandboxEnv>, orderNo: string): string {
  return `${new URL(c.req.url).origin}/__sandbox/pay/${orderNo}`
}
