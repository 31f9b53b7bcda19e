import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '#client/components/error-boundary.tsx'
import { loadPart } from '#client/lib/reload-guard.ts'
import type { WordCard } from '#src/contract/word.ts'
import type { TemplateArea } from './template-grid.tsx'

/** Nobody looks while the server renders: the Worker carries none of it. */
const QuickLook = import.meta.env.SSR
  ? () => null
  : lazy(() => loadPart(async () => ({ default: (await import('./quick-look.tsx')).QuickLook })))

/** A quick look at each of the cards: how to open it, and what is then over the page. */
export function useQuickLook(cards: readonly WordCard[], area: TemplateArea) {
  const [lookedAt, setLookedAt] = useState<number | null>(null)
  const dialog: ReactNode = lookedAt !== null && (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <QuickLook cards={cards} area={area} id={lookedAt} onChange={setLookedAt} onClose={() => setLookedAt(null)} />
      </Suspense>
    </ErrorBoundary>
  )
  return { look: setLookedAt, dialog }
}
