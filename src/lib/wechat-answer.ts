import * as z from 'zod/mini'
import { askThirdParty, type Reach } from './third-party.ts'

/** What WeChat answered; `errcode` is null when there was no answer, or none that could be read. */
export type WechatAnswer<T> = { ok: true; data: T } | { ok: false; errcode: number | null; reason: string }

const TIME_OUT_MS = 5000

/** Refusals come as HTTP 200; some calls say `errcode: 0` when all is well. */
const refusal = z.object({ errcode: z.int(), errmsg: z._default(z.string(), '') })

/** Makes one call to WeChat's API. */
export async function askWechat<T>(
  http: typeof fetch,
  request: Request,
  schema: z.ZodMiniType<T>,
): Promise<WechatAnswer<T>> {
  const reach: Reach = { http, signal: AbortSignal.timeout(TIME_OUT_MS) }
  const reply = await askThirdParty(reach, request, z.looseObject({}))
  if (reply.kind === 'none') return { ok: false, errcode: null, reason: nameOf(reply.cause) }
  if (reply.kind === 'unreadable') return { ok: false, errcode: null, reason: `HTTP ${reply.status}` }
  const refused = refusal.safeParse(reply.body)
  if (refused.success && refused.data.errcode !== 0) {
    return { ok: false, errcode: refused.data.errcode, reason: refused.data.errmsg }
  }
  const data = schema.safeParse(reply.body)
  return data.success
    ? { ok: true, data: data.data }
    : { ok: false, errcode: null, reason: 'An answer of unknown shape' }
}

/** Addresses of these calls carry secrets, and messages may quote addresses: only the kind of error is kept. */
function nameOf(cause: unknown): string {
  return cause instanceof Error ? cause.name : 'Error'
}
