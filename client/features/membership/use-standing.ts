import { useEffect, useState } from 'react'
import { useClient, useUser } from '#client/lib/client.tsx'
import type { MembershipStatus, Plan } from '#src/contract/membership.ts'

/** Where a signed-in user stands, and what every plan open to them costs them. */
export type Standing = { status: MembershipStatus; offers: readonly Plan[] }

/** `nobody`: a visitor, to whom the public prices apply. */
export type StandingState = 'nobody' | 'loading' | 'failed' | Standing

/** Asks where the user stands, again whenever the user changes: after a sign-in and after a purchase. */
export function useStanding(): StandingState {
  const client = useClient()
  const user = useUser()
  const [found, setFound] = useState<{ userId: number; state: StandingState } | null>(null)

  useEffect(() => {
    if (user === null) return
    const abort = new AbortController()
    const { signal } = abort
    const ask = async (): Promise<StandingState> => {
      try {
        const [status, offers] = await Promise.all([
          client.call('user.vip/check', {}, { signal }),
          client.call('user.vip/list', { renew: '1' }, { signal }),
        ])
        return { status: status.data, offers: offers.data }
      } catch {
        return 'failed'
      }
    }
    void ask().then((state) => {
      if (!signal.aborted) setFound({ userId: user.user_id, state })
    })
    return () => abort.abort()
  }, [client, user])

  if (user === null) return 'nobody'
  return found?.userId === user.user_id ? found.state : 'loading'
}
