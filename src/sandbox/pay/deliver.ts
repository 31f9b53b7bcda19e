import type { PayDelivery } from './order.ts'

/** A notification as an HTTP request. */
export type Message = { url: string; headers: Record<string, string>; body: string }

/** Whether an answer confirms the notification. */
export type IsAccepted = (status: number, body: string) => boolean

type Answer = Pick<PayDelivery, 'status' | 'body'>

const PATIENCE_MS = 5000
const TRIES = 3
const KEPT_BODY = 200

/** Sends a notification until it is confirmed, at most three times. Real gateways wait longer and retry more often. */
export async function deliver(
  site: typeof fetch,
  message: Message,
  isAccepted: IsAccepted,
  tries = TRIES,
): Promise<Answer & { tries: number }> {
  let answer: Answer = { status: null, body: '' }
  for (let tried = 1; tried <= tries; tried += 1) {
    answer = await send(site, message)
    if (answer.status !== null && isAccepted(answer.status, answer.body)) return { ...answer, tries: tried }
  }
  return { ...answer, tries }
}

async function send(site: typeof fetch, { url, headers, body }: Message): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await site(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    return { status: response.status, body: (await response.text()).slice(0, KEPT_BODY) }
  } catch {
    return { status: null, body: '' }
  }
}
