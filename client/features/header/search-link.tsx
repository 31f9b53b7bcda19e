import { useEffect } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'

/** The way to the search: over the page where scripts run, also by `/` and Ctrl or Cmd with K; else its own page. */
export function SearchLink() {
  const t = useMessages(headerMessages)
  const { search } = useClient()
  const locale = useLocale()
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector('[role=dialog],dialog[open]')) return
      event.preventDefault()
      search.set(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [search])
  return (
    <a
      href={localePath(locale, '/search')}
      aria-label={t.search}
      className="icon-btn"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        search.set(true)
      }}
    >
      <Icon name="search" className="text-lg" />
    </a>
  )
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === 'k' && !altKey
  return (
    key === '/' &&
    !altKey &&
    !(target instanceof HTMLElement && target.matches('input,textarea,select,[contenteditable]'))
  )
}
