import { expect, test, vi } from 'vitest'
import { createPasswords } from '#src/api/accounts/passwords.ts'

const COST = 4

/** Hashing by a clock that moves when somebody waits. */
function newPasswords(cost = COST) {
  const clock = { now: 1_000_000 }
  const passwords = createPasswords({
    cost,
    randomBytes: (length) => new Uint8Array(length).fill(7),
    now: () => clock.now,
    after: (ms, run) => {
      clock.now += ms
      run()
    },
  })
  return { clock, passwords }
}

/** Hashing by a clock that stands still until it is moved, and then everybody who waits looks at it. */
function patientPasswords() {
  const clock = { now: 1_000_000 }
  const timers: (() => void)[] = []
  const passwords = createPasswords({
    cost: COST,
    randomBytes: (length) => new Uint8Array(length).fill(7),
    now: () => clock.now,
    after: (_ms, run) => timers.push(run),
  })
  const pass = async (waiting: number, ms: number) => {
    await vi.waitFor(() => expect(timers).toHaveLength(waiting))
    clock.now += ms
    for (const run of timers.splice(0)) run()
  }
  return { passwords, pass }
}

const busy = { key: 'service.busy', retryAfter: 2 }

test('a password is right for its own hash alone, and for none', async () => {
  const { passwords } = newPasswords()
  const stored = await passwords.hash('correct horse')
  expect([
    await passwords.verify('correct horse', stored),
    await passwords.verify('correct horses', stored),
    await passwords.verify('correct horse', null),
  ]).toEqual([true, false, false])
})

test('eight public calls hash at a time; the ninth is refused before it costs anything, and told when to come again', async () => {
  const { clock, passwords } = newPasswords()
  const open = Promise.withResolvers<void>()
  const calls = Array.from({ length: 8 }, () => passwords.few(() => open.promise))
  let begun = 0
  const more = () =>
    passwords.few(async () => {
      begun += 1
    })
  await expect(more()).rejects.toMatchObject(busy)
  clock.now += 2999
  await expect(more()).rejects.toMatchObject(busy)
  expect(begun).toBe(0)
  // Those of a request that was cut off are free again after three seconds.
  clock.now += 1
  await more()
  expect(begun).toBe(1)
  open.resolve()
  await Promise.all(calls)
})

test('a hash of today’s cost is not made anew, one of another is, and while all wait it is left for another time', async () => {
  const before = await newPasswords(COST + 1).passwords.hash('correct horse')
  const { passwords } = newPasswords()
  const today = await passwords.hash('correct horse')
  expect(await passwords.improve('correct horse', today)).toBeNull()
  expect(await passwords.improve('correct horse', before)).toBe(today)
  const waiting = Array.from({ length: 12 }, () => passwords.hash('correct horse'))
  const settled = Promise.allSettled(waiting)
  expect(await passwords.improve('correct horse', before)).toBeNull()
  const refused = (await settled).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  for (const reason of refused) expect(reason).toMatchObject(busy)
})

test('what else fails while a hash is made anew is told', async () => {
  const before = await newPasswords(COST + 1).passwords.hash('correct horse')
  const broken = createPasswords({
    cost: COST,
    randomBytes: () => {
      throw new Error('no randomness')
    },
    now: () => 0,
    after: (_ms, run) => run(),
  })
  await expect(broken.improve('correct horse', before)).rejects.toThrow('no randomness')
})

test('eight wait while one is hashed; the next is refused at once', async () => {
  const { passwords, pass } = patientPasswords()
  let refused = 0
  const hash = () =>
    passwords.hash('correct horse').catch((error: unknown) => {
      expect(error).toMatchObject(busy)
      refused += 1
    })
  const first = hash()
  await pass(1, 0)
  const others = Array.from({ length: 8 }, hash)
  await pass(9, 0)
  expect(refused).toBe(0)
  await hash()
  expect(refused).toBe(1)
  // The one that is hashed has its turn until the others have waited for too long.
  for (let rests = 0; rests < 2; rests += 1) await pass(9, 600)
  await Promise.all([first, ...others])
  expect(refused).toBe(9)
})

test('who has waited for 1.2 seconds is refused, and not before', async () => {
  const { passwords, pass } = patientPasswords()
  const first = passwords.hash('correct horse')
  const outcome: unknown[] = []
  const second = passwords.hash('correct horse').catch((error: unknown) => outcome.push(error))
  await pass(2, 900)
  await pass(2, 299)
  await vi.waitFor(() => expect(outcome).toEqual([]))
  await pass(2, 1)
  await second
  expect(outcome).toEqual([expect.objectContaining(busy)])
  await pass(1, 0)
  expect(await first).toContain('$scrypt$')
})
