import { type ReactNode, Suspense } from 'react'
import { failureMessages } from '#client/i18n/failures.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

type PartBoundaryProps = {
  /** Called when the part cannot be loaded, to remove it. */
  onGone: () => void
  waiting?: ReactNode
  children: ReactNode
}

/** Wraps a `lazyPart`. If it cannot be loaded, a toast says so and the page stays as it is. */
export function PartBoundary({ onGone, waiting = null, children }: PartBoundaryProps) {
  const t = useMessages(failureMessages)
  const client = useClient()
  // There is no network, or a reload did not help.
  const report = () => {
    client.notify({ kind: 'error', title: t.error, text: navigator.onLine ? t.outdated : t.requestFailed })
    onGone()
  }
  return (
    <ErrorBoundary fallback={null} onFail={report}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}
