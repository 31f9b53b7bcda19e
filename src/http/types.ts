import type { Bindings } from '#src/env/index.ts'
import type { CallTally, Origin } from '#src/origin/index.ts'
import type { Services } from '#src/services.ts'

/** The context of every request. */
export type AppEnv = {
  Bindings: Bindings
  Variables: {
    services: Services
    origin: Origin
    requestId: string
    /** In ms since 1970. */
    startedAt: number
    /** The tally of API calls for this request. */
    asked: CallTally
    /** The bearer token of the session cookie, or null. */
    token: string | null
    /** The matched route pattern, for the log; never the address itself. */
    route: string | undefined
  }
}
