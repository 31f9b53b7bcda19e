import { cutText } from '#src/lib/cut-text.ts'

/** The greatest length of a shortened text, in UTF-16 units. */
const MOST = 60

/** Shortens a text for names of buttons and choices. */
export function shortened(text: string): string {
  return text.length > MOST ? `${cutText(text, MOST)}…` : text
}
