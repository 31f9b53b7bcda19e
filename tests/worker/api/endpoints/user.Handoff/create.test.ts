import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { signInToken } from '#tests/support/accounts.ts'
import { countOf } from '#tests/support/database.ts'
import { setUpAllowed, setUpHandoff, stateOf, tokenOf } from '#tests/support/handoffs.ts'
import { setUpOwner } from '#tests/support/resumes.ts'

test('a code of somebody else’s résumé, of none, or of a deleted one is not made', async () => {
  const [owner, other] = [await setUpOwner(), await setUpOwner()]
  const make = (id: string) => other.api.call('user.Handoff/create', { id, purpose: 'resume' }, { token: other.token })
  expect((await make(owner.id)).body).toMatchObject({ code: 0 })
  expect((await make('ABCDEFGHIJKLMNOPQRST')).body).toMatchObject({ code: 0 })
  await other.api.call('user/resume/del', { id: other.id }, { token: other.token })
  expect((await make(other.id)).body).toMatchObject({ code: 0 })
  expect(await countOf('SELECT count(*) AS count FROM handoffs WHERE user_id = ?', other.user.id)).toBe(0)
})

test('a new code ends the one before; other codes of the account go on', async () => {
  const first = await setUpHandoff()
  const { api, user } = first
  const second = await signInToken(api, user)
  const elsewhere = await setUpHandoff('resume', { ...first, token: second })
  await first.ask()
  const next = await setUpHandoff('resume', first)
  expect([await first.ask(), await first.answer(true)].map(stateOf)).toEqual(['expired', 'expired'])
  expect([await next.ask(), await elsewhere.ask()].map(stateOf)).toEqual(['asked', 'asked'])
})

test('what a phone has collected stays collected when the desk shows another code', async () => {
  const first = await setUpAllowed()
  const token = tokenOf(await first.collect())
  await setUpHandoff('resume', first)
  expect([stateOf(await first.check()), tokenOf(await first.collect())]).toEqual(['done', token])
})

test('codes and asking have limits', async () => {
  const { api, token, id, ask } = await setUpHandoff()
  const asked = await Promise.all(Array.from({ length: 12 }, () => ask()))
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(2)
  const make = () => api.call('user.Handoff/create', { id, purpose: 'photo' }, { token })
  const made = await Promise.all(Array.from({ length: 40 }, make))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(29)
  expect(made.find(({ status }) => status === 429)?.body).toMatchObject({ code: 429, retry_after: expect.any(Number) })
})

test('the ledger has neither the code, nor the phone’s secret, nor its token', async () => {
  const { link, phone, collect } = await setUpAllowed()
  const token = tokenOf(await collect())
  const { results } = await env.DB.prepare('SELECT * FROM handoffs').all()
  const kept = JSON.stringify([results, (await env.DB.prepare('SELECT * FROM sessions').all()).results])
  for (const secret of [link, phone.browserKey, token]) expect(kept).not.toContain(secret)
  expect(await env.CACHE.list()).toMatchObject({ keys: [] })
})
