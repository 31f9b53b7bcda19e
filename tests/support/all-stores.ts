import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as z from 'zod/mini'

const names = z.array(z.object({ name: z.string() }))
const TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'"

/** Where a text was found: a table, a file, a key, an object. */
export type Place = string

/** Objects that the files before this one have left: the reset between them passes over those that rest. */
const left = new Set<string>()

/** Leaves out, from now on, the objects there are: opening hundreds would take a minute. */
export async function leaveOutObjects(): Promise<void> {
  for (const namespace of [env.RESUMES, env.VISITS])
    for (const id of await listDurableObjectIds(namespace)) left.add(String(id))
}

/** Every place of every store that holds one of these texts, byte by byte: D1, R2, KV and the objects. */
export async function placesOf(texts: readonly string[]): Promise<Place[]> {
  const wanted = texts.map((text) => latin1(new TextEncoder().encode(text)))
  const found: Place[] = []
  for await (const [place, bytes] of everything()) {
    const content = latin1(bytes)
    if (wanted.some((text) => content.includes(text))) found.push(place)
  }
  return [...new Set(found)].sort()
}

async function* everything(): AsyncGenerator<[Place, Uint8Array]> {
  for (const database of [env.DB, env.CONTENT]) {
    for (const { name } of names.parse((await database.prepare(TABLES).all()).results)) {
      const rows = await database.prepare(`SELECT * FROM "${name}"`).raw()
      for (const row of rows) for (const value of row) yield [`D1 ${name}`, bytesOf(value)]
    }
  }
  yield* files()
  yield* keys()
  for (const [place, namespace] of [['object', env.RESUMES] as const, ['counter', env.VISITS] as const]) {
    const ids = await listDurableObjectIds(namespace)
    for (const id of ids.filter((one) => !left.has(String(one)))) {
      const object = Reflect.apply(Reflect.get(namespace, 'get'), namespace, [id])
      const values = await runInDurableObject(object, (_object, { storage }) => objectValues(storage))
      for (const value of values) yield [place, bytesOf(value)]
    }
  }
}

async function* files(): AsyncGenerator<[Place, Uint8Array]> {
  const { objects, truncated } = await env.FILES.list({ include: ['httpMetadata', 'customMetadata'] })
  if (truncated) throw new Error('More files than the scan looks at')
  for (const { key, httpMetadata, customMetadata } of objects) {
    const file = await env.FILES.get(key)
    const place = `R2 ${key.split('/')[0]}`
    yield [place, bytesOf(key + JSON.stringify([httpMetadata, customMetadata]))]
    yield [place, new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())]
  }
}

async function* keys(): AsyncGenerator<[Place, Uint8Array]> {
  const { keys, list_complete } = await env.CACHE.list()
  if (!list_complete) throw new Error('More keys than the scan looks at')
  for (const { name, metadata } of keys) {
    yield ['KV', bytesOf(name + JSON.stringify(metadata))]
    yield ['KV', new Uint8Array((await env.CACHE.get(name, 'arrayBuffer')) ?? new ArrayBuffer())]
  }
}

type ObjectStorage = { sql: { exec: (sql: string) => { toArray: () => Record<string, unknown>[] } } }

function objectValues({ sql }: ObjectStorage): unknown[] {
  const tables = names.parse(sql.exec(TABLES).toArray())
  return tables.flatMap(({ name }) =>
    sql
      .exec(`SELECT * FROM "${name}"`)
      .toArray()
      .flatMap((row) => Object.values(row)),
  )
}

function bytesOf(value: unknown): Uint8Array {
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  return new TextEncoder().encode(String(value))
}

/** One character for each byte. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
