import { fromPromise } from 'xstate'
import { toFailure } from '#client/machines/failure.ts'
import type { CodeCountdownDeps, SendCodeInput, SendCodeOutput } from './code-countdown.types.ts'

const SECOND_MS = 1000

/**
 * The actors of the code countdown. Closing the form does not abort a call: the code may have been sent, and the
 * deadline in the answer is needed when the form is opened again.
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
