import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createTestApi } from '#tests/support/api.ts'
import { setUpApplicant } from '#tests/support/applications.ts'

test('what was sent is removed with its file, by its owner alone; twice changes nothing', async () => {
  const owner = await setUpApplicant()
  const stranger = await setUpApplicant(owner.api)
  const { id } = await owner.begin1()
  await owner.send1(id)
  const [first, second] = (await owner.send1(id)).sendings
  const sent = first?.id ?? ''
  const kept = async () => (await env.FILES.list({ prefix: `sent/${owner.user.id}/` })).objects.length
  expect((await owner.unsend(sent, stranger.token)).body).toMatchObject({ code: 1 })
  expect(await kept()).toBe(2)
  expect((await owner.unsend(sent)).body).toMatchObject({ code: 1 })
  expect((await owner.unsend(sent)).body).toMatchObject({ code: 1 })
  expect([(await owner.read(id)).sendings, await kept()]).toEqual([[second], 1])
})

test('a file that cannot be removed keeps its row, and one stored while the row goes is removed too', async () => {
  const { begin1, send1, read, token, user, api } = await setUpApplicant()
  const { id } = await begin1()
  const [{ id: sent = '' } = {}] = (await send1(id)).sendings
  const files = new Proxy(env.FILES, {
    get: (store, name) => (name === 'delete' ? remove : Reflect.get(store, name).bind(store)),
  })
  const other = createTestApi({ files, now: api.services.now })
  const unsend = () => other.call('user.Application/unsend', { id: sent }, { token })
  let remove: (keys: string[]) => Promise<void> = () => Promise.reject(new Error('R2 is down'))
  expect([(await unsend()).status, (await read(id)).sendings.length]).toEqual([500, 1])
  remove = async (keys) => {
    remove = (again) => env.FILES.delete(again)
    await env.FILES.delete(keys)
    await env.FILES.put(`${keys[0]}-late`, '%PDF')
  }
  expect((await unsend()).body).toMatchObject({ code: 1 })
  const { objects } = await env.FILES.list({ prefix: `sent/${user.id}/` })
  expect([(await read(id)).sendings, objects]).toEqual([[], []])
})
