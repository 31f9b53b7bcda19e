import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from '#client/components/icon.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorMessages, refusedMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { selectIsOffline, selectRefusal, selectStatus } from '#client/machines/resume-save/resume-save.selectors.ts'

/** The least time between two announcements, in ms. */
const SPOKEN_EVERY_MS = 5000

/** `more` is omitted where there is little room. */
type Shown = { text: string; more?: string; icon: IconName; tone: string }

/** Says where the text is stored: on the server, on this device, or nowhere yet. */
export function SaveState() {
  const { text, more = '', icon, tone } = useSaveWords()
  const spoken = useSpoken(text + more)
  return (
    <>
      <p
        aria-hidden="true"
        className={`flex min-w-0 items-center gap-1.5 pl-2 text-xs sm:flex-none sm:text-sm max-sm:[&>.icon]:hidden ${tone}`}
      >
        <Icon name={icon} />
        <span className="truncate max-sm:line-clamp-2 max-sm:leading-tight max-sm:whitespace-normal">
          {text}
          <span className="max-md:hidden">{more}</span>
        </span>
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}

function useSaveWords(): Shown {
  const t = useMessages(editorMessages)
  const refused = useMessages(refusedMessages)
  const { saving } = useEditor()
  const status = useSelector(saving, selectStatus)
  const isOffline = useSelector(saving, selectIsOffline)
  const refusal = useSelector(saving, selectRefusal)
  const since = useSince(isOffline)
  if (refusal !== null) return { text: refused[refusal.reason], icon: 'warning', tone: 'text-seal' }
  if (status === 'saved') return { text: t.saved, icon: 'cloud-check', tone: 'text-muted' }
  if (since !== null) {
    const more = t.since(new Intl.DateTimeFormat(t.locale, { timeStyle: 'short' }).format(since))
    if (status === 'unsaved') return { text: t.offlineUnsaved, more, icon: 'warning', tone: 'text-seal' }
    return { text: navigator.onLine ? t.savedHereUnreachable : t.savedHereOffline, more, icon: 'device', tone: '' }
  }
  return { text: status === 'device' ? t.savedHere : t.saving, icon: 'device', tone: 'text-muted' }
}

/** Since when a condition holds, in ms since 1970; null while it does not. */
function useSince(isSo: boolean): number | null {
  const [since, setSince] = useState<number | null>(null)
  if (isSo !== (since !== null)) setSince(isSo ? Date.now() : null)
  return since
}

/** The text for screen readers, updated at most every few seconds. */
function useSpoken(text: string): string {
  const [spoken, setSpoken] = useState(text)
  const last = useRef(0)
  useEffect(() => {
    const wait = Math.max(0, last.current + SPOKEN_EVERY_MS - performance.now())
    const timer = setTimeout(() => {
      last.current = performance.now()
      setSpoken(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text])
  return spoken
}
