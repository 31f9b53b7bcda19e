import type { Client } from '#client/lib/client.tsx'
import { runDialog } from '#client/lib/run-dialog.ts'
import { selectRequest } from '#client/machines/login-modal/login-modal.selectors.ts'
import { keepingPath } from './login-target.ts'
import type { LoginFlow } from './use-login-flow.ts'

/**
 * Connects the login machine to `client.signIn`. A request's `afterwards` runs only after a sign-in in this dialog: not
 * after one in another tab, and not on another page. If the account is about to be deleted, its owner is led to where
 * it can be kept instead.
 * @returns a function that disconnects them
 */
export function runLoginDialog(client: Client, flow: LoginFlow): () => void {
  const stop = runDialog(client, client.signIn, {
    ask: (request) => flow.send(request ? { type: 'modal.open', request } : { type: 'modal.close' }),
    openFor: () => selectRequest(flow.getSnapshot()),
    subscribe: (listener) => flow.subscribe(listener),
  })
  const closeIfSignedIn = () => {
    if (client.user.get() !== null) flow.send({ type: 'modal.close' })
  }
  closeIfSignedIn()
  const stopFollowing = client.user.subscribe(closeIfSignedIn)
  const signedIn = flow.on('login.succeeded', ({ user }) => {
    if (user.deletes_at === undefined) flow.getSnapshot().context.request.afterwards?.()
    else void client.navigate(keepingPath(client.page.get().locale))
  })
  return () => {
    signedIn.unsubscribe()
    stopFollowing()
    stop()
  }
}
