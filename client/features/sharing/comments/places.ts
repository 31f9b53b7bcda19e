import { COMMENT_QUOTE_MAX } from '#src/contract/text-limits.ts'

/** A text of the résumé that can be commented on, and the element it stands in. */
export type CommentPlace = { place: string; text: string; element: HTMLElement }

/** What somebody means by a press: a text, and the words of it that were selected, or all of it. */
export type Meant = { index: number; quote: string }

/** The texts of a résumé in reading order. */
export function placesIn(sheet: HTMLElement): CommentPlace[] {
  return [...sheet.querySelectorAll<HTMLElement>('[data-place]')].flatMap((element) => {
    const text = wordsOf(element)
    return text === '' ? [] : [{ place: element.dataset.place ?? '', text, element }]
  })
}

/** The text at a press, unless it was on a link; null elsewhere. */
export function meantBy(target: EventTarget | null, places: readonly CommentPlace[]): Meant | null {
  if (!(target instanceof Element) || target.closest('a') !== null) return null
  const element = target.closest('[data-place]')
  const index = places.findIndex((place) => place.element === element)
  return index < 0 ? null : { index, quote: selectedIn(element) || quoteOf(places[index]) }
}

/** The words that stand for a text as a whole; none for one that is too long to be repeated. */
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

/** What an element says itself: a point of a list without the points below it. */
function wordsOf(element: HTMLElement): string {
  return [...element.childNodes]
    .filter((node) => !(node instanceof HTMLUListElement || node instanceof HTMLOListElement))
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim()
}
