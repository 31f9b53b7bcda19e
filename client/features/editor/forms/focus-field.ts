import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { createStore } from '#client/lib/store.ts'

/** The address of the field to focus once it is rendered. */
const wanted = createStore<string | null>(null)
/** Where in a field's text the caret goes: to the end of a line, or over words (of a line), which are selected. */
export type PlaceInField = { line: string } | { words: string; line?: string }

/** The place in that field's text; null for its usual one. */
let wantedPlace: PlaceInField | null = null

/**
 * Opens whatever contains a field and focuses the field. Its pane must be visible, or about to be.
 * @param address `basics.name`, `items/<id>.body`; `sections/<id>` or `items/<id>` for a card's header
 */
export function focusField(address: string, place: PlaceInField | null = null): void {
  wantedPlace = place
  wanted.set(null)
  wanted.set(address)
}

/** Returns the wanted place in the field that has just been focused, once: later calls get null. */
export function takeWantedPlace(): PlaceInField | null {
  const place = wantedPlace
  wantedPlace = null
  return place
}

/** The address of the field that contains an element; null when none does. */
export function addressOf(target: EventTarget | null): string | null {
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
  return field?.dataset.field ?? null
}

/** A ref for a field that `focusField` can focus. */
export function useFieldFocus<E extends HTMLElement>(address: string): RefObject<E | null> {
  const element = useRef<E>(null)
  const isWanted = useWanted((asked) => asked === address)
  useEffect(() => {
    if (!isWanted || element.current === null) return
    wanted.set(null)
    element.current.focus({ preventScroll: true })
    element.current.scrollIntoView({ block: 'nearest' })
    if (element.current instanceof HTMLInputElement) selectWords(element.current)
  }, [isWanted])
  return element
}

/** Selects the wanted words in a one-line field. */
function selectWords(input: HTMLInputElement): void {
  const place = takeWantedPlace()
  const at = place !== null && 'words' in place ? input.value.indexOf(place.words) : -1
  if (place !== null && 'words' in place && at >= 0) input.setSelectionRange(at, at + place.words.length)
}

/** Calls `reveal` when a field inside a closed part is to be focused. */
export function useReveal(contains: (address: string) => boolean, reveal: (address: string) => void): void {
  const isWanted = useWanted(contains)
  const run = useEffectEvent(reveal)
  useEffect(() => {
    const address = wanted.get()
    if (isWanted && address !== null) run(address)
  }, [isWanted])
}

function useWanted(matches: (address: string) => boolean): boolean {
  const read = () => {
    const address = wanted.get()
    return address !== null && matches(address)
  }
  return useSyncExternalStore(wanted.subscribe, read, read)
}
