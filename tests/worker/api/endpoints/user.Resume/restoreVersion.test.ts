import { expect, test } from 'vitest'
import { objectWorld } from '#tests/support/object-world.ts'
import { named, newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'

test('going back is a change that can be gone back on, and keeps what is newer restorable', async () => {
  const owner = await setUpOwner()
  const { api, id, token } = owner
  await owner.save(1, named(shortResume(), '一'))
  const { doc } = await owner.current()
  const added = { ...doc, items: { ...doc.items, later: { section: 'work', pos: 'b0', org: '后来的公司' } } }
  await owner.save(2, added)
  const mid = newMid()
  const restore = () => api.call('user.Resume/restoreVersion', { id, mid, number: 1 }, { token })
  const restored = await restore()
  const now = await owner.current()
  expect(restored.body).toMatchObject({ code: 1, data: { rev: 4 } })
  expect(now.doc.basics.name).toBe('林知夏')
  expect(now.doc.items.later).toMatchObject({ org: '后来的公司', del: objectWorld.now })
  // The same call again, after its answer was lost.
  expect((await restore()).body).toEqual(restored.body)
})

test('what was there a moment before going back is kept as a version, whatever was kept shortly before', async () => {
  const owner = await setUpOwner()
  const { api, id, token } = owner
  await owner.save(1, named(shortResume(), '一'))
  await owner.save(2, named(shortResume(), '二'))
  const restore = (number: number) => api.call('user.Resume/restoreVersion', { id, mid: newMid(), number }, { token })
  await restore(1)
  expect((await owner.current()).doc.basics.name).toBe('林知夏')
  await restore(2)
  expect((await owner.current()).doc.basics.name).toBe('二')
})
