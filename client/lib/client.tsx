import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import type { Call } from '#client/api/call.ts'
import type { PayType } from '#src/contract/orders.ts'
import type { User } from '#src/contract/user.ts'
import type { DialogStore } from './dialog-store.ts'
import { type PageState, useLocale } from './page.tsx'
import { localePath, loginPath } from './paths.ts'
import { type Store, useStore } from './store.ts'

export type Toast = {
  id: number
  kind: 'success' | 'info' | 'error'
  title: string
  text?: string
  /** What can be done about it, such as undoing; the toast closes with it. */
  action?: { label: string; run: () => void }
  /** In ms, when the default is too short for what it says. */
  duration?: number
}

/** The login dialog is wanted. */
export type SignInRequest = {
  /** What was interrupted by having to sign in: it goes on afterwards. */
  afterwards?: (() => void) | undefined
  /** Why it has to be, where nobody asked for it. */
  reason?: string | undefined
}

/** The purchase dialog is wanted: for a membership, or for one template. */
export type PurchaseRequest = {
  /** Also offers the plan in force once more. */
  renew?: boolean
  /** The plan to start with, instead of the first. */
  planId?: number
  /** Buys this template and no plan. */
  templateId?: number
  /** The method to start with, instead of WeChat. */
  payType?: PayType
  /** Somebody comes back to an order of theirs, for this and by this method. */
  begun?: boolean
  /** What the purchase was for: it goes on once it is paid. */
  afterwards?: (() => void) | undefined
  /** Why it has to be, where nobody asked for it. */
  reason?: string | undefined
}

/** A limit somebody came to. */
export type LimitReached = {
  /** Why it goes no further. */
  message: string
  /** What the refusal says besides. */
  data?: unknown
  /** What was refused: it goes on once the limit is out of the way. */
  again?: (() => void) | undefined
}

/** What components may do besides rendering; one object per page load, one per request on the server. */
export type Client = {
  page: Store<PageState>
  user: Store<User | null>
  toasts: Store<readonly Toast[]>
  /** What a payment gave this user last, as answers of the API tell it; null until one has. */
  lastGrant: Store<string | null>
  /** Calls that asked for the loading overlay and are still in flight. */
  callsInFlight: Store<number>
  /** The limit that was reached; the upgrade dialog tells. */
  limitReached: Store<LimitReached | null>
  /** Why the login dialog is open; null while it is closed. */
  signIn: DialogStore<SignInRequest>
  /** What the purchase dialog is open for; null while it is closed. */
  purchase: DialogStore<PurchaseRequest>
  /** Whether the search lies over the page. */
  search: Store<boolean>
  /** The address of the sandbox, in development. */
  sandboxUrl: string | null
  call: Call
  /** Opens the login dialog over the page; `afterwards` runs once somebody has signed in there, and never otherwise. */
  openSignIn: (afterwards?: () => void, reason?: string) => void
  /** Opens the purchase dialog over the page; a visitor signs in first. */
  openPurchase: (request?: PurchaseRequest) => void
  /** Runs a task under the loading overlay. */
  withLoading: <T>(task: Promise<T>) => Promise<T>
  /**
   * Tells the user what went wrong: opens the login dialog after 401, offers an upgrade after 402, a toast otherwise.
   * @param again what failed, to be tried again after a sign-in
   */
  report: (error: unknown, again?: () => void) => void
  notify: (toast: Omit<Toast, 'id'>) => void
  /** Says that a call went well, in the server's words. */
  announce: (message: string) => void
  /**
   * Saves a file of the API under the name the server gives; resolves to false when it could not.
   * @param again what follows a sign-in when the session turns out to be over
   */
  download: (path: string, again: () => void) => Promise<boolean>
  /** Whether the route table has a page at a path. */
  isPage: (pathname: string) => boolean
  /** Goes to a page of this site without a reload. */
  navigate: (href: string, options?: { replace?: boolean }) => Promise<void>
  /** Loads a page's chunk and payload before it is asked for. */
  prefetch: (href: string) => void
  /** Shows the page of the current history entry, where it was left; `state` is the entry's own. */
  restore: (state: unknown) => Promise<void>
  /** Loads the payload of the current page again, after something it shows has changed. */
  reload: () => Promise<void>
}

const ClientContext = createContext<Client | null>(null)

export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>
}

export function useClient(): Client {
  const client = use(ClientContext)
  if (client === null) throw new Error('useClient needs a ClientProvider above it')
  return client
}

/** The signed-in user, or null. */
export function useUser(): User | null {
  return useStore(useClient().user)
}

/**
 * What makes a link ask for a sign-in: it opens the dialog over the page. Without scripts and in another tab it leads
 * to the login page, and from there back to `target`, a path without its language.
 */
export function useSignInLink(target: string, afterwards?: () => void) {
  const { openSignIn } = useClient()
  const locale = useLocale()
  return { href: loginPath(locale, localePath(locale, target)), onClick: unlessElsewhere(() => openSignIn(afterwards)) }
}

/** What makes a link open the purchase dialog; without scripts and in another tab it leads to the membership page. */
export function usePurchaseLink(request?: PurchaseRequest) {
  const { openPurchase } = useClient()
  return { href: localePath(useLocale(), '/user/vip'), onClick: unlessElsewhere(() => openPurchase(request)) }
}

/** Does something instead of following a link, unless the link is to be opened in another tab or window. */
function unlessElsewhere(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
