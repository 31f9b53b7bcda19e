import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { createStore } from '#client/lib/store.ts'

/** The address of the field that is to get the focus once it is there. */
const wanted = createStore<string | null>(null)

/**
 * Opens what contains a field and puts the focus there. The pane must be visible, or become so.
 * @param address `basics.name`, `items/<id>.body`, `sections/<id>` for its header, `items/<id>` likewise
 */
export function focusField(address: string): void {
  wanted.set(null)
  wanted.set(address)
}

/** The element of a field that can be asked for. */
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

/** Runs when a field inside of something that is closed is asked for. */
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
