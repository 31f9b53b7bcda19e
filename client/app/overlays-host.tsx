import { ErrorBoundary } from '#client/components/error-boundary.tsx'
import { LoadingOverlay } from '#client/components/loading-overlay.tsx'
import { clientMessages } from '#client/i18n/client.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { createPart, useLoaded, whenIdle } from '#client/lib/part.ts'
import { useStore } from '#client/lib/store.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { doWithout } from './do-without.ts'
import { ToastList } from './toast-list.tsx'

const overlays = createPart(import.meta.env.SSR ? null : () => import('./overlays.tsx'))

/** Shows the loading overlay over every page; loads the other overlays when the page is idle or one is needed. */
export function OverlaysHost() {
  const client = useClient()
  const { loading } = useMessages(clientMessages)
  const isBusy = useStore(client.callsInFlight) > 0
  const dialogs = [useStore(client.signIn), useStore(client.purchase), useStore(client.search)]
  const dialog = useStore(client.limitReached) ?? dialogs.find(Boolean)
  const part = useLoaded(overlays, dialog, doWithout)
  // A failure here is ignored: whatever needs an overlay later tries again and handles the failure.
  useShown(() => whenIdle(() => void overlays.load().catch(() => {})))
  return (
    <>
      <LoadingOverlay active={isBusy || (!part && !!dialog)} label={loading} />
      <ToastList />
      {part && (
        <ErrorBoundary fallback={null}>
          <part.Overlays />
        </ErrorBoundary>
      )}
    </>
  )
}
