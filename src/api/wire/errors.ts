import { secondsUntil } from '#src/api/domain/limits.ts'
import type {
  ApiErrorKey,
  CaptchaDemand,
  ResumesKept,
  SaveConflict,
  SaveRefused,
  SingleOffer,
} from '#src/contract/index.ts'

/** The `data` of a refusal. */
type ErrorData = CaptchaDemand | SaveConflict | SaveRefused | SingleOffer | ResumesKept

/** Thrown by an endpoint to refuse a call; `refusal` in `answer.ts` turns it into an envelope. */
export class ApiError extends Error {
  readonly key: ApiErrorKey
  /** The form field the refusal is about. */
  readonly field: string | undefined
  /** How long to wait before the next try, in seconds. */
  readonly retryAfter: number | undefined
  /** What the caller needs in order to continue. */
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

/** An error in an input: its path, and the key of its message. */
type InputIssue = { path: PropertyKey[]; message: string }

/** Thrown when input does not fit the endpoint's schema. */
export class InputError extends Error {
  readonly issues: InputIssue[]

  constructor(issues: InputIssue[]) {
    super('input.invalid')
    this.issues = issues
  }
}
