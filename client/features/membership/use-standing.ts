import { useUser } from '#client/lib/client.tsx'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { MembershipStatus, Plan } from '#src/contract/membership.ts'

/** A signed-in user's level and limits, and what each plan costs them. */
export type Standing = { status: MembershipStatus; offers: readonly Plan[] }

/** `nobody`: a visitor, for whom the public prices apply. */
export type StandingState = 'nobody' | 'loading' | 'failed' | Standing

/** Loads the user's level and offers, again whenever the user changes, such as after a sign-in or a purchase. */
export function useStanding(): StandingState {
  const user = useUser()
  const status = useAnswer('user.vip/check', user && {})
  const offers = useAnswer('user.vip/list', user && { renew: '1' })
  if (user === null) return 'nobody'
  if (status.failed || offers.failed) return 'failed'
  return status.data && offers.data ? { status: status.data, offers: offers.data } : 'loading'
}
