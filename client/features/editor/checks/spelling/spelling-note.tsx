import { Button } from '#client/components/button.tsx'
import { spellingMessages } from '#client/i18n/editor-spelling.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { Spelling } from './use-spelling.ts'

/** How the spelling check of an English résumé stands: loading its dictionary, failed, or with words of one's own. */
export function SpellingNote({ spelling: { state, retry, learned, forget } }: { spelling: Spelling }) {
  const t = useMessages(spellingMessages)
  if (state === 'off') return null
  if (state === 'failed')
    return (
      <p role="alert" className="mt-2 text-sm text-seal">
        {t.failed}{' '}
        <Button size="small" onClick={retry}>
          {t.retry}
        </Button>
      </p>
    )
  return (
    <>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {state === 'loading' && t.loading}
      </p>
      {learned > 0 && (
        <p className="mt-2 flex items-center justify-between text-sm text-muted">
          {t.learned(learned)}
          <Button variant="quiet" size="small" className="max-sm:min-h-11" onClick={forget}>
            {t.forget}
          </Button>
        </p>
      )}
    </>
  )
}
