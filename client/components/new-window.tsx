import { linkMessages } from '#client/i18n/links.ts'
import { useMessages } from '#client/i18n/messages.ts'

/** Tells screen readers that a link opens a new window; placed at the end of the link's text. */
export function NewWindow() {
  const { newWindow } = useMessages(linkMessages)
  return <span className="sr-only">{newWindow}</span>
}
