import { PartBoundary } from '#client/components/part-boundary.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { useStore } from '#client/lib/store.ts'
import { phraseTarget } from './phrase-target.ts'

const PhrasesDialog = lazyPart(async () => (await import('./phrases-dialog.tsx')).PhrasesDialog)

/** The sentences by role, while they are asked for. */
export function Phrases() {
  const target = useStore(phraseTarget)
  const close = () => phraseTarget.set(null)
  return (
    <PartBoundary key={target?.item} onGone={close}>
      {target && <PhrasesDialog target={target} onClose={close} />}
    </PartBoundary>
  )
}
