import { CallFailure, createCall, NO_ANSWER } from '#client/api/call.ts'
import { clientMessages } from '#client/i18n/client.ts'
import { failureMessages, statusText } from '#client/i18n/failures.ts'
import { messagesOf } from '#client/i18n/messages.ts'
import type { Client, LimitReached, PurchaseRequest, SignInRequest } from '#client/lib/client.tsx'
import { createDialogStore } from '#client/lib/dialog-store.ts'
import type { AppState, PageState } from '#client/lib/page.tsx'
import { loadPart } from '#client/lib/part.ts'
import { createStore } from '#client/lib/store.ts'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'
import type { LAST_GRANT_HEADER } from '#src/contract/orders.ts'
import { matchPath } from './match.ts'
import { createNavigator } from './navigator.ts'
import type { PageFailure } from './page-loader.ts'

const LIMIT_REACHED = 402
/** Repeats the contract's constant and imports only its type, because public pages carry no contract code. */
const GRANT_HEADER: typeof LAST_GRANT_HEADER = 'x-last-grant'

/** Creates the client through which components act. The server uses only its stores and `isPage`. */
export function createClient(state: AppState, fetchAnswer: typeof fetch): Client {
  const page = createStore<PageState>(state.page)
  const user = createStore(state.user)
  const toasts = createStore<Client['toasts'] extends { get: () => infer T } ? T : never>([])
  const callsInFlight = createStore(0)
  const lastGrant = createStore<string | null>(null)
  const limitReached = createStore<LimitReached | null>(null)
  const signIn = createDialogStore<SignInRequest>()
  const purchase = createDialogStore<PurchaseRequest>()
  const search = createStore(false)
  const fetcher: typeof fetch = async (...request) => {
    const answer = await fetchAnswer(...request)
    lastGrant.set(answer.headers.get(GRANT_HEADER) ?? lastGrant.get())
    return answer
  }
  const texts = () => messagesOf(clientMessages, page.get())
  const failures = () => messagesOf(failureMessages, page.get())
  const navigator = createNavigator({ page, user, fetcher, build: state.build, onFailure })
  let toastId = 0

  function onFailure(reason: PageFailure): void {
    const { error, notUpdated, outdated } = failures()
    const message = { failed: notUpdated, offline: '', outdated }[reason]
    reportAs(error, new CallFailure(NO_ANSWER, message))
  }

  const notify: Client['notify'] = (toast) => {
    toastId += 1
    toasts.set([...toasts.get(), { id: toastId, ...toast }])
  }

  const announce: Client['announce'] = (message) =>
    notify({ kind: 'success', title: message || texts().operationSuccessful })

  const openSignIn: Client['openSignIn'] = (afterwards, reason) => signIn.ask({ afterwards, reason })

  const openPurchase: Client['openPurchase'] = (request = {}) =>
    user.get() === null ? openSignIn(() => purchase.ask(request)) : purchase.ask(request)

  const report: Client['report'] = (error, again) => reportAs(failures().error, error, again)

  function reportAs(title: string, error: unknown, again?: () => void): void {
    const failure = error instanceof CallFailure ? error : new CallFailure(NO_ANSWER, '')
    if (failure.code === NOT_SIGNED_IN) signInAgain(failure.message, again)
    else if (failure.code === LIMIT_REACHED)
      limitReached.set({ message: failure.message || failures().limitReached, data: failure.data, again })
    else notify({ kind: 'error', title, text: failure.message || reasonOf(failure) })
  }

  const reasonOf = ({ status }: CallFailure) =>
    globalThis.navigator.onLine === false ? failures().offline : statusText(failures(), status)

  /** Whose session has ended, until somebody signs in again. */
  let endedFor: number | null = null

  /**
   * Asks for a sign-in over the page. A private page is reloaded; the failed action is repeated only for the same
   * person, because it was not meant for another account.
   */
  function signInAgain(reason: string, again?: () => void): void {
    endedFor = user.get()?.user_id ?? endedFor
    user.set(null)
    openSignIn(() => {
      const isOther = endedFor !== null && user.get()?.user_id !== endedFor
      endedFor = null
      if (isPrivate() && !isOther) void reload()
      if (!isOther) again?.()
      else if (again !== undefined) notify({ kind: 'info', title: failures().otherAccount })
    }, reason || statusText(failures(), NOT_SIGNED_IN))
  }

  /** Who was signed in last: a private page shows their data, also after their session has ended. */
  let owner = user.get()?.user_id

  // Nothing that one person has typed or read there is left for another, wherever that one has signed in.
  user.subscribe(() => {
    const next = user.get()?.user_id
    if (next === undefined) return
    const isOther = owner !== undefined && next !== owner
    owner = next
    if (isOther && isPrivate()) void navigator.navigate(location.href, { replace: true })
  })

  const isPrivate = () => matchPath(location.pathname).route?.access === 'user'

  /**
   * Reloads the page's data. Visitors on private pages are led to the login page, except in the editor, which may hold
   * unsaved text and asks for a sign-in itself.
   */
  const reload: Client['reload'] = async () => {
    if (user.get() !== null || !isPrivate()) return navigator.reload()
    if (page.get().routeName !== 'edit') await navigator.navigate(location.href)
  }

  const withLoading: Client['withLoading'] = async (task) => {
    callsInFlight.set(callsInFlight.get() + 1)
    try {
      return await task
    } finally {
      callsInFlight.set(callsInFlight.get() - 1)
    }
  }

  const download: Client['download'] = async (path, again) => {
    try {
      await withLoading(save(path))
      notify({ kind: 'success', title: texts().downloadSuccessful, text: texts().downloadThanks })
      return true
    } catch (error) {
      const { code, message, data } = error instanceof CallFailure ? error : new CallFailure(NO_ANSWER, '')
      reportAs(failures().failureNotice, new CallFailure(code, message || failures().downloadFailed, { data }), again)
      return false
    }
  }

  async function save(path: string): Promise<void> {
    const { fetchFile, saveFile } = await loadPart(() => import('#client/api/download.ts'))
    saveFile(await fetchFile(fetcher, path, page.get().locale))
  }

  return {
    page,
    user,
    toasts,
    lastGrant,
    callsInFlight,
    limitReached,
    signIn,
    purchase,
    search,
    sandboxUrl: state.sandboxUrl,
    call: createCall(fetcher, () => page.get().locale),
    openSignIn,
    openPurchase,
    withLoading,
    report,
    notify,
    announce,
    download,
    isPage: (pathname) => matchPath(pathname).valid,
    ...navigator,
    reload,
  }
}
