import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '#client/components/error-boundary.tsx'
import { LoadingOverlay } from '#client/components/loading-overlay.tsx'
import { clientMessages } from '#client/i18n/client.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { usePage } from '#client/lib/page.tsx'
import { localePath, loginPath } from '#client/lib/paths.ts'
import { useStore } from '#client/lib/store.ts'

/** Nothing lies over a page that is being rendered on the server: the Worker carries none of it. */
const Overlays = import.meta.env.SSR
  ? () => null
  : lazy(async () => ({ default: (await import('./overlays.tsx')).Overlays }))

/** What lies over every page: the loading overlay; toasts and dialogs are loaded once one of them is wanted. */
export function OverlaysHost() {
  const client = useClient()
  const { loading } = useMessages(clientMessages)
  const isBusy = useStore(client.callsInFlight) > 0
  const signIn = useStore(client.signIn)
  const purchase = useStore(client.purchase)
  const search = useStore(client.search)
  const notices = [useStore(client.toasts)[0], useStore(client.limitReached)]
  const [wasWanted, setWasWanted] = useState(false)
  if (!wasWanted && [signIn, purchase, search, ...notices].some(Boolean)) setWasWanted(true)
  return (
    <>
      <LoadingOverlay active={isBusy} label={loading} />
      <ErrorBoundary
        fallback={
          (signIn ?? purchase ?? search) && <PageInstead path={signIn ? null : search ? '/search' : '/user/vip'} />
        }
      >
        <Suspense fallback={<LoadingOverlay active label={loading} />}>{wasWanted && <Overlays />}</Suspense>
      </ErrorBoundary>
    </>
  )
}

/** Without its dialog (no network, an older build) there is still the page that does the same: null for signing in. */
function PageInstead({ path: instead }: { path: string | null }) {
  const { locale, path, search } = usePage()
  const href = instead === null ? loginPath(locale, localePath(locale, path) + search) : localePath(locale, instead)
  useEffect(() => location.assign(href), [href])
  return null
}
