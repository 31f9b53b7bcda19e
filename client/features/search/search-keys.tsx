import { useEffect } from 'react'
import { useClient } from '#client/lib/client.tsx'
import { hasSingleKeys } from '#client/lib/single-keys.ts'

/** Opens the search by `/`, unless that is switched off, and by Ctrl or Cmd with K; shows nothing. */
export function SearchKeys() {
  const { search } = useClient()
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector('[role=dialog],dialog[open]')) return
      event.preventDefault()
      search.set(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [search])
  return null
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target, isComposing }: KeyboardEvent): boolean {
  if (isComposing) return false
  if (ctrlKey || metaKey) return key === 'k' && !altKey
  return (
    key === '/' &&
    !altKey &&
    hasSingleKeys() &&
    !(target instanceof HTMLElement && target.matches('input,textarea,select,[contenteditable]'))
  )
}
