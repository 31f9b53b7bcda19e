import { loadPart } from '#client/lib/part.ts'
import type { CaptchaWidget } from '#src/contract/captcha.ts'

type AltchaWidget = Extract<CaptchaWidget, { provider: 'altcha' }>

/**
 * Solves an ALTCHA challenge: about a second of computing, with pauses for the page.
 * @returns a function that cancels it
 */
export function solveAltcha(
  { challenge }: AltchaWidget,
  done: { passed: (token: string) => void; failed: () => void },
) {
  let cancel = () => {}
  let isWanted = true
  const solve = async () => {
    const { solveChallenge } = await loadPart(() => import('altcha-lib/v1'))
    if (!isWanted) return
    const { algorithm, salt, signature, maxnumber } = challenge
    const { promise, controller } = solveChallenge(challenge.challenge, salt, algorithm, maxnumber)
    cancel = () => controller.abort()
    const solution = await promise
    if (!isWanted) return
    if (solution === null) return done.failed()
    const { number } = solution
    done.passed(btoa(JSON.stringify({ algorithm, challenge: challenge.challenge, number, salt, signature })))
  }
  solve().catch(done.failed)
  return () => {
    isWanted = false
    cancel()
  }
}
