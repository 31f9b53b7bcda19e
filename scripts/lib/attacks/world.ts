import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { buildIfNeeded } from '#scripts/lib/build.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { runSandbox, runSite } from '#scripts/lib/local-worker.ts'
import { stopOnSignals } from '#scripts/lib/processes.ts'
import { requireFreePorts } from '#scripts/lib/servers.ts'
import { addressesOf } from '#scripts/lib/settings.ts'
import { sandboxVariables, siteVariables } from '#scripts/lib/site-variables.ts'
import { prepareState } from '#scripts/lib/state.ts'
import { temporaryFolder } from '#scripts/lib/temporary.ts'
import { addSession } from '#src/api/db/accounts/sessions.ts'
import { putAccount, readAccountByContact } from '#src/api/db/accounts/users.ts'
import { hashPassword } from '#src/api/domain/password.ts'
import { newToken, tokenHash } from '#src/api/domain/secrets.ts'
import { type EndpointName, endpointPath, endpoints } from '#src/contract/index.ts'
import { DEVELOPMENT_SECRET, parseEnv } from '#src/env/index.ts'
import { composeResume } from '#src/resume/compose.ts'
import { CANARY, createClient, type Got } from './client.ts'
import { heldDatabase } from './held-database.ts'
import { measurePace } from './pace.ts'
import type { Tally } from './tally.ts'

export type AttackPerson = { id: number; mobile: string; token: string }
export type AttackWorld = Awaited<ReturnType<typeof startWorld>>

export const PASSWORD = 'bamboo-and-ink'
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
  const { port, sandboxPort, stateDir } = settings
  stopOnSignals()
  await requireFreePorts(settings)
  await buildIfNeeded()
  await prepareState(stateDir)
  const addresses = addressesOf(settings)
  const variables = siteVariables(stateDir, addresses)
  await runSandbox({
    port: sandboxPort,
    stateDir: join(stateDir, 'sandbox'),
    variables: sandboxVariables(stateDir, addresses),
  })
  const fronts = front === undefined ? [] : [{ name: 'front.js', contents: front }]
  const { bindings } = await runSite({ port, stateDir, variables, front: fronts, log: 'silent' })
  const db = heldDatabase(bindings.DB)
  let owner = 0
  let people = 0
  let clients = 0
  const site = new URL(addresses.SITE_URL ?? '')
  const pace = measurePace()
  const client = createClient(site, tally, () => owner, pace)
  const passwordHash = await hashPassword(PASSWORD, parseEnv(bindings).passwordCost, randomBytes)

  /** An address no other client has, so that one’s limits are not another’s. */
  function newAddress(): string {
    clients += 1
    return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
  }

  async function newPerson(): Promise<AttackPerson> {
    people += 1
    const mobile = `137${String(people).padStart(8, '0')}`
    await putAccount(db, { mobile, passwordHash, userName: mobile, now: Date.now() })
    const { account } = await readAccountByContact(db, mobile)
    if (account === null) throw new Error('There is no account')
    return { id: account.id, mobile, token: await newSession(account.id) }
  }

  async function newSession(id: number): Promise<string> {
    const token = newToken(randomBytes)
    const session = {
      tokenHash: tokenHash(DEVELOPMENT_SECRET, token),
      userAgent: '',
      address: '',
      country: '',
      now: Date.now(),
    }
    await addSession(db, session, { id, passwordHash }).run()
    return token
  }

  /** A call as our own pages make it. */
  function call(name: EndpointName, input: object, person?: AttackPerson, address = newAddress()): Promise<Got> {
    const headers = { 'cf-connecting-ip': address, ...(person && { 'x-attack': '1' }) }
    const path = endpointPath(name)
    if (endpoints[name].method === 'POST') {
      const json = { ...headers, 'content-type': 'application/json' }
      return client({ method: 'POST', path, headers: json, body: JSON.stringify(input), ...(person && { person }) })
    }
    const query = new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)]))
    return client({ path: `${path}?${query}`, headers, ...(person && { person }) })
  }

  async function newResume(person: AttackPerson, doc = resumeOf('陌生人')): Promise<string> {
    const got = await call('user.Resume/create', { key: randomUUID(), doc }, person)
    return made.parse(JSON.parse(got.body)).data.id
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
  const share = { ...linkSettings, id: resume, key: randomUUID(), label: CANARY, password: PASSWORD }
  const link = linked.parse(JSON.parse((await call('user.Share/create', share, secretive)).body)).data
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
    newSession,
    newResume,
    passwordHash,
    victim: { ...secretive, resume, link },
  }
}
