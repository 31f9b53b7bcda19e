import { resumeObjectOf } from '#src/api/documents/resume-object.ts'
import { resumeObjectDeps } from '#src/api/resumes/index-row.ts'
import { visitCounterOf } from '#src/api/visits/visit-counter.ts'
import { visitCounterDeps } from '#src/api/visits/visit-deps.ts'
import type { Bindings } from '#src/env/index.ts'
import { objectWorld } from './object-world.ts'

const log = { info: () => {}, error: (_event: string, cause: unknown) => void objectWorld.errors.push(cause) }

/** The object of a résumé with the real index, which can be down, and the clock of the tests. */
export const ResumeObject = resumeObjectOf(({ DB }: Bindings) => {
  const deps = resumeObjectDeps({ db: DB, now: () => objectWorld.now, log })
  return {
    ...deps,
    index: (entry) => {
      if (objectWorld.indexDown) return Promise.reject(new Error('The index is down'))
      objectWorld.onIndex()
      return deps.index(entry)
    },
  }
})

const Counter = visitCounterOf(({ DB }: Bindings) => visitCounterDeps({ db: DB, now: () => objectWorld.now, log }))

/** A counter of visits with the clock of the tests: what is long past there would ring at once, again and again. */
export class VisitCounter extends Counter {
  override ringAt(time: number): void {
    if (time > Date.now()) super.ringAt(time)
  }
}

export default { fetch: () => new Response(null, { status: 404 }) }
