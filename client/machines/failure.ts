/** Why a call failed, as far as machines need it; `errors` has texts by field. */
export type Failure = {
  code: number
  message: string
  errors: Readonly<Record<string, string>>
  /** How long to wait before the next try, in seconds. */
  retryAfter: number | undefined
}

const UNKNOWN: Failure = { code: -1, message: '', errors: {}, retryAfter: undefined }

/** Converts an actor's error; anything but a failed call counts as no answer. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return UNKNOWN
  const { code, errors, retryAfter }: Partial<Failure> = { ...error }
  if (typeof code !== 'number') return UNKNOWN
  return { code, message: error.message, errors: errors ?? {}, retryAfter }
}

/** The transition to `failed` that keeps the server's message; for machines with that state and a `keepText` action. */
export const toFailed = {
  target: 'failed',
  actions: {
    type: 'keepText',
    params: ({ event }: { event: { error: unknown } }) => toFailure(event.error).message,
  },
} as const
