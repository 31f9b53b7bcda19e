import { cutText } from '#src/lib/cut-text.ts'

/** The longest text that stands for what it begins, in UTF-16 units. */
const MOST = 60

/** The beginning of a text: for names of buttons and choices. */
export function shortened(text: string): string {
  return text.length > MOST ? `${cutText(text, MOST)}…` : text
}
