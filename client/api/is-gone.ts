import { CallFailure } from './call.ts'

/** The code of an answer that says that the account has no such thing, or no longer. */
const MISSING = 0

/** Whether a failed call says that what was asked for does not exist, or is deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof CallFailure && error.code === MISSING
}
