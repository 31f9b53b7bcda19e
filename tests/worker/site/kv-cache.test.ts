import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { OriginFailure } from '#src/origin/index.ts'
import { readCached } from '#src/site/kv-cache.ts'
import { createTestApi, HOUR, MINUTE, START } from '#tests/support/api.ts'
import { newReader, schema } from '#tests/support/cached-reader.ts'

test('what was loaded is kept with its time, for a week at most', async () => {
  const { key, clock, read, settle } = newReader()
  expect(await read()).toBe('loaded')
  await settle()
  expect(await env.CACHE.get(key, 'json')).toEqual({ at: clock.now, version: 3, value: 'loaded' })
  const { keys } = await env.CACHE.list({ prefix: key })
  const weekLater = Date.now() / 1000 + 7 * 86_400
  expect(Math.abs((keys[0]?.expiration ?? 0) - weekLater)).toBeLessThan(60)
})

test('it is fresh to the millisecond for an hour; then everybody has the old one and the next reader the new one', async () => {
  const { clock, origin, read, settle } = newReader()
  await read()
  await settle()
  origin.answer = async () => 'newer'
  clock.now += HOUR
  expect([await read(), origin.asked]).toEqual(['loaded', 1])
  clock.now += 1
  expect([await read(), origin.asked]).toEqual(['loaded', 2])
  await settle()
  expect([await read(), origin.asked]).toEqual(['newer', 2])
})

test('of a hundred isolates that ask for the same, one loads it again before its hour is over', async () => {
  const first = newReader()
  await first.read()
  await first.settle()
  const COUNT = 100
  // Evenly over what can be drawn.
  const isolates = Array.from({ length: COUNT }, (_, nth) => {
    const drawn = new DataView(new ArrayBuffer(4))
    drawn.setUint32(0, Math.floor((nth + 0.5) * (2 ** 32 / COUNT)))
    return createTestApi({ after: () => () => {}, randomBytes: () => new Uint8Array(drawn.buffer) })
  })
  const loads: number[] = []
  for (const minute of [25, 30, 34, 35, 40, 50, 59]) {
    const running: Promise<unknown>[] = []
    const load = async () => {
      loads.push(minute)
      return 'newer'
    }
    for (const { services, clock } of isolates) {
      clock.now = START + minute * MINUTE
      const asked = { key: first.key, version: 3, schema, load }
      await readCached(services, (task) => running.push(task), asked)
    }
    // What was written a minute ago all of them see.
    while (running.length > 0) await Promise.all(running.splice(0))
  }
  expect(loads).toEqual([34])
})

test('an isolate draws once how much earlier it is', async () => {
  let drawn = 0
  const { clock, read, settle } = newReader({
    randomBytes: (length) => {
      drawn += 1
      return new Uint8Array(length).fill(255)
    },
  })
  for (let time = 0; time < 3; time += 1) {
    await read()
    await settle()
    clock.now += HOUR + 1
  }
  expect(drawn).toBe(1)
})

test('what an isolate has read as something else is read anew', async () => {
  const { services, key, read, settle } = newReader()
  expect(await read()).toBe('loaded')
  const asked = { key, version: 3, schema: z.number(), load: async () => 42 }
  expect(await readCached(services, () => {}, asked)).toBe(42)
  await settle()
})

test('what is not there is not kept, nor what may not be', async () => {
  const { key, origin, read, settle } = newReader()
  expect(await read(() => false)).toBe('loaded')
  origin.answer = async () => null
  expect(await read()).toBeNull()
  await settle()
  expect([await env.CACHE.get(key), origin.asked]).toEqual([null, 2])
})

test('what may not be kept any more leaves what was kept as it is', async () => {
  const { clock, read, settle, key } = newReader()
  await read()
  await settle()
  const kept = await env.CACHE.get(key)
  clock.now += HOUR + 1
  expect(await read(() => false)).toBe('loaded')
  await settle()
  expect(await env.CACHE.get(key)).toBe(kept)
})

test.each([
  '{"at":1,"version":3,"value":42}',
  '{"version":3,"value":"no time"}',
  '{"at":1,"value":"no version"}',
  'no JSON',
  '"text"',
])('%s counts as absent', async (stored) => {
  const { key, origin, read, settle } = newReader()
  await env.CACHE.put(key, stored)
  expect([await read(), origin.asked]).toEqual(['loaded', 1])
  await settle()
  expect(await env.CACHE.get(key, 'json')).toMatchObject({ value: 'loaded' })
})

