import { useInsertionEffect } from 'react'

/**
 * Sets the nonce for the style element that Radix dialogs insert to lock scrolling; the content policy requires it, and
 * the library reads this global. Insertion effects run before the effect that inserts it.
 */
export function useStyleNonce(): void {
  useInsertionEffect(() => {
    const script = document.querySelector<HTMLScriptElement>('script[nonce]')
    Object.assign(globalThis, { __webpack_nonce__: script?.nonce })
  }, [])
}
