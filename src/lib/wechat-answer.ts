import * as z from 'zod/mini'
import { askThirdParty, type Reach } from './third-party.ts'

/** An answer of WeChat. `errcode` is null when there was no answer, or none that could be read. */
export type WechatAnswer<T> = { ok: true; data: T } | { ok: false; errcode: number | null; reason: string }

const TIME_OUT_MS = 5000

/** Refusals come with HTTP 200. Some calls send `errcode: 0` on success. */
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

/** Keeps only the kind of an error: addresses of these calls carry secrets, and error messages may quote them. */
function nameOf(cause: unknown): string {
  return cause instanceof Error ? cause.name : 'Error'
}