test('a value of another version is out of date at once, and served only while the origin fails', async () => {
  const { site, origin, key, faults, read, settle } = newReader()
  await read()
  await settle()
  origin.answer = async () => 'newer'
  site.version = 4
  expect(await read()).toBe('newer')
  await settle()
  expect([await env.CACHE.get(key, 'json'), await read(), origin.asked]).toEqual([
    { at: START, version: 4, value: 'newer' },
    'newer',
    2,
  ])
  site.version = 5
  origin.answer = async () => null
  expect(await read()).toBeNull()
  origin.answer = async () => Promise.reject(new OriginFailure('down'))
  expect([await read(), faults]).toEqual(['newer', [new OriginFailure('down')]])
  origin.answer = async () => Promise.reject(new Error('a mistake of ours'))
  await expect(read()).rejects.toThrow('a mistake of ours')
})

test('of fifty who read an old value at once one loads it, and nobody else does so for a minute', async () => {
  const { clock, origin, read, settle } = newReader()
  await read()
  await settle()
  clock.now += HOUR + 1
  origin.answer = async () => Promise.reject(new Error('down'))
  const answers = await Promise.all(Array.from({ length: 50 }, () => read()))
  await settle()
  expect([new Set(answers), origin.asked]).toEqual([new Set(['loaded']), 2])
  clock.now += MINUTE - 1
  await read()
  expect(origin.asked).toBe(2)
  clock.now += 1
  await read()
  await settle()
  expect(origin.asked).toBe(3)
})

test('an origin that fails is told to who has nothing, and hidden from who has something old', async () => {
  const { clock, origin, faults, read, settle } = newReader()
  const down = async () => Promise.reject(new Error('down'))
  origin.answer = down
  await expect(read()).rejects.toThrow('down')
  expect(faults).toEqual([])
  origin.answer = async () => 'loaded'
  await read()
  await settle()
  origin.answer = down
  clock.now += HOUR + 1
  expect(await read()).toBe('loaded')
  await settle()
  expect(faults).toEqual([new Error('down')])
})

test('a cache that hangs is left alone after 400 ms, one that refuses at once; both are told', async () => {
  const timers: { ms: number; run: () => void }[] = []
  const hanging = newReader({
    cache: { ...env.CACHE, get: () => new Promise<never>(() => {}), put: async () => {} },
    after: (ms, run) => {
      timers.push({ ms, run })
      return () => {}
    },
  })
  const answer = hanging.read()
  expect([timers.map(({ ms }) => ms), hanging.origin.asked]).toEqual([[400], 0])
  timers[0]?.run()
  expect([await answer, hanging.faults]).toEqual(['loaded', [new Error('No answer within 400 ms')]])

  const refuse = () => Promise.reject(new Error('refused'))
  const refusing = newReader({ cache: { ...env.CACHE, get: refuse, put: refuse } })
  expect(await refusing.read()).toBe('loaded')
  await refusing.settle()
  expect(refusing.faults).toEqual([new Error('refused'), new Error('refused')])
})

test('an isolate asks KV for a value once in half a minute, and at once when the site has changed', async () => {
  let gets = 0
  const get = ((key: string, type: 'json') => {
    gets += 1
    return env.CACHE.get(key, type)
  }) as typeof env.CACHE.get
  const { key, clock, site, origin, read, settle } = newReader({
    cache: { ...env.CACHE, get, put: env.CACHE.put.bind(env.CACHE) },
  })
  // However long ago it was loaded.
  await env.CACHE.put(key, JSON.stringify({ at: clock.now - HOUR / 2, version: 3, value: 'kept' }))
  await read()
  await env.CACHE.put(key, JSON.stringify({ at: clock.now, version: 3, value: 'of another isolate' }))
  clock.now += 29_999
  expect([await read(), gets]).toEqual(['kept', 1])
  clock.now += 1
  expect([await read(), gets]).toEqual(['of another isolate', 2])
  await env.CACHE.put(key, JSON.stringify({ at: clock.now, version: 4, value: 'of the next version' }))
  site.version = 4
  expect([await read(), gets, origin.asked]).toEqual(['of the next version', 3, 0])
  await settle()
})
