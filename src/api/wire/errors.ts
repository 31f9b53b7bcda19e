import { secondsUntil } from '#src/api/domain/limits.ts'
import type { ApiErrorKey, CaptchaDemand, SaveConflict, SaveRefused, SingleOffer } from '#src/contract/index.ts'

/** What a refusal may say besides its text. */
type ErrorData = CaptchaDemand | SaveConflict | SaveRefused | SingleOffer

/** A refusal an endpoint means to give; the error funnel turns it into the envelope. */
export class ApiError extends Error {
  readonly key: ApiErrorKey
  /** The form field the refusal is about. */
  readonly field: string | undefined
  /** How long to wait before the next try, in s. */
  readonly retryAfter: number | undefined
  /** What the caller needs to know to go on. */
  readonly data: ErrorData | undefined

  constructor(key: ApiErrorKey, details: { field?: string; retryAfter?: number; data?: ErrorData } = {}) {
    super(key)
    this.key = key
    this.field = details.field
    this.retryAfter = details.retryAfter
    this.data = details.data
  }
}

/** The refusal of an attempt over its limit; both times in ms since 1970. */
export function tooMany(freeAt: number, now: number): ApiError {
  return new ApiError('request.too-many', { retryAfter: secondsUntil(freeAt, now) })
}

/** One thing wrong with an input: where, and the key of what to say about it. */
type InputIssue = { path: PropertyKey[]; message: string }

/** Input that does not fit the schema of its endpoint. */
export class InputError extends Error {
  readonly issues: InputIssue[]

  constructor(issues: InputIssue[]) {
    super('input.invalid')
    this.issues = issues
  }
}
