import { hashPassword, needsRehash, verifyPassword } from '#src/api/domain/password.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { createPlaces, createTurns } from '#src/lib/turns.ts'

/** Hashes and verifies passwords, limited to what the isolate can bear. */
export type Passwords = {
  /**
   * Runs a public call that will hash, including its preceding reads. Calls that cannot be served in time are refused
   * before they cost anything.
   * @throws ApiError `service.busy` when all places are taken
   */
  few: <T>(call: () => Promise<T>) => Promise<T>
  /** @throws ApiError `service.busy` when too many wait */
  hash: (password: string) => Promise<string>
  /**
   * Whether a password matches a stored hash; without a hash the same work is done.
   * @throws ApiError `service.busy` when too many wait
   */
  verify: (password: string, stored: string | null) => Promise<boolean>
  /**
   * Rehashes a password whose hash has another cost than today's; null when that is not needed, or not possible now.
   */
  improve: (password: string, stored: string) => Promise<string | null>
}

type PasswordDeps = {
  /** log2 of the scrypt cost N. */
  cost: number
  randomBytes: (length: number) => Uint8Array
  now: () => number
  after: (ms: number, run: () => void) => unknown
}

/** Hashing blocks the isolate, and pages wait at most 2 s for their data. */
const LIMITS = { maxWaiting: 8, patienceMs: 1200 }
const CALLS = { places: 8, heldMs: 3000 }
const RETRY_AFTER_S = 2

/** Creates the service; one per isolate. */
export function createPasswords({ cost, randomBytes, ...clock }: PasswordDeps): Passwords {
  const inTurn = createTurns(clock, LIMITS)
  const inPlace = createPlaces(clock, CALLS)
  async function hashing<T>(task: (rest: () => Promise<void>) => Promise<T>): Promise<T> {
    return unlessBusy(await inTurn(task))
  }
  const hash: Passwords['hash'] = (password) => hashing((rest) => hashPassword(password, cost, randomBytes, rest))
  return {
    few: async (call) => unlessBusy(await inPlace(call)),
    hash,
    verify: (password, stored) => hashing((rest) => verifyPassword(password, stored, cost, rest)),
    improve: async (password, stored) =>
      needsRehash(stored, cost) ? hash(password).catch((error: unknown) => nullIfBusy(error)) : null,
  }
}

function unlessBusy<T>(done: { value: T } | null): T {
  if (done === null) throw new ApiError('service.busy', { retryAfter: RETRY_AFTER_S })
  return done.value
}

function nullIfBusy(error: unknown): null {
  if (error instanceof ApiError && error.key === 'service.busy') return null
  throw error
}
