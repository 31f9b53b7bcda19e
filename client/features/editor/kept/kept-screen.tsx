import { useState, useSyncExternalStore } from 'react'
import { Button, ButtonLink } from '#client/components/button.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { GuestOffer } from '#client/components/guest/guest-offer.tsx'
import { Icon } from '#client/components/icon.tsx'
import { KeepingChoice } from '#client/components/kept/keeping-choice.tsx'
import { TimeAgo } from '#client/components/time-ago.tsx'
import { keptMessages } from '#client/i18n/kept.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { type KeptEntry, listKeptEntries } from '#client/lib/kept-entries.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { hasSessionHint } from '#client/lib/session-hint.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { MY_RESUMES } from '#src/contract/addresses.ts'
import { editorPath } from '#src/contract/own-addresses.ts'

/**
 * Lists the résumés on this device, those of the account and those without one. Its links load pages anew, which may
 * also come from the device.
 */
export function KeptScreen() {
  const t = useMessages(keptMessages)
  const list = localePath(useLocale(), MY_RESUMES)
  const isOnline = useOnline()
  const { entries, reload } = useEntries()
  return (
    <div className="flex h-full flex-col">
      <header className="flex h-14 flex-none items-center gap-1 border-b border-line bg-surface px-2 sm:px-3">
        <a href={list} data-reload="" aria-label={t.back} title={t.back} className="icon-btn">
          <Icon name="arrow-left" />
        </a>
        <h1 className="text-lg">{t.title}</h1>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="wrap max-w-3xl py-8">
          <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3" role="status">
            <p className="mr-auto max-w-text text-muted">
              {isOnline ? t.online : entries?.length === 0 ? t.noNetwork : t.offline}
            </p>
            {isOnline && (
              <ButtonLink variant="primary" href={list} data-reload="">
                {t.toAll}
              </ButtonLink>
            )}
          </div>
          {entries === 'unreadable' && <Nothing title={t.unreadableTitle} text={t.unreadableText} onAgain={reload} />}
          {Array.isArray(entries) && entries.length > 0 && <Entries entries={entries} />}
          {entries?.length === 0 &&
            (hasSessionHint() ? (
              <Nothing title={t.none} text={t.noneText} />
            ) : (
              <Nothing title={t['signed-outTitle']} text={t['signed-outText']} />
            ))}
          <GuestOffer />
          <KeepingChoice onChange={reload} />
        </div>
      </div>
    </div>
  )
}

function Nothing({ title, text, onAgain }: { title: string; text: string; onAgain?: () => void }) {
  const t = useMessages(keptMessages)
  return (
    <div className="mb-8">
      <EmptyState icon="file" title={title} text={text}>
        {onAgain && (
          <Button variant="primary" onClick={onAgain}>
            {t.again}
          </Button>
        )}
      </EmptyState>
    </div>
  )
}

function Entries({ entries }: { entries: readonly KeptEntry[] }) {
  const t = useMessages(keptMessages)
  const locale = useLocale()
  return (
    <ul className="mb-8 rows rounded-lg border border-line bg-surface px-5">
      {entries.map(({ id, name, at, isUnsaved, isNewer }) => (
        <li key={id} className="flex items-center gap-4 py-4">
          <span className="mr-auto min-w-0">
            <span className="line-clamp-2 font-medium">{name || t.untitled}</span>
            <span className={`block text-sm ${isUnsaved ? 'text-seal' : 'text-muted'}`}>
              {isNewer ? t.newer : isUnsaved ? t.onlyHere : at !== null && <AsOf at={at} />}
            </span>
          </span>
          <ButtonLink
            size="small"
            href={localePath(locale, editorPath(id))}
            className="flex-none"
            data-reload=""
            aria-label={t.openNamed(name || t.untitled)}
          >
            {t.open}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

function AsOf({ at }: { at: number }) {
  const { asOf } = useMessages(keptMessages)
  return (
    <>
      {asOf}
      <TimeAgo time={at} />
    </>
  )
}

/** The résumés on this device; null until they are read. */
function useEntries() {
  const [entries, setEntries] = useState<KeptEntry[] | 'unreadable' | null>(null)
  const [reload] = useState(() => () => void listKeptEntries().then(setEntries, () => setEntries('unreadable')))
  useShown(() => reload())
  return { entries, reload }
}

/** Whether the browser believes that there is a network. */
function useOnline(): boolean {
  return useSyncExternalStore(watchNetwork, () => navigator.onLine)
}

function watchNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
