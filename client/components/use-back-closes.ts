import { useEffect, useEffectEvent } from 'react'

declare global {
  /** Fires when the user goes back or presses Escape: https://html.spec.whatwg.org/#closewatcher */
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
        // The dialog may have asked first and still be open.
        if (!end.signal.aborted) watch()
      })
    }
    watch()
    return () => end.abort()
  }, [open])
}
