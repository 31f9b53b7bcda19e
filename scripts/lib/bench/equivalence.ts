import { escapeHtml } from '#src/lib/html.ts'

/** The cards that all galleries must have in common: in the same order, with the same titles and pictures. */
export type Cards = { title: string; picture: string }[]

/**
 * Makes sure a gallery contains these cards.
 * @throws Error naming what is missing on a page
 */
export function requireSameGallery(name: string, html: string, cards: Cards): void {
  let from = 0
  for (const { title, picture } of cards) {
    const at = [picture, title].map((text) => html.indexOf(escapeHtml(text), from))
    if (at.includes(-1)) throw new Error(`${name} does not show “${title}” with ${picture} where others do`)
    from = Math.min(...at) + 1
  }
}
