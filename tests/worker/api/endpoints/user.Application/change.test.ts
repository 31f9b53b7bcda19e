import { expect, test } from 'vitest'
import { START } from '#tests/support/api.ts'
import { setUpApplicant } from '#tests/support/applications.ts'

test('what is given is changed, the rest stays; a status is remembered with its time, each once', async () => {
  const { api, begin1, change, read } = await setUpApplicant()
  const { id } = await begin1()
  const before = await read(id)
  api.clock.now += 1000
  await change(id, { employer: '墨石', title: '产品总监', link: '' })
  await change(id, { next: { step: '准备一面', on: '2026-12-01' } })
  await Promise.all(Array.from({ length: 5 }, () => change(id, { status: 'interview' })))
  api.clock.now += 1000
  const { body } = await change(id, { status: 'offer' })
  const after = {
    ...before,
    ...{ employer: '墨石', title: '产品总监', link: '', status: 'offer', next_step: '准备一面', next_on: '2026-12-01' },
    updated_at: START + 2000,
    states: [
      { status: 'preparing', at: START },
      { status: 'interview', at: START + 1000 },
      { status: 'offer', at: START + 2000 },
    ],
  }
  expect([await read(id), body]).toEqual([after, { code: 1, data: after, msg: '操作成功' }])
  await change(id, { next: { step: '', on: null } })
  expect(await read(id)).toMatchObject({ next_step: '', next_on: null, title: '产品总监' })
})

test('the fifty latest statuses are remembered', async () => {
  const { begin1, change, read } = await setUpApplicant()
  const { id } = await begin1()
  for (let nth = 0; nth < 52; nth += 1) await change(id, { status: nth % 2 === 0 ? 'sent' : 'answered' })
  const { states } = await read(id)
  expect([states.length, states[0]?.status, states.at(-1)?.status]).toEqual([50, 'sent', 'answered'])
})

test('of nobody else', async () => {
  const owner = await setUpApplicant()
  const stranger = await setUpApplicant(owner.api)
  const { id } = await owner.begin1()
  const before = await owner.read(id)
  expect((await owner.change(id, { status: 'offer', title: 'x' }, stranger.token)).body).toMatchObject({ code: 0 })
  expect(await owner.read(id)).toEqual(before)
})
