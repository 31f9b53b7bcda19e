import { Icon } from '#client/components/icon.tsx'
import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { SEARCH } from '#src/contract/addresses.ts'

/** The link to the search: opens it over the page, or without scripts as a page. */
export function SearchLink() {
  const t = useMessages(headerMessages)
  const { search } = useClient()
  const locale = useLocale()
  return (
    <a
      href={localePath(locale, SEARCH)}
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
