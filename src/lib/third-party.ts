import type * as z from 'zod/mini'
import { parseJson } from './json.ts'

/** The result of a call to a third party. After `none` nobody knows whether the call was carried out. */
export type Reply<T> =
  | { kind: 'answer'; status: number; body: T }
  | { kind: 'unreadable'; status: number }
  | { kind: 'none'; cause: unknown }

/** How to reach a third party: its network, and the signal that ends the waiting. */
export type Reach = { http: typeof fetch; signal: AbortSignal }

/** Sends one request, never retries it, and parses the JSON of the answer. */
export async function askThirdParty<T>(
  { http, signal }: Reach,
  request: Request,
  schema: z.ZodMiniType<T>,
): Promise<Reply<T>> {
  let status: number
  let text: string
  try {
    const response = await http(request, { signal, redirect: 'manual' })
    status = response.status
    text = await response.text()
  } catch (cause) {
    return { kind: 'none', cause }
  }
  const body = schema.safeParse(parseJson(text))
  return body.success ? { kind: 'answer', status, body: body.data } : { kind: 'unreadable', status }
}
