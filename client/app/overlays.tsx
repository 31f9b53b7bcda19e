import { type ComponentType, useState } from 'react'
import { ErrorBoundary } from '#client/components/error-boundary.tsx'
import { adoptionAsked } from '#client/components/guest/adoption-asked.ts'
import { useAdoptionAtSignIn } from '#client/components/guest/use-adoption-at-sign-in.ts'
import { LoadingOverlay } from '#client/components/loading-overlay.tsx'
import { KeepNotice } from '#client/features/account/keep-notice.tsx'
import { SessionRefresh } from '#client/features/account/session-refresh.tsx'
import { unsavedAtSignOut } from '#client/features/header/unsaved.ts'
import { PurchaseWatch } from '#client/features/purchase/purchase-watch.tsx'
import { SearchKeys } from '#client/features/search/search-keys.tsx'
import { clientMessages } from '#client/i18n/client.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { createPart, type Part, useLoaded, whenIdle } from '#client/lib/part.ts'
import { useStore } from '#client/lib/store.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { useWindowEvent } from '#client/lib/use-window-event.ts'
import { doWithout } from './do-without.ts'
import { toastsPart } from './toast-list.tsx'

const limitPart = createPart<ComponentType>(
  async () => (await import('#client/features/notices/limit-dialog.tsx')).LimitDialog,
)
const purchasePart = createPart<ComponentType>(
  async () => (await import('#client/features/purchase/purchase-dialog.tsx')).PurchaseDialog,
)
const loginPart = createPart<ComponentType>(
  async () => (await import('#client/features/sign-in/login-dialog.tsx')).LoginDialog,
)
const signOutPart = createPart<ComponentType>(
  async () => (await import('#client/features/header/sign-out-dialog.tsx')).SignOutDialog,
)
const adoptionPart = createPart<ComponentType>(
  async () => (await import('#client/components/guest/adoption-dialog.tsx')).AdoptionDialog,
)
const searchPart = createPart<ComponentType>(
  async () => (await import('#client/features/search/search-dialog.tsx')).SearchDialog,
)

/** The parts that are loaded ahead, so that they open without a network. The smallest comes first, with shared code. */
const AHEAD = [toastsPart, searchPart, limitPart, purchasePart, loginPart]

/** Shows dialogs over every page, and keeps the signed-in user up to date. */
export function Overlays() {
  const { limitReached, signIn, purchase, search } = useClient()
  useShown(() => void loadAhead(AHEAD))
  useAdoptionAtSignIn()
  // What was asked over a page is not asked over the one gone back to; `runDialog` closes the others.
  useWindowEvent('popstate', () => {
    search.set(false)
    limitReached.set(null)
    unsavedAtSignOut.set(null)
  })
  return (
    <>
      <SearchKeys />
      <Dialog part={searchPart} wanted={useStore(search)} />
      <Dialog part={limitPart} wanted={useStore(limitReached)} />
      <Dialog part={signOutPart} wanted={useStore(unsavedAtSignOut)} />
      <Dialog part={adoptionPart} wanted={useStore(adoptionAsked)} />
      <KeepNotice />
      <Dialog part={loginPart} wanted={useStore(signIn)} />
      <Dialog part={purchasePart} wanted={useStore(purchase)} />
      <SessionRefresh />
      <PurchaseWatch />
    </>
  )
}

/** Loads parts one after the other, each when the browser is idle again: the page goes on answering meanwhile. */
async function loadAhead(parts: readonly { load: () => Promise<void> }[]): Promise<void> {
  for (const part of parts) {
    await new Promise<void>(whenIdle)
    // On a failure, the part is loaded again when it is needed; a second failure is handled then.
    await part.load().catch(() => {})
  }
}

/** Renders a dialog from the first time it is needed. */
function Dialog({ part, wanted }: { part: Part<ComponentType>; wanted: unknown }) {
  const { loading } = useMessages(clientMessages)
  const Content = useLoaded(part, wanted, doWithout)
  const [wasWanted, setWasWanted] = useState(false)
  if (wanted && !wasWanted) setWasWanted(true)
  if (!wasWanted) return null
  if (Content === null) return <LoadingOverlay active={Boolean(wanted)} label={loading} />
  return (
    <ErrorBoundary fallback={wanted ? <Broken /> : null}>
      <Content />
    </ErrorBoundary>
  )
}

/** Handles a dialog that fails to render like one that cannot be loaded. */
function Broken() {
  const client = useClient()
  useShown(() => doWithout(client))
  return null
}
