import { useEffect } from 'react'
import { useClient, useUser } from '#client/lib/client.tsx'
import { isToAsk } from '#client/lib/guest-mark.ts'
import { usePage } from '#client/lib/page.tsx'
import { useStore } from '#client/lib/store.ts'
import { LOGIN, NEW_RESUME } from '#src/contract/addresses.ts'
import { adoptionAsked } from './adoption-asked.ts'

/**
 * Offers whoever has signed in the résumés of this device, on the page they wanted: not while another dialog is open,
 * nor over such a résumé, which its editor saves itself.
 */
export function useAdoptionAtSignIn(): void {
  const { signIn, purchase, search, limitReached } = useClient()
  const user = useUser()
  const { path, search: query } = usePage()
  const open = [useStore(signIn), useStore(purchase), useStore(search), useStore(limitReached)]
  const isBusy = open.some(Boolean) || (path === NEW_RESUME && query !== '')
  const isReady = user !== null && user.deletes_at === undefined && !isBusy
  // On each page until it is answered.
  useEffect(() => {
    if (isReady && path !== LOGIN && isToAsk()) adoptionAsked.set(true)
  }, [isReady, path])
}
