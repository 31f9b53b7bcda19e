import { env } from 'cloudflare:workers'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { sweepResumes } from '#src/api/upkeep/sweep.ts'
import { DAY, MINUTE, START } from '#tests/support/api.ts'
import { failing } from '#tests/support/failing.ts'
import { freshObjectWorld, objectWorld } from '#tests/support/object-world.ts'
import { newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'

const made = z.object({ code: z.literal(1), data: z.object({ id: z.string() }) })

test('after seven days a deleted résumé is gone from the list and from its object', async () => {
  const { api, id, token, user } = await setUpOwner()
  await api.call('user/resume/del', { id }, { token })
  await sweepResumes({ ...api.services, now: () => START + 6 * DAY })
  expect(await env.RESUMES.getByName(id).setDeleted(user.id, START)).toBe(null)
  await sweepResumes({ ...api.services, now: () => START + 7 * DAY })
  expect(await env.DB.prepare('SELECT id FROM resumes WHERE id = ?').bind(id).first()).toBe(null)
  expect(await env.RESUMES.getByName(id).setDeleted(user.id, START)).toBe('missing')
})

test('a row without a résumé, because that could not be made, is deleted for good and gives its place back', async () => {
  const { api, token, user } = await setUpOwner()
  await env.DB.prepare(
    `INSERT INTO resumes (id, user_id, request_key, title, locale, design, created_at, updated_at)
     VALUES ('ROWWITHOUTANOBJECT01', ?, 'lost', '', 'zh', 'ink', 0, 0)`,
  )
    .bind(user.id)
    .run()
  const remove = () => api.call('user/resume/del', { id: 'ROWWITHOUTANOBJECT01' }, { token })
  expect((await remove()).body).toMatchObject({ code: 1 })
  const rows = env.DB.prepare('SELECT count(*) AS count FROM resumes WHERE user_id = ?').bind(user.id)
  expect(await rows.first('count')).toBe(1)
  expect((await remove()).body).toMatchObject({ code: 0 })
})

test('of the deleted the oldest give way at once, with everything that is kept of them', async () => {
  const { api, id, token, user } = await setUpOwner()
  const remove = (resume: string) => api.call('user/resume/del', { id: resume }, { token })
  const deleted: string[] = []
  const createAndRemove = async (resume: string) => {
    api.clock.now += MINUTE
    deleted.push(resume)
    await remove(resume)
  }
  await createAndRemove(id)
  await env.FILES.put(`thumbnails/${id}/1`, 'picture')
  const more = async () => {
    const { body } = await api.call('user.Resume/create', { key: newMid(), doc: shortResume() }, { token })
    return made.parse(body).data.id
  }
  for (let count = 1; count < 10; count += 1) await createAndRemove(await more())
  const kept = async () => {
    const rows = env.DB.prepare('SELECT id FROM resumes WHERE user_id = ? ORDER BY deleted_at').bind(user.id)
    return (await rows.all<{ id: string }>()).results.map((row) => row.id)
  }
  expect(await kept()).toEqual(deleted)
  await Promise.all([createAndRemove(await more()), createAndRemove(await more())])
  expect(await kept()).toEqual(expect.arrayContaining(deleted.slice(2)))
  expect(await kept()).toHaveLength(10)
  expect(await env.RESUMES.getByName(id).setDeleted(user.id, START)).toBe('missing')
  expect(await env.FILES.head(`thumbnails/${id}/1`)).toBe(null)
  expect((await api.call('user.Resume/undelete', { id }, { token })).body).toMatchObject({ code: 0 })
  expect((await api.call('user.Resume/undelete', { id: deleted[11] ?? '' }, { token })).body).toMatchObject({ code: 1 })
})

test('what cannot be removed at once does not keep a deletion from being done, and is removed by the clock', async () => {
  const { api, id, token, user, create } = await setUpOwner()
  const remove = (resume: string) => api.call('user/resume/del', { id: resume }, { token })
  await remove(id)
  api.clock.now += MINUTE
  const keep = (count: number) =>
    env.DB.exec(`UPDATE membership_levels SET deleted_resume_limit = ${count} WHERE slug = 'free'`)
  onTestFinished(async () => void (await keep(10)))
  await keep(1)
  const newer = await create(shortResume())
  const { files } = api.services
  api.services.files = failing(files, 'list', 'The store is away')
  expect((await remove(newer)).body).toMatchObject({ code: 1 })
  expect(api.faults).toEqual([new Error('The store is away')])
  api.services.files = files
  await sweepResumes(api.services)
  const left = env.DB.prepare('SELECT id FROM resumes WHERE user_id = ?').bind(user.id)
  expect((await left.all()).results).toEqual([{ id: newer }])
})

test('it is done once the list has it, and not before that is said', async () => {
  const { api, id, token, current } = await setUpOwner()
  await expect.poll(() => env.DB.prepare('SELECT rev FROM resumes WHERE id = ?').bind(id).first('rev')).toBe(1)
  onTestFinished(() => void Object.assign(objectWorld, freshObjectWorld()))
  // Ahead of the platform's own clock, so that the alarm waits for the test.
  objectWorld.now = Date.now() + DAY
  objectWorld.indexDown = true
  const remove = () => api.call('user/resume/del', { id }, { token })
  expect((await remove()).status).toBe(500)
  objectWorld.indexDown = false
  expect((await remove()).body).toMatchObject({ code: 1 })
  const deleted = env.DB.prepare('SELECT deleted_at IS NULL AS living FROM resumes WHERE id = ?').bind(id)
  expect(await deleted.first('living')).toBe(0)
  await expect(current()).rejects.toThrow()
})
