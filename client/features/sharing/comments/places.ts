import { COMMENT_QUOTE_MAX } from '#src/contract/text-limits.ts'

/** A text of the résumé that can be commented on, and the element it stands in. */
export type CommentPlace = { place: string; text: string; element: HTMLElement }

/** What a reader comments on: a text, by its index, and the selected words of it, or all of them. */
export type Meant = { index: number; quote: string }

/** The texts of a résumé in reading order. */
export function placesIn(sheet: HTMLElement): CommentPlace[] {
  return [...sheet.querySelectorAll<HTMLElement>('[data-place]')].flatMap((element) => {
    const text = wordsOf(element)
    return text === '' ? [] : [{ place: element.dataset.place ?? '', text, element }]
  })
}

/** The text that was pressed; null elsewhere, and on links. */
export function meantBy(target: EventTarget | null, places: readonly CommentPlace[]): Meant | null {
  if (!(target instanceof Element) || target.closest('a') !== null) return null
  const element = target.closest('[data-place]')
  const index = places.findIndex((place) => place.element === element)
  return index < 0 ? null : { index, quote: selectedIn(element) || quoteOf(places[index]) }
}

/** The quotation of a whole text; empty if it is too long to be quoted. */
export function quoteOf(place: CommentPlace | undefined): string {
  const text = place?.text ?? ''
  return text.length > COMMENT_QUOTE_MAX ? '' : text
}

/** The selected words, if all of them are in one element. */
function selectedIn(element: Element | null): string {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || element === null) return ''
  const isInside = element.contains(selection.anchorNode) && element.contains(selection.focusNode)
  const words = selection.toString().trim()
  return isInside && words.length <= COMMENT_QUOTE_MAX ? words : ''
}

/** The text of an element without the lists in it. */
function wordsOf(element: HTMLElement): string {
  return [...element.childNodes]
    .filter((node) => !(node instanceof HTMLUListElement || node instanceof HTMLOListElement))
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim()
}
