import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { LocalSite } from '#scripts/lib/local-worker.ts'
import type { NewPerson } from '#scripts/lib/new-person.ts'
import { type EndpointName, endpointPath, endpoints, envelope } from '#src/contract/index.ts'
import { document } from './resume-scenarios.ts'
import type { FaultWorld } from './world.ts'

/** The range of the time between the first write and a kill, in ms. */
const [EARLIEST, LATEST] = [150, 1500]
const PATIENCE_MS = 60_000
/** The key between servers in development. */
const API_KEY = 'development-only-api-key'

const made = z.object({ id: z.string() })
const stored = z.object({ rev: z.int(), doc: z.object({ title: z.optional(z.string()), items: z.unknown() }) })
const conflict = z.object({ rev: z.int() })
const marks = z.array(z.object({ template_id: z.int() }))

type Writer = { person: NewPerson; id: string; acknowledged: number; saves: number; favourites: Set<number> }
type Reply = { code: number; data: unknown } | null

/**
 * Kills workerd again and again during writes and restarts it: everything it had acknowledged must be there and
 * complete. Prints a line for each kill.
 * @returns the number of kills after which something was lost or damaged
 */
export async function killUnderLoad(site: LocalSite, world: FaultWorld, kills: number): Promise<number> {
  const writers = await Promise.all(Array.from({ length: 4 }, () => newWriter(site, world)))
  let [lost, numbers] = [0, 0]
  console.log('kill    after  saves  there again')
  for (let kill = 1; kill <= kills; kill += 1) {
    const stop = new AbortController()
    const before = savesOf(writers)
    const writing = writers.map((writer) => write(site, writer, () => ++numbers, stop.signal))
    const after = EARLIEST + Math.round(((kill * 0.618) % 1) * (LATEST - EARLIEST))
    await wait(after)
    await killRuntime()
    stop.abort()
    await Promise.all(writing)
    const saves = savesOf(writers) - before
    const complaints = (await Promise.all(writers.map((writer) => check(site, writer)))).flat()
    if (complaints.length > 0) lost += 1
    const found = complaints.length > 0 ? `LOST ${complaints.join('; ')}` : 'all of it'
    console.log(`${String(kill).padStart(4)}  ${String(after).padStart(4)} ms  ${String(saves).padStart(5)}  ${found}`)
  }
  return lost
}

function savesOf(writers: Writer[]): number {
  return writers.reduce((sum, { saves }) => sum + saves, 0)
}

async function newWriter(site: LocalSite, world: FaultWorld): Promise<Writer> {
  const person = await world.newPerson()
  const reply = await send(site, person, 'user.Resume/create', { key: world.newKey(), doc: document })
  return { person, id: made.parse(reply?.data).id, acknowledged: 0, saves: 0, favourites: new Set() }
}

/** Saves, and adds favourites, until told to stop; records what was acknowledged. */
async function write(site: LocalSite, writer: Writer, next: () => number, stop: AbortSignal): Promise<void> {
  const { person, id, favourites } = writer
  let rev = 0
  while (!stop.aborted) {
    const number = next()
    const doc = { ...document, title: `第 ${number} 稿` }
    const mid = `kill-save-${number}`
    const save = { id, rev, mid, journal: `kill-${id}`, schema: document.schema, doc }
    const reply = await send(site, person, 'user.Resume/save', save)
    if (reply?.code === 1) {
      writer.acknowledged = number
      writer.saves += 1
    }
    rev = conflict.safeParse(reply?.data).data?.rev ?? rev
    const template = 1001 + (number % 60)
    const kept = await send(site, person, 'user.TemplateCollections/push', {
      template_id: template,
      template_type: 'word',
    })
    if (kept?.code === 1) favourites.add(template)
  }
}

/**
 * Compares the stored data with what was acknowledged.
 * @returns the differences
 */
async function check(site: LocalSite, { person, id, acknowledged, favourites }: Writer): Promise<string[]> {
  const found = stored.safeParse((await insist(site, person, 'user.Resume/document', { id }))?.data)
  if (!found.success) return [`${id} cannot be read`]
  const complaints: string[] = []
  const title = Number(/^第 (\d+) 稿$/.exec(found.data.doc.title ?? '')?.[1] ?? 0)
  if (title < acknowledged) complaints.push(`${id} is at ${title}, acknowledged was ${acknowledged}`)
  if (!isDeepStrictEqual(found.data.doc.items, document.items)) complaints.push(`${id} is torn`)
  const kept = marks.safeParse((await insist(site, person, 'user.TemplateCollections/marks', {}))?.data)
  const there = new Set(kept.data?.map(({ template_id }) => template_id))
  for (const template of favourites) if (!there.has(template)) complaints.push(`favourite ${template} is gone`)
  return complaints
}

/** Repeats a call until the runtime is back. */
async function insist(site: LocalSite, person: NewPerson, name: EndpointName, input: object): Promise<Reply> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const reply = await send(site, person, name, input)
    if (reply?.code === 1 || performance.now() > end) return reply
    await wait(100)
  }
}

async function send(site: LocalSite, { token }: NewPerson, name: EndpointName, input: object): Promise<Reply> {
  const { method } = endpoints[name]
  const isPost = method === 'POST'
  const query = isPost ? '' : `?${new URLSearchParams(Object.entries(input))}`
  const headers = {
    server: 'true',
    'x-api-key': API_KEY,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  try {
    const url = new URL(endpointPath(name) + query, site.url)
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(url, { method, headers, signal, ...(isPost && { body: JSON.stringify(input) }) })
    const { code, data } = envelope.parse(await response.json())
    return { code, data }
  } catch {
    // The runtime was killed, or has not started yet.
    return null
  }
}

/** Kills the runtime, waiting for it to start; it is the only child process of that name. */
async function killRuntime(): Promise<void> {
  for (;;) {
    const children = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,comm='], { encoding: 'utf8' })
    const runtime = children.split('\n').find((line) => line.includes('workerd'))
    if (runtime !== undefined) return void process.kill(Number.parseInt(runtime, 10), 'SIGKILL')
    await wait(100)
  }
}
