import { type ReactNode, useState } from 'react'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import { lazyPart } from '#client/lib/part.ts'
import type { WordCard } from '#src/contract/word.ts'
import type { TemplateArea } from './quick-look.tsx'

const QuickLook = lazyPart(import.meta.env.SSR ? null : async () => (await import('./quick-look.tsx')).QuickLook)

/**
 * A quick look at the cards: a function that opens it, and the dialog to render.
 * @param onClose called when it has been closed
 */
export function useQuickLook(cards: readonly WordCard[], area: TemplateArea, onClose: () => void = () => {}) {
  const [lookedAt, setLookedAt] = useState<number | null>(null)
  const close = () => {
    setLookedAt(null)
    onClose()
  }
  const dialog: ReactNode = lookedAt !== null && (
    <PartBoundary onGone={close}>
      <QuickLook cards={cards} area={area} id={lookedAt} onChange={setLookedAt} onClose={close} />
    </PartBoundary>
  )
  return { look: setLookedAt, dialog }
}
