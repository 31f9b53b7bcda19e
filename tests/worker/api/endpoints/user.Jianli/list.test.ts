import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { resumeList } from '#src/contract/index.ts'
import { setUpOwner, shortResume } from '#tests/support/resumes.ts'

const answer = z.object({ data: resumeList })

async function setUp() {
  const { api, token, create, id } = await setUpOwner()
  const other = await create({ ...shortResume(), title: 'A 实习用' })
  await env.DB.prepare('UPDATE resumes SET updated_at = updated_at + 1 WHERE id = ?').bind(id).run()
  const titles = async (input: { q?: string; sort?: 'updated' | 'created' | 'title'; page?: string }) =>
    answer.parse((await api.call('user.Jianli/list', input, { token })).body).data.items.map(({ title }) => title)
  return { titles, other }
}

test('the last edited first, or as asked for', async () => {
  const { titles } = await setUp()
  expect(await titles({})).toEqual(['林知夏-产品经理', 'A 实习用'])
  expect(await titles({ sort: 'title' })).toEqual(['A 实习用', '林知夏-产品经理'])
})

test('found by any part of the title', async () => {
  const { titles } = await setUp()
  expect(await titles({ q: '实习' })).toEqual(['A 实习用'])
  expect(await titles({ q: 'a' })).toEqual(['A 实习用'])
  expect(await titles({ q: '%' })).toEqual([])
  expect(await titles({ page: '2' })).toEqual([])
})
