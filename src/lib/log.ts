/** The fields of one structured log line: figures, names and ids, never personal data. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

export type Log = {
  info: (event: string, fields?: LogFields) => void
  /** Logs a fault that somebody should look at, with the thrown value. */
  error: (event: string, cause: unknown, fields?: LogFields) => void
}

/** Creates a log that writes objects (indexed by the platform) in production and readable lines elsewhere. */
export function createLog(production: boolean): Log {
  const write = (level: 'info' | 'error', line: LogFields) => {
    console[level === 'error' ? 'error' : 'log'](production ? line : JSON.stringify(line))
  }
  return {
    info: (event, fields) => write('info', { event, ...fields }),
    error: (event, cause, fields) =>
      write('error', {
        event,
        ...fields,
        error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
      }),
  }
}
