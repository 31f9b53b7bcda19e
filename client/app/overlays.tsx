import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '#client/components/error-boundary.tsx'
import { LoadingOverlay } from '#client/components/loading-overlay.tsx'
import { clientMessages } from '#client/i18n/client.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useStore } from '#client/lib/store.ts'

const ToastList = lazy(async () => ({ default: (await import('#client/features/notices/toast-list.tsx')).ToastList }))
const LimitDialog = lazy(async () => ({
  default: (await import('#client/features/notices/limit-dialog.tsx')).LimitDialog,
}))
const LoginDialog = lazy(async () => ({
  default: (await import('#client/features/sign-in/login-dialog.tsx')).LoginDialog,
}))
const PurchaseDialog = lazy(async () => ({
  default: (await import('#client/features/purchase/purchase-dialog.tsx')).PurchaseDialog,
}))

const SearchDialog = lazy(async () => ({
  default: (await import('#client/features/search/search-dialog.tsx')).SearchDialog,
}))

/** Toasts and dialogs over every page. What cannot be loaded of the notices is left out; the dialogs are not. */
export function Overlays() {
  const { toasts, limitReached, signIn, purchase, search } = useClient()
  const { loading } = useMessages(clientMessages)
  const waiting = <LoadingOverlay active label={loading} />
  return (
    <>
      <Lasting since={useStore(search)} waiting={waiting}>
        <SearchDialog />
      </Lasting>
      <ErrorBoundary fallback={null}>
        <Lasting since={useStore(toasts).length > 0} waiting={null}>
          <ToastList />
        </Lasting>
        <Lasting since={useStore(limitReached) !== null} waiting={waiting}>
          <LimitDialog />
        </Lasting>
      </ErrorBoundary>
      <Lasting since={useStore(signIn) !== null} waiting={waiting}>
        <LoginDialog />
      </Lasting>
      <Lasting since={useStore(purchase) !== null} waiting={waiting}>
        <PurchaseDialog />
      </Lasting>
    </>
  )
}

/** Its content is loaded when it is first wanted, and stays. */
function Lasting({ since, waiting, children }: { since: boolean; waiting: ReactNode; children: ReactNode }) {
  const [was, setWas] = useState(false)
  if (since && !was) setWas(true)
  return <Suspense fallback={waiting}>{was && children}</Suspense>
}
