import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { altchaVerifier } from '#src/api/captcha/altcha.ts'

const LIFE_MS = 10 * 60_000

/** A verifier at a moment that can be moved, and what it has used up. */
function setUp(start: number) {
  const state = { now: start, spent: [] as [string, number][] }
  const verifier = altchaVerifier({
    http: () => Promise.reject(new Error('Nobody is asked')),
    now: () => state.now,
    randomBytes: (length) => new Uint8Array(length),
    log: { info: () => {}, error: () => {} },
    secret: 'secret',
    spend: async (id, until) => {
      const isNew = !state.spent.some(([known]) => known === id)
      state.spent.push([id, until])
      return isNew
    },
  })
  const solved = async (changed: Record<string, unknown> = {}) => {
    const widget = await verifier.widget('login')
    if (widget.provider !== 'altcha') throw new Error('Not ALTCHA')
    const { challenge, salt, algorithm, maxnumber, signature } = widget.challenge
    const number = Array.from({ length: maxnumber + 1 }, (_, n) => n).find(
      (n) =>
        createHash('sha256')
          .update(salt + n)
          .digest('hex') === challenge,
    )
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature, ...changed }))
  }
  const verify = (token: string, action: 'login' | 'share' = 'login') => verifier.verify({ token, action, address: '' })
  return { state, verifier, solved, verify }
}

test('a solution is good for ten minutes, in whole seconds that have begun, once, and for one form', async () => {
  const start = Date.UTC(2026, 10, 21) + 999
  const { state, solved, verify } = setUp(start)
  const until = start - 999 + LIFE_MS
  const token = await solved()
  expect(await verify(token, 'share')).toBe(false)
  state.now = until
  expect(await verify(token)).toBe(false)
  expect(state.spent).toEqual([])
  state.now = until - 1
  expect([await verify(token), await verify(token)]).toEqual([true, false])
  expect(state.spent.map(([, at]) => at)).toEqual([until, until])
})

test('a made-up question is refused, and uses nothing up', async () => {
  const { state, solved, verify } = setUp(Date.UTC(2026, 10, 21))
  const real = await solved()
  const tokens = [
    '',
    'x',
    btoa('null'),
    btoa('{'),
    await solved({ number: -1 }),
    await solved({ number: 0.5 }),
    await solved({ signature: 'f'.repeat(64) }),
    await solved({ algorithm: 'SHA-1' }),
    await solved({ salt: 'a?action=login&expires=99999999999' }),
    await solved({ padding: 'x'.repeat(2000) }),
  ]
  expect(await Promise.all(tokens.map((token) => verify(token)))).toEqual(tokens.map(() => false))
  expect(state.spent).toEqual([])
  expect(await verify(real)).toBe(true)
})

test('the sum is bounded: a phone has it in a second', async () => {
  const widget = await setUp(Date.UTC(2026, 10, 21)).verifier.widget('share')
  expect(widget).toMatchObject({ provider: 'altcha', challenge: { algorithm: 'SHA-256', maxnumber: 50_000 } })
})
