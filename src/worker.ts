import { resumeObjectOf } from './api/documents/resume-object.ts'
import { resumeObjectDeps } from './api/resumes/index-row.ts'
import { runTimers } from './api/upkeep/timers.ts'
import { visitCounterOf } from './api/visits/visit-counter.ts'
import { visitCounterDeps } from './api/visits/visit-deps.ts'
import app from './app.ts'
import type { Bindings } from './env/index.ts'
import { createServices } from './services.ts'

/** The Durable Object classes: one object per résumé, and some that count visits. */
export const ResumeObject = resumeObjectOf((bindings: Bindings) => resumeObjectDeps(createServices(bindings)))
export const VisitCounter = visitCounterOf((bindings: Bindings) => visitCounterDeps(createServices(bindings)))

export default {
  fetch: app.fetch,
  /** Runs every minute, see `wrangler.toml`. */
  scheduled: ({ scheduledTime }: { scheduledTime: number }, bindings: Bindings): Promise<void> =>
    runTimers(createServices(bindings), scheduledTime),
}
