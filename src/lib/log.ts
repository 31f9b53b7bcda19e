/** The fields of one structured log line: figures, names and ids, never personal data. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** The log of the server. */
export type Log = {
  info: (event: string, fields?: LogFields) => void
  /** Logs a fault that somebody should look at, with the thrown value. */
  error: (event: string, cause: unknown, fields?: LogFields) => void
}

/** Writes lines of JSON, which the platform indexes by their fields. An object would first be printed in full. */
export const log: Log = {
  info: (event, fields) => console.log(JSON.stringify({ event, ...fields })),
  error(event, cause, fields) {
    const error = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    console.error(JSON.stringify({ event, ...fields, error }))
  },
}
