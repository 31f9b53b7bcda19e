import { expect, test } from 'vitest'
import { createPlaces, createTurns } from '#src/lib/turns.ts'

const HASH_MS = 62

/** A clock that goes on while tasks run and nobody looks, and turns for those who call at the same moment. */
function setUp() {
  const clock = { now: 0 }
  const timers: { at: number; run: () => void }[] = []
  const after = (ms: number, run: () => void) => timers.push({ at: clock.now + ms, run })
  const inTurn = createTurns({ now: () => clock.now, after }, { maxWaiting: 20, patienceMs: 1200 })
  const starts: number[] = []
  const hash = () =>
    inTurn(async () => {
      starts.push(clock.now)
      clock.now += HASH_MS
      return 'done'
    })

  /** Runs all timers in order until `isOver`. */
  async function run(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await new Promise((resolve) => setImmediate(resolve))
      const next = timers.sort((a, b) => a.at - b.at).shift()
      if (next === undefined) continue
      clock.now = Math.max(clock.now, next.at)
      next.run()
    }
  }
  return { after, clock, hash, inTurn, run, starts }
}

test('of forty at once those within reach are served one by one, with rests, and the others are told', async () => {
  const { clock, hash, run, starts } = setUp()
  const results: unknown[] = []
  for (let i = 0; i < 40; i += 1) void hash().then((result) => results.push(result))
  await run(() => results.length === 40)
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * HASH_MS)
  expect(results.filter((result) => result !== null).length).toBe(starts.length)
  expect([starts.length >= 8, starts.length <= 20, clock.now <= 1400]).toEqual([true, true, true])
})

test('one that fails makes room like one that succeeds', async () => {
  const { inTurn, hash, run } = setUp()
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const results: unknown[] = []
  void hash().then((result) => results.push(result))
  await run(() => results.length === 1)
  expect(results).toEqual([{ value: 'done' }])
})

test('a task of several steps rests between them, as long as each took, and nobody begins meanwhile', async () => {
  const { clock, hash, inTurn, run, starts } = setUp()
  const steps: number[] = []
  void inTurn(async (rest) => {
    for (let nth = 0; nth < 5; nth += 1) {
      if (nth > 0) await rest()
      steps.push(clock.now)
      clock.now += HASH_MS
    }
  })
  const results: unknown[] = []
  void hash().then((result) => results.push(result))
  await run(() => results.length === 1)
  expect(steps).toEqual([0, 1, 2, 3, 4].map((nth) => nth * 2 * HASH_MS))
  expect(starts[0]).toBeGreaterThanOrEqual(10 * HASH_MS)
})

test('of those that come while all places are taken none begins; a place is free after its task, or its time', async () => {
  const clock = { now: 0 }
  const inPlace = createPlaces({ now: () => clock.now }, { places: 2, heldMs: 3000 })
  const task = Promise.withResolvers<string>()
  const never = inPlace(() => new Promise(() => {}))
  const first = inPlace(() => task.promise)
  expect(await inPlace(async () => 'third')).toBe(null)
  task.resolve('first')
  expect([await first, await inPlace(async () => 'second')]).toEqual([{ value: 'first' }, { value: 'second' }])
  void inPlace(() => never)
  expect(await inPlace(async () => 'fourth')).toBe(null)
  clock.now = 3000
  expect(await inPlace(async () => 'fifth')).toEqual({ value: 'fifth' })
})

test('a task cut off while it ran delays the others by a second', async () => {
  const { clock, inTurn, hash, run } = setUp()
  void inTurn(() => new Promise(() => {}))
  const results: unknown[] = []
  void hash().then((result) => results.push(result))
  await run(() => results.length === 1)
  expect(results).toEqual([{ value: 'done' }])
  // Whoever waits looks every 20 ms.
  expect(clock.now).toBe(1000 + HASH_MS)
})

test('nobody begins while a step after a rest waits for something', async () => {
  const { after, clock, hash, inTurn, run, starts } = setUp()
  void inTurn(async (rest) => {
    clock.now += HASH_MS
    await rest()
    await new Promise<void>((resolve) => after(300, resolve))
  })
  const results: unknown[] = []
  void hash().then((result) => results.push(result))
  await run(() => results.length === 1)
  expect(starts[0]).toBeGreaterThanOrEqual(2 * HASH_MS + 2 * 300)
})

test('however short a task is, there is a rest after it', async () => {
  const { clock, inTurn, run } = setUp()
  const begun: number[] = []
  const short = () => inTurn(async () => begun.push(clock.now))
  await short()
  let isDone = false
  void short().then(() => {
    isDone = true
  })
  await run(() => isDone)
  expect(begun).toEqual([0, 20])
})

test('nobody begins in the rest after a task, whoever comes at its end begins at once', async () => {
  for (const [tookMs, restMs] of [
    [0, 5],
    [4, 5],
    [6, 6],
    [HASH_MS, HASH_MS],
  ] as const) {
    const { clock, inTurn, run } = setUp()
    const begun: number[] = []
    const task = () => inTurn(async () => begun.push(clock.now))
    await inTurn(async () => {
      clock.now += tookMs
    })
    clock.now = tookMs + restMs - 1
    let isDone = false
    void task().then(() => {
      isDone = true
    })
    await run(() => isDone)
    expect(begun).toEqual([tookMs + restMs - 1 + 20])
  }
  const { clock, hash, inTurn, starts } = setUp()
  await inTurn(async () => {})
  clock.now = 5
  await hash()
  expect(starts).toEqual([5])
})

test.each([
  [1200, { value: 'done' }],
  [1201, null],
])(
  'whoever comes after a task of %i ms, for which others rest as long, and waits for 1.2 s: %o',
  async (ms, result) => {
    const { clock, hash, inTurn, run } = setUp()
    await inTurn(async () => {
      clock.now += ms
    })
    const results: unknown[] = []
    void hash().then((found) => results.push(found))
    await run(() => results.length === 1)
    expect(results).toEqual([result])
  },
)

test('of those that wait at the same time the one too many is told so at once', async () => {
  const { clock, hash, inTurn } = setUp()
  void inTurn(() => new Promise(() => {}))
  const waiting = Array.from({ length: 20 }, hash)
  const first = Promise.race(waiting.map((each) => each.then(() => 'one that waits')))
  expect(await Promise.race([hash(), first])).toBeNull()
  expect(clock.now).toBe(0)
})

test('the place of one that was cut off while it waited is free once nobody waits as long', async () => {
  const clock = { now: 0 }
  const inTurn = createTurns({ now: () => clock.now, after: () => {} }, { maxWaiting: 1, patienceMs: 1200 })
  void inTurn(() => new Promise(() => {}))
  await new Promise((resolve) => setImmediate(resolve))
  void inTurn(async () => 'cut off')
  clock.now = 1199
  expect(await inTurn(async () => 'early')).toBeNull()
  clock.now = 1200
  expect(await inTurn(async () => 'in time')).toEqual({ value: 'in time' })
})
