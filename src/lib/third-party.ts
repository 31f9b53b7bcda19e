import type * as z from 'zod/mini'

/** What came of a call to a third party. After `none` nobody knows whether it was carried out. */
export type Reply<T> =
  | { kind: 'answer'; status: number; body: T }
  | { kind: 'unreadable'; status: number }
  | { kind: 'none'; cause: unknown }

/** How a third party is reached: the network, and until when it is waited for. */
export type Reach = { http: typeof fetch; signal: AbortSignal }

/** Sends one request, never twice, and checks the JSON that comes back. */
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
