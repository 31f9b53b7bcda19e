import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
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
