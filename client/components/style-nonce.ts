import { useInsertionEffect } from 'react'

/**
 * The scroll lock of Radix dialogs writes a style element; the content policy wants the page's nonce on it, and this
 * global is where the library looks. Insertion effects come before the effect that writes it.
 */
export function useStyleNonce(): void {
  useInsertionEffect(() => {
    const script = document.querySelector<HTMLScriptElement>('script[nonce]')
    Object.assign(globalThis, { __webpack_nonce__: script?.nonce })
  }, [])
}
