import { hashPassword, needsRehash, verifyPassword } from '#src/api/domain/password.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { createPlaces, createTurns } from '#src/lib/turns.ts'

/** Makes and checks the hashes of passwords, as many at a time as the isolate can bear. */
export type Passwords = {
  /**
   * Runs a call anybody can make that will hash, with what it reads before: those that could not be served in time are
   * refused before they cost anything.
   * @throws ApiError `service.busy` when as many are at it as can be served
   */
  few: <T>(call: () => Promise<T>) => Promise<T>
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
const LIMITS = { maxWaiting: 8, patienceMs: 1200 }
const CALLS = { places: 8, heldMs: 3000 }
const RETRY_AFTER_S = 2

/** Builds the service; one for the life of an isolate. */
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
