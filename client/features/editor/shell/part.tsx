import { type ReactNode, Suspense, useEffect } from 'react'
import { ErrorBoundary } from '#client/components/error-boundary.tsx'
import { failureMessages } from '#client/i18n/failures.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'

type PartProps = {
  /** Takes it away again when it cannot be loaded. */
  onGone: () => void
  waiting?: ReactNode
  children: ReactNode
}

/** A part of the editor that is loaded when it is first wanted; without it the editor stays as it is. */
export function Part({ onGone, waiting = null, children }: PartProps) {
  return (
    <ErrorBoundary fallback={<Gone onGone={onGone} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Loading the document anew did not help, or there is no network to do it with. */
function Gone({ onGone }: Pick<PartProps, 'onGone'>) {
  const t = useMessages(failureMessages)
  const client = useClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turns out
  useEffect(() => {
    client.notify({ kind: 'error', title: t.error, text: navigator.onLine ? t.outdated : t.requestFailed })
    onGone()
  }, [])
  return null
}
