import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { sweepResumes } from '#src/api/sweep.ts'
import { DAY, START } from '#tests/support/api.ts'
import { setUpOwner } from '#tests/support/resumes.ts'

test('after seven days a deleted résumé is gone from the list and from its object', async () => {
  const { api, id, token, user } = await setUpOwner()
  await api.call('user/resume/del', { id }, { token })
  await sweepResumes({ ...api.services, now: () => START + 6 * DAY })
  expect(await env.RESUMES.getByName(id).setDeleted(user.id, START)).toBe(null)
  await sweepResumes({ ...api.services, now: () => START + 7 * DAY })
  expect(await env.DB.prepare('SELECT id FROM resumes WHERE id = ?').bind(id).first()).toBe(null)
  expect(await env.RESUMES.getByName(id).setDeleted(user.id, START)).toBe('missing')
})
