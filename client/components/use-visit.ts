import { useClient } from '#client/lib/client.tsx'
import { useShown } from '#client/lib/use-shown.ts'
import type { VisitedKind } from '#src/contract/visits.ts'

/** Counts a visit of this page once it is shown; nothing waits for the answer. */
export function useVisit(kind: VisitedKind, id: number): void {
  const client = useClient()
  useShown(() => {
    // A failure is ignored: readers could do nothing about it.
    client.call('site.Visit/count', { kind, id }).catch(() => {})
  })
}
