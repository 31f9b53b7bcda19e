import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { createStore } from '#client/lib/store.ts'

/** The address of the field to focus once it is rendered. */
const wanted = createStore<string | null>(null)
/** The line of that field's text at which to write on, or empty. */
let wantedLine = ''

/**
 * Opens whatever contains a field and focuses the field. Its pane must be visible, or about to be.
 * @param address `basics.name`, `items/<id>.body`; `sections/<id>` or `items/<id>` for a card's header
 * @param line the line of a text of several at whose end the caret goes
 */
export function focusField(address: string, line = ''): void {
  wantedLine = line
  wanted.set(null)
  wanted.set(address)
}

/** The line at which the field that has just been focused is to be written on; only the first to ask is told. */
export function takeWantedLine(): string {
  const line = wantedLine
  wantedLine = ''
  return line
}

/** The address of the field that something on the page is part of; null when it is part of none. */
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
  }, [isWanted])
  return element
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
