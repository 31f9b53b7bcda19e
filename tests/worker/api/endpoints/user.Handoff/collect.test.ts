import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createTestApi, SECOND } from '#tests/support/api.ts'
import { databaseWith } from '#tests/support/database.ts'
import { phonesOf, setUpAllowed, setUpHandoff, stateOf, tokenOf } from '#tests/support/handoffs.ts'
import { setUpOwner } from '#tests/support/resumes.ts'

test('a phone asks, the desk sees which and lets it in, and it has the résumé and a session of its own', async () => {
  const { api, user, token, id, check, answer, look, ask, collect } = await setUpHandoff()
  expect(await check()).toMatchObject({ body: { data: { state: 'waiting', seconds: 60, phone: null } } })
  expect(await look()).toMatchObject({ body: { data: { state: 'waiting', purpose: 'resume' } } })
  expect(JSON.stringify((await look()).body)).not.toContain(id)
  expect(tokenOf(await collect())).toBeNull()

  api.clock.now += 50 * SECOND
  expect(stateOf(await ask())).toBe('asked')
  const asked = (await check()).body
  expect(asked).toMatchObject({
    data: { state: 'asked', seconds: 60, phone: { browser: 'Safari', system: 'iOS', near: true, rivals: false } },
  })
  const { number } = Object(asked).data.phone
  expect(number).toMatch(/^\d{3}$/)
  expect(await collect()).toMatchObject({ body: { data: { state: 'asked', number, resume: null, data: null } } })

  api.clock.now += 50 * SECOND
  expect(stateOf(await answer(true))).toBe('allowed')
  api.clock.now += 50 * SECOND
  const collected = await collect()
  expect(collected).toMatchObject({ body: { data: { data: { user_id: user.id } } } })
  const { data } = Object(collected.body).data
  expect(Object(collected.body).data).toEqual({ state: 'done', purpose: 'resume', number, resume: id, data })
  expect(stateOf(await check())).toBe('done')

  const phone = { token: tokenOf(collected) ?? '' }
  expect((await api.call('user.Resume/document', { id }, phone)).body).toMatchObject({ code: 1 })
  const { data: devices } = Object((await api.call('user.Account/devices', {}, { token })).body)
  expect(devices).toMatchObject([
    { present: true, handed_over: false },
    { present: false, handed_over: true, browser: 'Safari', system: 'iOS' },
  ])
  await api.call('user.Account/endDevices', { id: devices[1].id }, { token })
  expect((await api.call('user.Info/index', {}, phone)).status).toBe(401)
})

test('the session of the phone has proved nobody’s identity', async () => {
  const { api, user, collect } = await setUpAllowed()
  const phone = { token: tokenOf(await collect()) ?? '' }
  const deleting = await api.call('user.Account/delete', { confirm: String(user.id) }, phone)
  expect(deleting.body).toMatchObject({ code: 1040 })
})

test('collecting fifty times at once makes one session; a retry finds it, until it is signed out', async () => {
  const { api, user, token, collect } = await setUpAllowed()
  const tokens = (await Promise.all(Array.from({ length: 50 }, () => collect()))).map(tokenOf)
  expect(new Set(tokens).size).toBe(1)
  expect(await phonesOf(user.id)).toBe(1)
  expect(tokenOf(await collect())).toBe(tokens[0])
  await api.call('user.Account/endDevices', { others: true }, { token })
  expect(await collect()).toMatchObject({ body: { data: { state: 'expired', resume: null, data: null } } })
  expect(await phonesOf(user.id)).toBe(0)
})

test('a phone that asks once more with the session it was given keeps it', async () => {
  const { api, user, phone, collect } = await setUpAllowed()
  const token = tokenOf(await collect()) ?? ''
  expect(tokenOf(await collect({ ...phone, token }))).toBe(token)
  expect((await api.call('user.Info/index', {}, { token })).body).toMatchObject({ code: 1 })
  expect(await phonesOf(user.id)).toBe(1)
})

test('signing out and collecting at once leaves a session only to who was let in before', async () => {
  const { api, user, token, collect } = await setUpAllowed()
  const [, collected] = await Promise.all([api.call('user.Base/logout', {}, { token }), collect()])
  expect(await phonesOf(user.id)).toBe(tokenOf(collected) === null ? 0 : 1)
})

test('the desk signs out, or the session ends, in the very moment of collecting: that is what the phone is told', async () => {
  for (const [sql, state] of [
    ['DELETE FROM sessions WHERE user_id = ?', 'ended'],
    ['DELETE FROM sessions WHERE user_id = ? AND handed_over = 1', 'expired'],
  ] as const) {
    const { api, user, link, phone, collect } = await setUpAllowed()
    if (state === 'expired') await collect()
    const db = databaseWith({
      batch: async (statements) => {
        await env.DB.prepare(sql).bind(user.id).run()
        return env.DB.batch(statements)
      },
    })
    const late = createTestApi({ db, now: () => api.clock.now })
    const { body } = await late.call('user.Handoff/collect', { link }, phone)
    expect(Object(body).data).toMatchObject({ state, resume: null, data: null })
  }
})

test('a new password at the desk’s account ends what was not collected', async () => {
  const { user, collect } = await setUpAllowed()
  await env.DB.prepare('DELETE FROM sessions WHERE user_id = ?').bind(user.id).run()
  expect(await collect()).toMatchObject({ body: { data: { state: 'ended', data: null } } })
})

test('a résumé that is deleted is handed to nobody', async () => {
  const { api, user, token, id, collect } = await setUpAllowed()
  await api.call('user/resume/del', { id }, { token })
  expect(stateOf(await collect())).toBe('ended')
  expect(await phonesOf(user.id)).toBe(0)
})

test('the phone’s own session ends when it is let into another', async () => {
  const { api, user, phone, ask, answer, collect } = await setUpHandoff()
  const before = await setUpOwner(api)
  const signedIn = { ...phone, token: before.token }
  await ask(signedIn)
  await answer(true)
  expect(tokenOf(await collect(signedIn))).not.toBeNull()
  expect((await api.call('user.Info/index', {}, { token: before.token })).status).toBe(401)
  expect(await phonesOf(user.id)).toBe(1)
})
