import { useEffect } from 'react'
import { useClient, useUser } from '#client/lib/client.tsx'
import { usePage } from '#client/lib/page.tsx'
import { useStore } from '#client/lib/store.ts'
import { keepingPath } from './login-target.ts'
import type { LoginFlow } from './use-login-flow.ts'

/**
 * Opens and closes the login dialog as the application wants it. What had to wait for a sign-in goes on once somebody
 * has signed in here, and only then: not after a sign-in in another tab, and not on another page. Whose account is
 * being deleted is led to where it can be kept instead.
 */
export function useSignInRequest(flow: LoginFlow): { close: () => void } {
  const client = useClient()
  const isWanted = useStore(client.signIn) !== null
  const isSignedIn = useUser() !== null
  const { path } = usePage()

  useEffect(() => {
    const closed = flow.subscribe((snapshot) => {
      if (snapshot.matches('closed')) client.signIn.set(null)
    })
    const signedIn = flow.on('login.succeeded', ({ user }) => {
      const afterwards = client.signIn.get()?.afterwards
      client.signIn.set(null)
      if (user.deletes_at === undefined) afterwards?.()
      else void client.navigate(keepingPath(client.page.get().locale))
    })
    return () => {
      closed.unsubscribe()
      signedIn.unsubscribe()
    }
  }, [flow, client])

  useEffect(() => flow.send({ type: isWanted ? 'modal.open' : 'modal.close' }), [flow, isWanted])

  useEffect(() => {
    if (isSignedIn) client.signIn.set(null)
  }, [client, isSignedIn])

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page it was opened on closes it.
  useEffect(() => () => client.signIn.set(null), [client, path])

  return { close: () => client.signIn.set(null) }
}
