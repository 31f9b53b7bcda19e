import { linkMessages } from '#client/i18n/links.ts'
import { useMessages } from '#client/i18n/messages.ts'

/** Tells those who do not see it that a link opens another window; the end of its text. */
export function NewWindow() {
  const { newWindow } = useMessages(linkMessages)
  return <span className="sr-only">{newWindow}</span>
}
