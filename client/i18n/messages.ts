import { type PageState, usePage } from '#client/lib/page.tsx'
import type { Messages } from '#src/texts/messages.ts'

/** The texts of an area in the language of a page. */
export function messagesOf<T>(messages: Messages<T>, { locale }: PageState): T {
  return messages[locale]
}

/** The texts of an area in the language of the current page. */
export function useMessages<T>(messages: Messages<T>): T {
  return messagesOf(messages, usePage())
}
