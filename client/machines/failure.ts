/** Why a call failed, as far as a flow cares; `errors` says what is wrong with which field. */
export type Failure = {
  code: number
  message: string
  errors: Readonly<Record<string, string>>
  /** How long to wait before the next try, in s. */
  retryAfter: number | undefined
}

const UNKNOWN: Failure = { code: -1, message: '', errors: {}, retryAfter: undefined }

/** What an actor's error says; anything but a failed call reads as one without answer. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return UNKNOWN
  const { code, errors, retryAfter }: Partial<Failure> = { ...error }
  if (typeof code !== 'number') return UNKNOWN
  return { code, message: error.message, errors: errors ?? {}, retryAfter }
}
