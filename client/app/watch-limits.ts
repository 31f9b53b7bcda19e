import { clientMessages } from '#client/i18n/client.ts'
import { messagesOf } from '#client/i18n/messages.ts'
import type { Client } from '#client/lib/client.tsx'

/** The least limit that is told of, in characters: shorter fields, such as those of codes, are visibly full. */
const SHORTEST_TOLD = 20

type TextField = HTMLTextAreaElement | HTMLInputElement

/** Tells the user when a text is cut off: browsers silently drop what exceeds the length limit of a field. */
export function watchLimits(client: Client): void {
  let told: EventTarget | null = null
  let roomToCompose = 0

  function tell(field: TextField, excess: number): void {
    if (excess > 0 && told !== field) {
      const texts = messagesOf(clientMessages, client.page.get())
      client.notify({ kind: 'info', title: texts.fieldFull(field.maxLength), text: texts.leftOut(excess) })
    }
    told = excess > 0 ? field : null
  }

  addEventListener('beforeinput', ({ target, data, defaultPrevented, isComposing }) => {
    if (!isTold(target) || defaultPrevented || data === null || isComposing) return
    tell(target, data.length - roomIn(target))
  })
  // What an input method composes, such as the letters of Pinyin, may exceed the limit: only what it becomes counts.
  addEventListener('compositionstart', ({ target }) => {
    if (isTold(target)) roomToCompose = roomIn(target)
  })
  addEventListener('compositionend', ({ target, data }) => {
    if (isTold(target)) tell(target, data.length - roomToCompose)
  })
}

function isTold(target: EventTarget | null): target is TextField {
  const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
  return isField && target.maxLength >= SHORTEST_TOLD
}

/** How many characters a field has room for in place of what is selected. */
function roomIn({ value, maxLength, selectionStart, selectionEnd }: TextField): number {
  return maxLength - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0))
}
