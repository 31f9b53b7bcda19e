import { randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { buildIfNeeded } from '#scripts/lib/build.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { runSite } from '#scripts/lib/local-worker.ts'
import { addPerson, addSessionOf, type NewPerson, PASSWORD } from '#scripts/lib/new-person.ts'
import { stopOnSignals } from '#scripts/lib/processes.ts'
import { requireFreePorts, startSandbox } from '#scripts/lib/servers.ts'
import { addressesOf } from '#scripts/lib/settings.ts'
import { siteVariables } from '#scripts/lib/site-variables.ts'
import { prepareState } from '#scripts/lib/state.ts'
import { temporaryFolder } from '#scripts/lib/temporary.ts'
import { hashPassword } from '#src/api/domain/password.ts'
import { type EndpointName, endpointPath, endpoints } from '#src/contract/index.ts'
import { DEVELOPMENT_SECRET, parseEnv } from '#src/env/index.ts'
import { composeResume } from '#src/resume/compose.ts'
import { CANARY, createClient, type Got } from './client.ts'
import { heldDatabase } from './held-database.ts'
import { measurePace } from './pace.ts'
import type { Tally } from './tally.ts'

export type AttackWorld = Awaited<ReturnType<typeof startWorld>>

const made = z.object({ data: z.object({ id: z.string() }) })
const linked = z.object({ data: z.object({ id: z.string(), token: z.string() }) })

/** A link as most are. */
export const linkSettings = { label: '链', password: null, expires_at: null, hide_contacts: true, download: false }

/** A résumé whose only text names its owner. */
export const resumeOf = (name: string) =>
  composeResume({ locale: 'zh', design: 'ink', basics: { name, phone: '13912345678' }, sections: [] })

/**
 * Starts the built site and its sandbox with fresh data and people: strangers, and a victim whose data nobody else may
 * see.
 */
export async function startWorld(tally: Tally, front: string | undefined) {
  const settings = { ...e2eSite, stateDir: temporaryFolder('verify-attacks') }
  const { port, stateDir } = settings
  stopOnSignals()
  await requireFreePorts(settings)
  await buildIfNeeded()
  await prepareState(stateDir)
  const addresses = addressesOf(settings)
  const variables = siteVariables(stateDir, addresses)
  await startSandbox(settings)
  const fronts = front === undefined ? [] : [{ name: 'front.js', contents: front }]
  const { bindings } = await runSite({ port, stateDir, variables, front: fronts, log: 'silent' })
  const db = heldDatabase(bindings.DB)
  let owner = 0
  let people = 0
  let clients = 0
  const site = new URL(addresses.SITE_URL ?? '')
  const pace = measurePace()
  const client = createClient(site, tally, () => owner, pace)
  const secrets = {
    appSecret: DEVELOPMENT_SECRET,
    passwordHash: await hashPassword(PASSWORD, parseEnv(bindings).passwordCost, randomBytes),
  }

  /** An address no other client has, so that one’s limits are not another’s. */
  function newAddress(): string {
    clients += 1
    return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
  }

  async function newPerson(): Promise<NewPerson> {
    people += 1
    return addPerson(db, `137${String(people).padStart(8, '0')}`, secrets)
  }

  /** A call as our own pages make it. */
  function call(name: EndpointName, input: object, person?: NewPerson, address = newAddress()): Promise<Got> {
    const headers = { 'cf-connecting-ip': address, ...(person && { 'x-attack': '1' }) }
    const path = endpointPath(name)
    if (endpoints[name].method === 'POST') {
      const json = { ...headers, 'content-type': 'application/json' }
      return client({ method: 'POST', path, headers: json, body: JSON.stringify(input), ...(person && { person }) })
    }
    const query = new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)]))
    return client({ path: `${path}?${query}`, headers, ...(person && { person }) })
  }

  async function newResume(person: NewPerson, doc = resumeOf('陌生人')): Promise<string> {
    const got = await call('user.Resume/create', { key: randomUUID(), doc }, person)
    return made.parse(JSON.parse(got.body)).data.id
  }

  /** A link to a résumé. */
  async function newLink(person: NewPerson, id: string, different: object = {}) {
    const got = await call('user.Share/create', { ...linkSettings, ...different, id, key: randomUUID() }, person)
    return linked.parse(JSON.parse(got.body)).data
  }

  /** How many rows a query counts, or its first number. */
  async function count(sql: string, ...values: unknown[]): Promise<number> {
    const row = await db
      .prepare(sql)
      .bind(...values)
      .first()
    return Number(Object.values(row ?? { none: 0 })[0])
  }

  const secretive = await newPerson()
  owner = secretive.id
  const resume = await newResume(secretive, resumeOf(CANARY))
  const link = await newLink(secretive, resume, { label: CANARY, password: PASSWORD })
  return {
    tally,
    site,
    pace,
    db,
    client,
    call,
    count,
    newAddress,
    newPerson,
    newSession: (id: number) => addSessionOf(db, id, secrets),
    newResume,
    newLink,
    passwordHash: secrets.passwordHash,
    victim: { ...secretive, resume, link },
  }
}
