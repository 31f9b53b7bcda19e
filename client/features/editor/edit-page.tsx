import { lazy, Suspense } from 'react'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { loadPart } from '#client/lib/reload-guard.ts'
import { classicEditorPath } from '#src/contract/own-addresses.ts'

/** Works in the browser alone: the Worker carries nothing of it. */
const Workplace = import.meta.env.SSR
  ? () => null
  : lazy(() => loadPart(async () => ({ default: (await import('./workplace.tsx')).Workplace })))

/** The résumé of the address in the editor; without one, starting a new one. */
export function EditPage() {
  const t = useMessages(editorMessages)
  const { resume } = usePayload('editor')
  const isHydrated = useHydrated()
  const locale = useLocale()
  const classic = localePath(locale, classicEditorPath(resume?.id))
  const waiting = (
    <>
      <p className="p-8 text-muted">{t.loading}</p>
      <noscript>
        <p className="p-8">
          {t.noScript}{' '}
          <a href={classic} className="link">
            {t.noScriptLink}
          </a>
        </p>
      </noscript>
    </>
  )
  return <Suspense fallback={waiting}>{isHydrated ? <Workplace key={resume?.id} /> : waiting}</Suspense>
}
