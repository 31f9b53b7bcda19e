import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { applicationList } from '#src/contract/index.ts'
import { setUpApplicant } from '#tests/support/applications.ts'

const answer = z.object({ code: z.literal(1), data: applicationList })
const none = { preparing: 0, sent: 0, answered: 0, interview: 0, offer: 0, declined: 0, withdrawn: 0 }

test('what is due soonest comes first, what has ended last; of one status, of one résumé', async () => {
  const { id: resume, api, begin1, change, list } = await setUpApplicant()
  const made = []
  for (const title of ['none', 'late', 'soon', 'over', 'left', 'newer']) {
    api.clock.now += 1000
    made.push((await begin1({ title, resume })).id)
  }
  const [, late = '', soon = '', over = '', left = ''] = made
  await change(late, { next: { step: '二面', on: '2026-12-09' } })
  await change(soon, { status: 'interview', next: { step: '一面', on: '2026-12-01' } })
  await change(over, { status: 'declined', next: { step: '', on: '2026-11-01' } })
  await change(left, { status: 'withdrawn', next: { step: '', on: '2026-11-02' } })
  const titled = async (query: Parameters<typeof list>[0]) => {
    const { items, counts, ...rest } = answer.parse((await list(query)).body).data
    return { titles: items.map(({ title }) => title), counts, ...rest }
  }
  const counts = { ...none, preparing: 3, interview: 1, declined: 1, withdrawn: 1 }
  const of = (...titles: string[]) => ({ titles, counts, total: titles.length, page: 1, page_size: 20 })
  expect(await titled({})).toEqual(of('soon', 'late', 'newer', 'none', 'over', 'left'))
  expect(await titled({ status: 'interview' })).toEqual(of('soon'))
  expect(await titled({ status: 'offer' })).toEqual(of())
  expect(await titled({ resume })).toEqual(of('soon', 'late', 'newer', 'none', 'over', 'left'))
  expect(await titled({ resume: '0'.repeat(20) })).toEqual(of())
})

test('pages of twenty, of one’s own', async () => {
  const { id: resume, begin1, list, api } = await setUpApplicant()
  const other = await setUpApplicant(api)
  await other.begin1()
  for (let nth = 0; nth < 21; nth += 1) await begin1({ resume })
  const second = answer.parse((await list({ page: '2' })).body).data
  expect([second.total, second.items.length, second.counts]).toEqual([21, 1, { ...none, preparing: 21 }])
})
