import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

/** A Worker around the build whose stores can be switched off while it runs. */
const WORKER = `
import site, { ResumeObject as Resume, VisitCounter as Visits } from './index.js'
import { breakable, switched } from './breakable-stores.js'

export class ResumeObject extends Resume {
  constructor(context, env) {
    super(context, breakable(env))
  }
}

export class VisitCounter extends Visits {
  constructor(context, env) {
    super(context, breakable(env))
  }
}

export default {
  fetch: async (request, env, context) =>
    (await switched(request)) ?? site.fetch(request, breakable(env), context),
}
`

/** The modules in front of the build in such a site. */
export function breakableSite(): { name: string; contents: string }[] {
  const stores = stripTypeScriptTypes(readFileSync('tests/support/breakable-stores.ts', 'utf8'))
  return [
    { name: 'breakable-worker.js', contents: WORKER },
    { name: 'breakable-stores.js', contents: stores },
  ]
}
