/** A notification as an HTTP request. */
export type Message = { url: string; headers: Record<string, string>; body: string }

/** The site's answer to a notification, and the number of tries; `status` is null when there was none. */
export type Delivery = { status: number | null; body: string; tries: number }

/** Whether an answer confirms the notification. */
export type IsAccepted = (status: number, body: string) => boolean

const PATIENCE_MS = 5000
const TRIES = 3

/** Sends a notification until it is confirmed, at most three times. Real parties wait longer and retry more often. */
export async function deliver(
  site: typeof fetch,
  message: Message,
  isAccepted: IsAccepted,
  tries = TRIES,
): Promise<Delivery> {
  let delivery: Delivery = { status: null, body: '', tries: 0 }
  while (delivery.tries < tries) {
    delivery = await send(site, message, delivery.tries + 1)
    if (delivery.status !== null && isAccepted(delivery.status, delivery.body)) break
  }
  return delivery
}

async function send(site: typeof fetch, { url, headers, body }: Message, tries: number): Promise<Delivery> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await site(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    return { status: response.status, body: await response.text(), tries }
  } catch {
    return { status: null, body: '', tries }
  }
}
