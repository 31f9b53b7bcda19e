import { resumeObjectOf } from '#src/api/documents/resume-object.ts'
import { resumeObjectDeps } from '#src/api/resumes/index-row.ts'
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

export default { fetch: () => new Response(null, { status: 404 }) }
