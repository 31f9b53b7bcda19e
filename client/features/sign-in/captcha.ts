import { CallFailure } from '#client/api/call.ts'
import { createStore } from '#client/lib/store.ts'
import { type CaptchaDemand, captchaDemand } from '#src/contract/captcha.ts'
import { apiErrors } from '#src/contract/error-codes.ts'

/** A captcha to solve, and the call that waits for it. */
export type CaptchaTask = { demand: CaptchaDemand; passed: (token: string) => void }

/** The captcha to solve; null when there is none. */
export const captchaTask = createStore<CaptchaTask | null>(null)

/** Makes a call; when the API demands a captcha, repeats the call with its token. */
export async function withPerson<T>(call: (captcha?: string) => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const demand = demandOf(error)
    if (demand === null) throw error
    return await call(await solve(demand, signal))
  }
}

function demandOf(error: unknown): CaptchaDemand | null {
  if (!(error instanceof CallFailure) || error.code !== apiErrors['captcha.required'].code) return null
  const parsed = captchaDemand.safeParse(error.data)
  return parsed.success ? parsed.data : null
}

function solve(demand: CaptchaDemand, signal?: AbortSignal): Promise<string> {
  const solved = new Promise<string>((resolve, reject) => {
    captchaTask.set({ demand, passed: resolve })
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
  return solved.finally(() => captchaTask.set(null))
}
