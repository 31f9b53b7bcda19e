import { Button } from '#client/components/button.tsx'
import { LoadFailure } from '#client/components/load-failure.tsx'
import { spellingMessages } from '#client/i18n/editor-spelling.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { Spelling } from './use-spelling.ts'

/** Shows the state of the spelling check of an English résumé, and the learned words. */
export function SpellingNote({ spelling: { state, retry, learned, forget } }: { spelling: Spelling }) {
  const t = useMessages(spellingMessages)
  if (state === 'off') return null
  if (state === 'failed') return <LoadFailure text={t.failed} onRetry={retry} className="mt-2" />
  return (
    <>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {state === 'loading' && t.loading}
      </p>
      {learned > 0 && (
        <p className="mt-2 flex items-center justify-between text-sm text-muted">
          {t.learned(learned)}
          <Button variant="quiet" size="small" onClick={forget}>
            {t.forget}
          </Button>
        </p>
      )}
    </>
  )
}
