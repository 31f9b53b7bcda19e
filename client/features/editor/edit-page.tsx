import { lazy, Suspense } from 'react'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usePayload } from '#client/lib/page.tsx'

/** Works in the browser alone: the Worker carries nothing of it. */
const Workplace = import.meta.env.SSR
  ? () => null
  : lazy(async () => ({ default: (await import('./workplace.tsx')).Workplace }))

/** The résumé of the address in the editor; without one, starting a new one. */
export function EditPage() {
  const t = useMessages(editorMessages)
  const { resume } = usePayload('editor')
  const isHydrated = useHydrated()
  const waiting = <p className="p-8 text-muted">{t.loading}</p>
  return <Suspense fallback={waiting}>{isHydrated ? <Workplace key={resume?.id} /> : waiting}</Suspense>
}
