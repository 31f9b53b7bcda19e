/** The Worker of the build, which tells where it began each session of the ledger since that was asked last. */
const WORKER = `
import site from './index.js'
export { ResumeObject, VisitCounter } from './index.js'

let begun = []
const known = new WeakMap()

function watched(env) {
  if (!known.has(env)) known.set(env, { ...env, DB: ledger(env.DB) })
  return known.get(env)
}

const ledger = (db) => ({
  prepare: (sql) => db.prepare(sql),
  batch: (statements) => db.batch(statements),
  exec: (sql) => db.exec(sql),
  withSession: (at) => {
    begun.push(at)
    return db.withSession(at)
  },
})

export default {
  fetch: async (request, env, context) => {
    if (new URL(request.url).pathname !== '/maintenance/sessions') return site.fetch(request, watched(env), context)
    const told = begun
    begun = []
    return Response.json(told)
  },
}
`

/** Where the sessions are told: of the paths that pages alone pass on. */
export const SESSIONS = '/maintenance/sessions'

/** The module in front of the build in such a site. */
export function watchedSessions(): { name: string; contents: string }[] {
  return [{ name: 'watched-sessions.js', contents: WORKER }]
}
