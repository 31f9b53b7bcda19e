import { createTurns } from '#src/lib/turns.ts'
import { hashPassword, needsRehash, verifyPassword } from './domain/password.ts'
import { ApiError } from './errors.ts'

/** Makes and checks the hashes of passwords, as many at a time as the isolate can bear. */
export type Passwords = {
  /** @throws ApiError `service.busy` when too many wait */
  hash: (password: string) => Promise<string>
  /**
   * Whether a password is the one behind a stored hash; without one the work is done all the same.
   * @throws ApiError `service.busy` when too many wait
   */
  verify: (password: string, stored: string | null) => Promise<boolean>
  /** A hash of today's cost for a password whose hash has another one; null when that is not needed, or not now. */
  improve: (password: string, stored: string) => Promise<string | null>
}

type PasswordDeps = {
  /** log2 of the scrypt cost N. */
  cost: number
  randomBytes: (length: number) => Uint8Array
  now: () => number
  after: (ms: number, run: () => void) => unknown
}

/** Hashing stops everything else in the isolate. Pages wait 2 s for all their data. */
const LIMITS = { maxWaiting: 20, patienceMs: 1200 }
const RETRY_AFTER_S = 2

/** Builds the service; one for the life of an isolate. */
export function createPasswords({ cost, randomBytes, ...clock }: PasswordDeps): Passwords {
  const inTurn = createTurns(clock, LIMITS)
  async function hashing<T>(task: () => Promise<T>): Promise<T> {
    const done = await inTurn(task)
    if (done === null) throw new ApiError('service.busy', { retryAfter: RETRY_AFTER_S })
    return done.value
  }
  const hash: Passwords['hash'] = (password) => hashing(() => hashPassword(password, cost, randomBytes))
  return {
    hash,
    verify: (password, stored) => hashing(() => verifyPassword(password, stored, cost)),
    improve: async (password, stored) =>
      needsRehash(stored, cost) ? hash(password).catch((error: unknown) => nullIfBusy(error)) : null,
  }
}

function nullIfBusy(error: unknown): null {
  if (error instanceof ApiError && error.key === 'service.busy') return null
  throw error
}
