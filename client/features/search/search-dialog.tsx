import { type FormEvent, useMemo, useState } from 'react'
import { Dialog } from '#client/components/dialog.tsx'
import { Icon, type IconName } from '#client/components/icon.tsx'
import { Marked } from '#client/components/marked.tsx'
import { useCombobox } from '#client/components/use-combobox.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { siteSearchMessages } from '#client/i18n/site-search.ts'
import { situationMessages, situations } from '#client/i18n/situations.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useStore } from '#client/lib/store.ts'
import { useSaid } from '#client/lib/use-said.ts'
import { collectionPath, searchPath } from '#src/contract/addresses.ts'
import { SEARCH_MAX } from '#src/contract/text-limits.ts'
import { type Suggestion, suggestionsOf } from './suggestions.ts'
import { useFound } from './use-found.ts'

const ICONS: Record<Suggestion['kind'], IconName> = { term: 'filter', template: 'file', article: 'book', all: 'search' }

/** The search over the page: a field with suggestions to move through with the arrow keys. Load it lazily. */
export function SearchDialog() {
  const t = useMessages(siteSearchMessages)
  const { search } = useClient()
  const close = () => search.set(false)
  return (
    <Dialog open={useStore(search)} onClose={close} title={t.title} titleHidden width="medium">
      <Combobox onDone={close} />
    </Dialog>
  )
}

function Combobox({ onDone }: { onDone: () => void }) {
  const t = useMessages(siteSearchMessages)
  const client = useClient()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const { words, suggestions, isTooShort } = useSuggestions(q)

  useSaidCount(q, suggestions, isTooShort)

  const follow = (path: string) => {
    onDone()
    void client.navigate(localePath(locale, path))
  }
  const { active, field, list, option } = useCombobox({
    options: suggestions,
    of: suggestions,
    start: 'field',
    onChoose: ({ path }) => follow(path),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (active) follow(active.path)
    else if (q !== '') follow(searchPath(q))
  }

  return (
    <search>
      <form onSubmit={submit} className="-m-6">
        <div className="flex items-center gap-3 border-b border-line pr-16 pl-5">
          <Icon name="search" className="text-lg text-muted" />
          <input
            {...field}
            data-first-focus
            aria-label={t.label}
            enterKeyHint="search"
            maxLength={SEARCH_MAX}
            placeholder={t.hint}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="h-16 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
          />
        </div>
        {q === '' && <p className="px-5 pt-4 text-xs text-muted">{t.start}</p>}
        {isTooShort && <p className="px-5 pt-4 text-sm text-muted">{t.tooShort}</p>}
        <div {...list} role="listbox" aria-label={t.suggestions} className="max-h-[60dvh] min-h-40 overflow-y-auto p-2">
          {suggestions.map(({ path, kind, text }, index) => (
            <div
              key={path}
              {...option(index)}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-sm"
            >
              <Icon name={ICONS[kind]} className="flex-none text-muted" />
              <span className="min-w-0 flex-1 truncate">
                <Marked text={text} words={kind === 'all' ? [] : words} />
              </span>
              <span className="flex-none text-xs text-muted">{t[kind]}</span>
            </div>
          ))}
        </div>
        <p className="border-t border-line px-5 py-3 text-xs text-muted max-sm:hidden">{t.keys}</p>
      </form>
    </search>
  )
}

/** Announces how many suggestions there are for the typed words, or that there are none. */
function useSaidCount(q: string, suggestions: readonly Suggestion[], isTooShort: boolean): void {
  const t = useMessages(siteSearchMessages)
  const count = suggestions.filter(({ kind }) => kind !== 'all').length
  const isOf = suggestions.some(({ kind }) => kind === 'all')
  const found = count === 0 ? t.none(q) : t.suggested(count)
  useSaid(suggestions, isTooShort ? t.tooShort : isOf ? found : null)
}

/** `isTooShort`: the typed text contains no word to search for. */
type Suggested = { words: readonly string[]; suggestions: readonly Suggestion[]; isTooShort: boolean }

/** Suggestions for the words typed so far; before there are any, the situations. */
function useSuggestions(q: string): Suggested {
  const t = useMessages(siteSearchMessages)
  const names = useMessages(situationMessages)
  const found = useFound(q)
  const isEmpty = q === ''
  return useMemo<Suggested>(() => {
    if (!isEmpty && found !== null) {
      const { words } = found.result
      const isTooShort = words.length === 0
      return { words, suggestions: isTooShort ? [] : suggestionsOf(found.q, found.result, t), isTooShort }
    }
    const suggestions = situations.map(
      (slug): Suggestion => ({ kind: 'term', path: collectionPath({ facet: 'use', slug }), text: names[slug] }),
    )
    return { words: [], suggestions, isTooShort: false }
  }, [isEmpty, found, names, t])
}
