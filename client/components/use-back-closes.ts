import { useEffect, useEffectEvent } from 'react'

declare global {
  /** What the browser closes when somebody goes back or presses Escape: https://html.spec.whatwg.org/#closewatcher */
  var CloseWatcher: (new (options: { signal: AbortSignal }) => EventTarget) | undefined
}

/**
 * On touch screens, lets the gesture for going back close what is open, instead of leaving the page below it. Only some
 * browsers can; with a keyboard, Escape closes it anyway.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher } = globalThis
    if (!open || CloseWatcher === undefined || !matchMedia('(pointer: coarse)').matches) return
    const end = new AbortController()
    const watch = () => {
      new CloseWatcher({ signal: end.signal }).addEventListener('close', () => {
        close()
        // It may have asked first, and be open still.
        if (!end.signal.aborted) watch()
      })
    }
    watch()
    return () => end.abort()
  }, [open])
}
