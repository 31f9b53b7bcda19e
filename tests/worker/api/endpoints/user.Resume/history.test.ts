import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lostValue } from '#src/contract/index.ts'
import { named, newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'

const history = z.object({ data: z.array(lostValue) })

test('a value another device overwrote is in the history', async () => {
  const owner = await setUpOwner()
  const { api, id, token } = owner
  await owner.save(1, named(shortResume(), 'Anna'), newMid(), 'journal-a')
  await owner.save(2, named(shortResume(), 'Anne'), newMid(), 'journal-b')
  const answer = await api.call('user.Resume/history', { id }, { token })
  expect(history.parse(answer.body).data.map(({ values, journal }) => ({ values, journal }))).toEqual([
    { values: { name: 'Anna' }, journal: 'journal-b' },
    { values: { name: '林知夏' }, journal: 'journal-a' },
  ])
})

test('what one tab typed over its own words in two minutes is kept once, also when the object has slept', async () => {
  const { api, id, token, save } = await setUpOwner()
  await save(1, named(shortResume(), 'An'))
  await evictDurableObject(env.RESUMES.getByName(id))
  await save(2, named(shortResume(), 'Ann'))
  await save(3, named(shortResume(), 'Anne'))
  const answer = await api.call('user.Resume/history', { id }, { token })
  expect(history.parse(answer.body).data.map(({ values }) => values)).toEqual([{ name: '林知夏' }])
})
