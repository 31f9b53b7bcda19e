import { clientMessages } from '#client/i18n/client.ts'
import { messagesOf } from '#client/i18n/messages.ts'
import type { Client } from '#client/lib/client.tsx'

/** Shorter fields, such as those of codes, show by themselves when they are full. */
const SHORTEST_TOLD = 20

/** Says what a browser leaves out without a word: what is typed or pasted into a field beyond its length limit. */
export function watchLimits(client: Client): void {
  let told: EventTarget | null = null
  addEventListener('beforeinput', ({ target, data, defaultPrevented }) => {
    if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return
    const { value, maxLength, selectionStart, selectionEnd } = target
    if (defaultPrevented || data === null || maxLength < SHORTEST_TOLD) return
    const excess = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0)) + data.length - maxLength
    if (excess > 0 && told !== target) {
      const texts = messagesOf(clientMessages, client.page.get())
      client.notify({ kind: 'info', title: texts.fieldFull(maxLength), text: texts.leftOut(excess) })
    }
    told = excess > 0 ? target : null
  })
}
