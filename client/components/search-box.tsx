import { type FormEvent, useRef } from 'react'
import { useMessages } from '#client/i18n/messages.ts'
import { searchMessages } from '#client/i18n/search.ts'
import { useClient } from '#client/lib/client.tsx'
import { useSearchText } from '#client/lib/use-search-text.ts'
import type { Query } from '#src/contract/addresses.ts'
import { SEARCH_MAX } from '#src/contract/text-limits.ts'
import { Icon } from './icon.tsx'

type SearchBoxProps = {
  /** The target of the form without scripts. */
  action: string
  /** Other parameters of the address; sent along without scripts. */
  kept?: Query
  q?: string
  label: string
  hint: string
  /** The target with scripts, opened without a reload. */
  hrefOf: (q: string) => string
  /** A lower one, whose button shows only an icon. */
  compact?: boolean
}

/** A search field: a plain form that scripts answer without a reload. */
export function SearchBox({ action, kept, q = '', label, hint, hrefOf, compact = false }: SearchBoxProps) {
  const t = useMessages(searchMessages)
  const client = useClient()
  const input = useRef<HTMLInputElement>(null)
  const noteAsked = useSearchText(q, input)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    noteAsked(asked)
    void client.navigate(hrefOf(asked))
  }
  return (
    <search>
      <form action={action} onSubmit={search} className={compact ? 'search-box min-h-11' : 'search-box'}>
        {Object.entries(kept ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {!compact && <Icon name="search" className="ml-4 text-muted" />}
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={SEARCH_MAX}
          aria-label={label}
          placeholder={hint}
          enterKeyHint="search"
          className="search-input"
        />
        {compact ? (
          <button type="submit" aria-label={t.search} className="icon-btn h-10.5">
            <Icon name="search" />
          </button>
        ) : (
          <button type="submit" className="btn btn-primary btn-sm mr-1.5">
            {t.search}
          </button>
        )}
      </form>
    </search>
  )
}
