import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readCached } from '#src/site/kv-cache.ts'
import { createTestApi, START } from '#tests/support/api.ts'
import { newReader, schema } from '#tests/support/cached-reader.ts'

test('of twenty isolates in each of two data centres one in each loads and writes what a new version made old', async () => {
  const old = newReader()
  await old.read()
  await old.settle()
  const seen = await env.CACHE.get(old.key)
  const [writes, loads]: [string[], string[]] = [[], []]
  // KV shows what was written a minute later.
  const cache = Object.assign(Object.create(env.CACHE), {
    get: async () => JSON.parse(seen ?? ''),
    put: async (_key: string, value: string) => void writes.push(value),
  })
  const running: Promise<unknown>[] = []
  const isolates = ['north', 'south'].flatMap((place) =>
    Array.from({ length: 20 }, () => {
      const { services } = createTestApi({ after: () => () => {}, cache, openCache: () => caches.open(place) })
      const load = async () => {
        loads.push(place)
        return `newer, from ${place}`
      }
      return { place, services, load }
    }),
  )
  const answers = new Set<string | null>()
  for (const { services, load } of isolates) {
    answers.add(await readCached(services, (task) => running.push(task), { key: old.key, version: 4, schema, load }))
    await Promise.all(running.splice(0))
  }
  expect([loads, [...answers]]).toEqual([
    ['north', 'south'],
    ['newer, from north', 'newer, from south'],
  ])
  expect(writes.map((value) => JSON.parse(value))).toEqual(
    ['north', 'south'].map((place) => ({ at: START, version: 4, value: `newer, from ${place}` })),
  )
})

test('what a data centre has is not taken for another version or shape, and its failure costs nothing', async () => {
  const place = await caches.open('elsewhere')
  const { key, read, settle, site, origin, faults } = newReader({ openCache: async () => place })
  await read()
  await settle()
  await env.CACHE.delete(key)
  const { services } = createTestApi({ after: () => () => {}, openCache: async () => place })
  const running: Promise<unknown>[] = []
  const other = (version: number, as: z.ZodMiniType<string>) =>
    readCached(services, (task) => running.push(task), { key, version, schema: as, load: async () => 'own' })
  expect(await other(3, schema)).toBe('loaded')
  expect(await other(4, schema)).toBe('own')
  expect(await other(3, z.literal('of another shape'))).toBe('own')
  await Promise.all(running)
  const broken = newReader({ openCache: () => Promise.reject(new Error('no cache')) })
  expect([await broken.read(), await broken.settle(), broken.faults]).toEqual([
    'loaded',
    [[undefined, undefined]],
    [new Error('no cache'), new Error('no cache')],
  ])
  expect([site.version, origin.asked, faults]).toEqual([3, 1, []])
})

test('what came from the data centre is remembered: the next reader of the isolate asks nobody', async () => {
  const place = await caches.open('nearby')
  const first = newReader({ openCache: async () => place })
  await first.read()
  await first.settle()
  const asked: string[] = []
  const get = async () => {
    asked.push('KV')
    return null
  }
  const openCache = async () => {
    asked.push('data centre')
    return place
  }
  const cache = Object.assign(Object.create(env.CACHE), { get })
  const { services } = createTestApi({ after: () => () => {}, cache, openCache })
  const read = () => readCached(services, () => {}, { key: first.key, version: 3, schema, load: async () => 'own' })
  expect([await read(), await read(), asked]).toEqual(['loaded', 'loaded', ['KV', 'data centre']])
})

test('a data centre’s cache that hangs is left alone after what KV has left of 400 ms', async () => {
  const timers: { ms: number; run: () => void }[] = []
  const after = (ms: number, run: () => void) => {
    timers.push({ ms, run })
    return () => void timers.splice(0)
  }
  const asked = Promise.withResolvers<void>()
  const openCache = () => {
    asked.resolve()
    return new Promise<never>(() => {})
  }
  const get = () => {
    hanging.clock.now += 150
    return Promise.resolve(null)
  }
  const cache = Object.assign(Object.create(env.CACHE), { get, put: async () => {} })
  const hanging = newReader({ after, openCache, cache })
  const answer = hanging.read()
  await asked.promise
  expect(timers.map(({ ms }) => ms)).toEqual([250])
  timers[0]?.run()
  expect([await answer, hanging.faults]).toEqual(['loaded', [new Error('No answer within 250 ms')]])
})

test('where KV has taken all of 400 ms, the data centre’s cache is not asked any more', async () => {
  let asked = 0
  const place = await caches.open('too late')
  const openCache = async () =>
    Object.assign(Object.create(place), {
      match: async () => {
        asked += 1
      },
      put: async () => {},
    })
  const slow = (ms: number) => {
    const get = async () => {
      reader.clock.now += ms
      return null
    }
    const reader = newReader({
      openCache,
      cache: Object.assign(Object.create(env.CACHE), { get, put: async () => {} }),
    })
    return reader
  }
  for (const [ms, times] of [
    [399, 1],
    [400, 1],
    [401, 1],
  ] as const) {
    const { read, settle } = slow(ms)
    expect([ms, await read(), asked]).toEqual([ms, 'loaded', times])
    await settle()
  }
})
