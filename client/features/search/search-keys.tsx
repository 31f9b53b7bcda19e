import { useClient } from '#client/lib/client.tsx'
import { hasSingleKeys } from '#client/lib/single-keys.ts'
import { useWindowEvent } from '#client/lib/use-window-event.ts'

/**
 * Opens the search by `/`, unless single keys are switched off, and by Ctrl or Cmd with K, unless the page uses it
 * otherwise. Renders nothing.
 */
export function SearchKeys() {
  const { search } = useClient()
  useWindowEvent('keydown', (event) => {
    if (!isShortcut(event) || document.querySelector('[role=dialog],dialog[open]')) return
    event.preventDefault()
    search.set(true)
  })
  return null
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (event.isComposing || event.defaultPrevented) return false
  if (ctrlKey || metaKey) return key === 'k' && !altKey && !document.querySelector('[data-commands]')
  return (
    key === '/' &&
    !altKey &&
    hasSingleKeys() &&
    !(target instanceof HTMLElement && target.matches('input,textarea,select,[contenteditable]'))
  )
}
