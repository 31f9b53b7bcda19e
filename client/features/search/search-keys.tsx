import { useEffect } from 'react'
import { useClient } from '#client/lib/client.tsx'

/** Opens the search by `/`, Ctrl+K and Cmd+K; renders nothing. */
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

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === 'k' && !altKey
  return (
    key === '/' &&
    !altKey &&
    !(target instanceof HTMLElement && target.matches('input,textarea,select,[contenteditable]'))
  )
}
