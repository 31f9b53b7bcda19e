import { useUser } from '#client/lib/client.tsx'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { MembershipStatus, Plan } from '#src/contract/membership.ts'

/** Where a signed-in user stands, and what every plan open to them costs them. */
export type Standing = { status: MembershipStatus; offers: readonly Plan[] }

/** `nobody`: a visitor, to whom the public prices apply. */
export type StandingState = 'nobody' | 'loading' | 'failed' | Standing

/** Asks where the user stands, again whenever the user changes: after a sign-in and after a purchase. */
export function useStanding(): StandingState {
  const user = useUser()
  const status = useAnswer('user.vip/check', user && {})
  const offers = useAnswer('user.vip/list', user && { renew: '1' })
  if (user === null) return 'nobody'
  if (status.failed || offers.failed) return 'failed'
  return status.data && offers.data ? { status: status.data, offers: offers.data } : 'loading'
}
