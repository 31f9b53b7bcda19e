import { describe, expect, test } from 'vitest'
import { createDeadlines } from '#client/features/sign-in/deadlines.ts'

const MOBILE = '13800000000'

function start() {
  const kept = new Map<string, string>()
  const clock = { now: 1_800_000_000_000 }
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return {
    kept,
    clock,
    deadlines: createDeadlines(
      () => storage,
      () => clock.now,
    ),
  }
}

describe('deadlines', () => {
  test('belong to a number and a purpose', () => {
    const { clock, deadlines } = start()
    deadlines.write(MOBILE, 'register', clock.now + 60_000)
    expect(deadlines.read(MOBILE, 'register')).toBe(clock.now + 60_000)
    expect(deadlines.read(MOBILE, 'reset')).toBeNull()
    expect(deadlines.read('13900000000', 'register')).toBeNull()
  })

  test('end when they are over', () => {
    const { clock, kept, deadlines } = start()
    deadlines.write(MOBILE, 'register', clock.now + 60_000)
    clock.now += 60_000
    expect(deadlines.read(MOBILE, 'register')).toBeNull()
    deadlines.write(MOBILE, 'reset', clock.now + 1000)
    expect(Object.keys(JSON.parse(kept.get('code-deadlines') ?? ''))).toEqual([`reset ${MOBILE}`])
  })

  test('are believed up to a day ahead, by a clock that may be wrong', () => {
    const { clock, deadlines } = start()
    const DAY = 86_400_000
    deadlines.write(MOBILE, 'register', clock.now + DAY)
    deadlines.write(MOBILE, 'reset', clock.now + DAY + 1)
    expect([deadlines.read(MOBILE, 'register'), deadlines.read(MOBILE, 'reset')]).toEqual([clock.now + DAY, null])
    clock.now += DAY - 1
    expect(deadlines.read(MOBILE, 'register')).toBe(clock.now + 1)
  })

  test.each(['', 'null', '[1]', '{"register 13800000000":"x"}', '{"register 13800000000":9e15}'])(
    'what cannot be one is ignored: %s',
    (text) => {
      const { kept, deadlines } = start()
      kept.set('code-deadlines', text)
      expect(deadlines.read(MOBILE, 'register')).toBeNull()
    },
  )

  test('a browser without storage only forgets', () => {
    const refused = createDeadlines(
      () => {
        throw new Error('SecurityError')
      },
      () => 0,
    )
    refused.write(MOBILE, 'register', 1)
    expect(refused.read(MOBILE, 'register')).toBeNull()
  })
})
