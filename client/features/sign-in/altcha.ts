import { loadPart } from '#client/lib/part.ts'
import type { CaptchaWidget } from '#src/contract/captcha.ts'

type AltchaWidget = Extract<CaptchaWidget, { provider: 'altcha' }>

/**
 * Does the sum of ALTCHA, a second or so of the browser's time, with pauses for the page.
 * @returns what cancels it
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
