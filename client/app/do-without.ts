import { headerMessages } from '#client/i18n/header.ts'
import { messagesOf } from '#client/i18n/messages.ts'
import type { Client } from '#client/lib/client.tsx'
import { localePath, loginPath } from '#client/lib/paths.ts'
import { MEMBERSHIP, SEARCH } from '#src/contract/addresses.ts'

/**
 * Handles a dialog whose code cannot be loaded. Offline, the page stays and says so; otherwise the code is from an
 * older build, and the page with the same function is opened. A reached limit is shown as a notice.
 */
export function doWithout(client: Client): void {
  const { page, signIn, purchase, search, limitReached } = client
  const { locale, path, search: query } = page.get()
  const membership = localePath(locale, MEMBERSHIP)
  const limit = limitReached.get()
  if (limit !== null) {
    const { upgrade } = messagesOf(headerMessages, page.get())
    client.notify({
      kind: 'error',
      title: limit.message,
      action: { label: upgrade, run: () => location.assign(membership) },
    })
  }
  const instead = signIn.get()
    ? loginPath(locale, localePath(locale, path) + query)
    : purchase.get()
      ? membership
      : search.get() && localePath(locale, SEARCH)
  limitReached.set(null)
  signIn.ask(null)
  purchase.ask(null)
  search.set(false)
  if (!instead) return
  if (navigator.onLine) location.assign(instead)
  else client.report(null)
}
