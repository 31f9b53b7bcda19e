import { type ReactNode, Suspense, useEffect } from 'react'
import { failureMessages } from '#client/i18n/failures.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

type PartBoundaryProps = {
  /** Takes it away again when it cannot be loaded. */
  onGone: () => void
  waiting?: ReactNode
  children: ReactNode
}

/** Around a `lazyPart` somebody asked for; when it cannot be had, that is said and the page stays as it is. */
export function PartBoundary({ onGone, waiting = null, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary fallback={<Gone onGone={onGone} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Says so: loading the document anew did not help, or there is no network to do it with. */
function Gone({ onGone }: Pick<PartBoundaryProps, 'onGone'>) {
  const t = useMessages(failureMessages)
  const client = useClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turns out
  useEffect(() => {
    client.notify({ kind: 'error', title: t.error, text: navigator.onLine ? t.outdated : t.requestFailed })
    onGone()
  }, [])
  return null
}
