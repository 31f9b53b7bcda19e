import { fromPromise } from 'xstate'
import { toFailure } from '#client/machines/failure.ts'
import type { CodeCountdownDeps, SendCodeInput, SendCodeOutput } from './code-countdown.types.ts'

const SECOND_MS = 1000

/**
 * The actors of the code countdown. A call is not aborted when the form goes away: the message may have gone out,
 * and the deadline its answer carries is wanted when the form comes back.
 */
export function createCodeCountdownActors({ sendCode, now, deadlines }: CodeCountdownDeps) {
  const remember = ({ mobile, type }: SendCodeInput, retryAfter: number) =>
    deadlines.write(mobile, type, now() + retryAfter * SECOND_MS)

  return {
    sendCode: fromPromise<SendCodeOutput, SendCodeInput>(async ({ input }) => {
      try {
        const { message, retryAfter } = await sendCode(input)
        remember(input, retryAfter)
        return { message }
      } catch (error) {
        const { retryAfter } = toFailure(error)
        if (retryAfter !== undefined) remember(input, retryAfter)
        throw error
      }
    }),
  }
}
