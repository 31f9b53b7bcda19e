import { type ReactNode, Suspense, useEffect } from 'react'
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
  return (
    <ErrorBoundary fallback={<Gone onGone={onGone} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Reports that a part cannot be loaded: there is no network, or a reload did not help. */
function Gone({ onGone }: Pick<PartBoundaryProps, 'onGone'>) {
  const t = useMessages(failureMessages)
  const client = useClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: report once
  useEffect(() => {
    client.notify({ kind: 'error', title: t.error, text: navigator.onLine ? t.outdated : t.requestFailed })
    onGone()
  }, [])
  return null
}
