import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
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
