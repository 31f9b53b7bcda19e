import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createTestApi } from '#tests/support/api.ts'
import { setUpApplicant } from '#tests/support/applications.ts'
import { countOf } from '#tests/support/database.ts'

test('an application goes with all that is its own, by its owner alone; its résumé stays', async () => {
  const owner = await setUpApplicant()
  const stranger = await setUpApplicant(owner.api)
  const { id, resume } = await owner.begin1()
  await owner.measure(id, 4)
  await owner.send1(id)
  const kept = async () => (await env.FILES.list({ prefix: `sent/${owner.user.id}/` })).objects.length
  const rows = () =>
    countOf(
      `SELECT (SELECT count(*) FROM applications WHERE id = ?1)
         + (SELECT count(*) FROM application_states WHERE application_id = ?1)
         + (SELECT count(*) FROM application_coverage WHERE application_id = ?1)
         + (SELECT count(*) FROM application_sendings WHERE application_id = ?1) AS count`,
      id,
    )
  const before = await rows()
  expect((await owner.remove(id, stranger.token)).body).toMatchObject({ code: 1 })
  expect([before, await rows(), await kept()]).toEqual([6, 6, 1])
  expect((await owner.remove(id)).body).toMatchObject({ code: 1 })
  expect((await owner.remove(id)).body).toMatchObject({ code: 1 })
  expect([await rows(), await kept()]).toEqual([0, 0])
  expect((await owner.current(resume)).rev).toBe(1)
})

test('files that cannot be removed keep their application, and one stored while it goes is removed too', async () => {
  const { api, begin1, send1, read, token, user } = await setUpApplicant()
  const { id } = await begin1()
  await send1(id)
  const files = new Proxy(env.FILES, {
    get: (store, name) => (name === 'delete' ? remove : Reflect.get(store, name).bind(store)),
  })
  const other = createTestApi({ files, now: api.services.now })
  const removed = () => other.call('user.Application/remove', { id }, { token })
  let remove: (keys: string[]) => Promise<void> = () => Promise.reject(new Error('R2 is down'))
  expect([(await removed()).status, (await read(id)).sendings.length]).toEqual([500, 1])
  remove = async (keys) => {
    remove = (again) => env.FILES.delete(again)
    await env.FILES.delete(keys)
    await env.FILES.put(`${keys[0]}-late`, '%PDF')
  }
  expect((await removed()).body).toMatchObject({ code: 1 })
  const { objects } = await env.FILES.list({ prefix: `sent/${user.id}/` })
  expect([await countOf('SELECT count(*) AS count FROM applications WHERE id = ?', id), objects]).toEqual([0, []])
})
