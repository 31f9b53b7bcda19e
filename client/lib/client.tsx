import { createContext, type MouseEvent } from 'react'
import type { Call } from '#client/api/call.ts'
import { MEMBERSHIP } from '#src/contract/addresses.ts'
import type { PayType } from '#src/contract/pay-methods.ts'
import type { User } from '#src/contract/user.ts'
import type { DialogStore } from './dialog-store.ts'
import { type PageState, useLocale } from './page.tsx'
import { localePath, loginPath } from './paths.ts'
import { type Store, useStore } from './store.ts'
import { useNeeded } from './use-needed.ts'

/** How long a toast is shown unless it says otherwise, in ms (specification §9). */
export const TOAST_MS = 4500
/** How long a toast with "undo" is shown, in ms: enough to read it and reach its button. */
export const UNDO_MS = 8000

/** A short notice at the edge of the page. */
export type Toast = {
  id: number
  kind: 'success' | 'info' | 'error'
  title: string
  text?: string
  /** A button such as "undo"; pressing it closes the toast. */
  action?: { label: string; run: () => void }
  /** How long it is shown, in ms, when the default is too short. */
  duration?: number
}

/** A request to open the login dialog. */
export type SignInRequest = {
  /** Continues what the sign-in interrupted. */
  afterwards?: (() => void) | undefined
  /** Why a sign-in is needed, if the user did not ask for it. */
  reason?: string | undefined
}

/** A request to open the purchase dialog: for a membership, or for one template. */
export type PurchaseRequest = {
  /** Also offers the plan in force. */
  renew?: boolean
  /** The plan selected first, instead of the first of the list. */
  planId?: number
  /** How many online résumés the plan is to hold: the first one with room for them is selected. */
  resumes?: number
  /** Sells this template instead of plans. */
  templateId?: number
  /** The payment method selected first, instead of WeChat. */
  payType?: PayType
  /** The user returns to an order of theirs, for this item and with this method. */
  begun?: boolean
  /** Continues, once it is paid, what the purchase was for. */
  afterwards?: (() => void) | undefined
  /** Why a purchase is needed, if the user did not ask for it. */
  reason?: string | undefined
}

/** A limit the user has reached. */
export type LimitReached = {
  /** The server's explanation. */
  message: string
  /** The `data` of the refusal. */
  data?: unknown
  /** Repeats what was refused, once the limit is lifted. */
  again?: (() => void) | undefined
}

/** What components can do besides rendering. There is one object per page load, and one per request on the server. */
export type Client = {
  page: Store<PageState>
  user: Store<User | null>
  toasts: Store<readonly Toast[]>
  /** The user's latest grant from a payment, as API answers tell it; null until there is one. */
  lastGrant: Store<string | null>
  /** The number of calls in flight that asked for the loading overlay. */
  callsInFlight: Store<number>
  /** The limit that was reached; the upgrade dialog shows it. */
  limitReached: Store<LimitReached | null>
  /** Why the login dialog is open; null while it is closed. */
  signIn: DialogStore<SignInRequest>
  /** What the purchase dialog is open for; null while it is closed. */
  purchase: DialogStore<PurchaseRequest>
  /** Whether the search is open over the page. */
  search: Store<boolean>
  /** The address of the sandbox, in development. */
  sandboxUrl: string | null
  call: Call
  /** Opens the login dialog over the page; `afterwards` runs once somebody has signed in there, and never otherwise. */
  openSignIn: (afterwards?: () => void, reason?: string) => void
  /** Opens the purchase dialog over the page; a visitor signs in first. */
  openPurchase: (request?: PurchaseRequest) => void
  /** Shows the loading overlay until a task has ended. */
  withLoading: <T>(task: Promise<T>) => Promise<T>
  /**
   * Shows a failure: opens the login dialog after 401, offers an upgrade after 402, shows a toast otherwise.
   * @param again repeats what failed, after a sign-in or once the limit is lifted
   */
  report: (error: unknown, again?: () => void) => void
  notify: (toast: Omit<Toast, 'id'>) => void
  /** Shows the server's message about a successful call. */
  announce: (message: string) => void
  /**
   * Saves a file of the API under the name the server gives; resolves to false when that failed.
   * @param again repeats it after a sign-in, if the session has ended
   */
  download: (path: string, again: () => void) => Promise<boolean>
  /** Whether the route table has a page at a path. */
  isPage: (pathname: string) => boolean
  /** Navigates to a page of this site without a reload. */
  navigate: (href: string, options?: { replace?: boolean }) => Promise<void>
  /** Loads a page's chunk and payload before the user goes there. */
  prefetch: (href: string) => void
  /** Shows the page of the current history entry, scrolled to where it was; `state` is the entry's state. */
  restore: (state: unknown) => Promise<void>
  /** Loads the payload of the current page again, after its data has changed. */
  reload: () => Promise<void>
}

export const ClientContext = createContext<Client | null>(null)

/** The application's calls and stores. */
export function useClient(): Client {
  return useNeeded(ClientContext, 'ClientContext')
}

/** The signed-in user, or null. */
export function useUser(): User | null {
  return useStore(useClient().user)
}

/**
 * Props for a link that needs a sign-in: it opens the dialog over the page. Without scripts, and in another tab, it
 * leads to the login page, and from there to `target`, a path without its language.
 */
export function useSignInLink(target: string, afterwards?: () => void) {
  const { openSignIn } = useClient()
  const locale = useLocale()
  return { href: loginPath(locale, localePath(locale, target)), onClick: unlessElsewhere(() => openSignIn(afterwards)) }
}

/**
 * Props for a link that opens the purchase dialog. Without scripts, and in another tab, it leads to the membership
 * page.
 */
export function usePurchaseLink(request?: PurchaseRequest) {
  const { openPurchase } = useClient()
  return { href: localePath(useLocale(), MEMBERSHIP), onClick: unlessElsewhere(() => openPurchase(request)) }
}

/** Handles a click instead of following the link, unless the link is to be opened in another tab or window. */
function unlessElsewhere(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
