import type { SmsSender } from './sender.ts'

const TIME_OUT_MS = 5000

/** Sends to the outbox of the sandbox Worker. */
export function sandboxSender(sandboxUrl: string, fetcher: typeof fetch): SmsSender {
  return {
    async send(message) {
      try {
        const response = await fetcher(`${sandboxUrl}/sms/send`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(message),
          signal: AbortSignal.timeout(TIME_OUT_MS),
        })
        return response.ok ? 'sent' : 'failed'
      } catch (error) {
        // A refused connection sent nothing; after a time-out the message may have been sent.
        return error instanceof DOMException && error.name === 'TimeoutError' ? 'unknown' : 'failed'
      }
    },
  }
}
