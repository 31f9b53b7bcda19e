import { cutText } from '#src/lib/cut-text.ts'

/**
 * Shortens a text for names of buttons and choices.
 * @param most the greatest length before the ellipsis, in UTF-16 units
 */
export function shortened(text: string, most = 60): string {
  return text.length > most ? `${cutText(text, most)}…` : text
}
