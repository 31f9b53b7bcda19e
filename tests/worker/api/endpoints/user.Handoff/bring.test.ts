import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { MINUTE } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { newPhone, setUpAllowed, setUpHandoff, stateOf, tokenOf } from '#tests/support/handoffs.ts'
import { base64, JPEG, jpeg, jpegHead } from '#tests/support/pictures.ts'

const PICTURE = base64(JPEG)
const picture = (nth: number) => base64(jpeg(jpegHead(), [1, 2, nth]))
const picturesOf = (user: number) => countOf('SELECT count(*) AS count FROM photos WHERE user_id = ?', user)

test('a phone that is let in brings one picture; it gets no session', async () => {
  const { api, user, token, check, collect, bring } = await setUpAllowed('photo')
  expect(await collect()).toMatchObject({ body: { data: { state: 'allowed', resume: null, data: null } } })
  api.clock.now += 9 * MINUTE
  expect(stateOf(await bring(PICTURE))).toBe('done')
  const seen = Object((await check()).body).data
  expect(seen).toMatchObject({ state: 'done', picture: { shape: '25x35' } })
  const photo = await api.raw('user.Resume/photo', { key: seen.picture.key }, { token })
  expect([photo.status, (await photo.arrayBuffer()).byteLength > 0]).toEqual([200, true])
  expect(tokenOf(await collect())).toBeNull()
  expect(await countOf('SELECT count(*) AS count FROM sessions WHERE user_id = ?', user.id)).toBe(1)
})

test('before the desk has said yes, after no, too late, or signed out, nothing is stored', async () => {
  const world = await setUpHandoff('photo')
  const { api, user, token, ask, answer, bring } = world
  expect(stateOf(await bring(PICTURE))).toBe('waiting')
  await ask()
  expect(stateOf(await bring(PICTURE))).toBe('asked')
  await answer(false)
  expect(stateOf(await bring(PICTURE))).toBe('refused')
  const late = await setUpHandoff('photo', world)
  await late.ask()
  await late.answer(true)
  api.clock.now += 10 * MINUTE
  expect(stateOf(await late.bring(PICTURE))).toBe('expired')
  const left = await setUpHandoff('photo', world)
  await left.ask()
  await left.answer(true)
  expect(stateOf(await left.bring(PICTURE, newPhone()))).toBe('taken')
  await api.call('user.Base/logout', {}, { token })
  expect(stateOf(await left.bring(PICTURE))).toBe('ended')
  expect(await picturesOf(user.id)).toBe(0)
})

test('a code for a résumé takes no picture, and one for a picture gives no session', async () => {
  const { ask, answer, bring, user } = await setUpHandoff('resume')
  await ask()
  await answer(true)
  await bring(PICTURE)
  expect(await picturesOf(user.id)).toBe(0)
})

test('of twenty pictures brought at once one is stored; the same one again is done', async () => {
  const { user, check, bring } = await setUpAllowed('photo')
  const states = (await Promise.all(Array.from({ length: 20 }, (_, nth) => bring(picture(nth))))).map(stateOf)
  expect(states.filter((state) => state === 'done').length).toBeGreaterThan(0)
  expect(await picturesOf(user.id)).toBe(1)
  const { key } = Object((await check()).body).data.picture
  await Promise.all(Array.from({ length: 20 }, (_, nth) => bring(picture(nth))))
  expect(Object((await check()).body).data.picture.key).toBe(key)
  expect(await picturesOf(user.id)).toBe(1)
})

test('a phone that is signed in to another account brings its picture to that of the desk', async () => {
  const { api, user, ask, answer, bring } = await setUpHandoff('photo')
  const other = await registerUser(api)
  const phone = newPhone({ token: other.token })
  await ask(phone)
  await answer(true)
  expect(stateOf(await bring(PICTURE, phone))).toBe('done')
  expect([await picturesOf(user.id), await picturesOf(other.id)]).toEqual([1, 0])
})

test('what is no picture does not use up the right', async () => {
  const { bring } = await setUpAllowed('photo')
  expect((await bring(base64(Uint8Array.of(1, 2, 3)))).body).toMatchObject({ code: 1021 })
  expect(stateOf(await bring(PICTURE))).toBe('done')
})

test('a store that fails may be tried again with the same picture, not with another', async () => {
  const { api, user, check, bring } = await setUpAllowed('photo')
  const broken = Object.create(env.FILES, { put: { value: () => Promise.reject(new Error('The store is away')) } })
  Object.assign(api.services, { files: broken })
  expect((await bring(PICTURE)).status).toBe(500)
  expect(stateOf(await check())).toBe('allowed')
  Object.assign(api.services, { files: env.FILES })
  expect(stateOf(await bring(picture(9)))).toBe('expired')
  expect(stateOf(await bring(PICTURE))).toBe('done')
  expect(await picturesOf(user.id)).toBe(1)
})
