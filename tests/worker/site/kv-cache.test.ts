import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readCached } from '#src/site/kv-cache.ts'
import { createTestApi, HOUR } from '#tests/support/api.ts'

let keys = 0

/** A reader of a key no other test has, what it asks the origin for, and what it leaves running. */
function newReader(replaced: Parameters<typeof createTestApi>[0] = {}) {
  keys += 1
  const key = `kv-cache-${keys}`
  const api = createTestApi({ after: () => () => {}, ...replaced })
  const origin = { asked: 0, answer: async (): Promise<string | null> => 'loaded' }
  const running: Promise<unknown>[] = []
  const read = (keeps?: (value: string) => boolean) =>
    readCached(api.services, (task) => running.push(task), {
      key,
      schema: z.string(),
      load: () => {
        origin.asked += 1
        return origin.answer()
      },
      ...(keeps && { keeps }),
    })
  const settle = () => Promise.all(running.splice(0))
  return { ...api, key, origin, read, settle }
}

test('what was loaded is kept with its time, for a week at most', async () => {
  const { key, clock, read, settle } = newReader()
  expect(await read()).toBe('loaded')
  await settle()
  expect(await env.CACHE.get(key, 'json')).toEqual({ at: clock.now, value: 'loaded' })
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

test.each(['{"at":1,"value":42}', '{"value":"no time"}', 'no JSON', '"text"'])(
  '%s counts as absent',
  async (stored) => {
    const { key, origin, read, settle } = newReader()
    await env.CACHE.put(key, stored)
    expect([await read(), origin.asked]).toEqual(['loaded', 1])
    await settle()
    expect(await env.CACHE.get(key, 'json')).toMatchObject({ value: 'loaded' })
  },
)

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
