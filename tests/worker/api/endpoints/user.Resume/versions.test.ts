import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { resumeVersion } from '#src/contract/index.ts'
import { MINUTE, SECOND, START } from '#tests/support/api.ts'
import { objectWorld } from '#tests/support/object-world.ts'
import { named, type Owner, setUpOwner } from '#tests/support/resumes.ts'

const versionList = z.object({ data: z.array(resumeVersion) })

afterEach(() => {
  objectWorld.now = START
})

async function versions({ api, id, token }: Owner) {
  return versionList.parse((await api.call('user.Resume/versions', { id }, { token })).body).data
}

/** Saves a name for each second. */
async function type(owner: Owner, names: string[]): Promise<void> {
  for (const name of names) {
    objectWorld.now += SECOND
    const { rev, doc } = await owner.current()
    await owner.save(rev, named(doc, name))
  }
}

test('what was there before a change is kept, once in two minutes of change', async () => {
  const owner = await setUpOwner()
  await type(owner, ['一', '二', '三'])
  expect(await versions(owner)).toEqual([{ number: 1, rev: 1, at: START + SECOND, name: null }])
  objectWorld.now += 2 * MINUTE
  await type(owner, ['四', '五'])
  const kept = await versions(owner)
  expect(kept.map(({ rev }) => rev)).toEqual([4, 1])
})

test('a named version puts no automatic one off', async () => {
  const owner = await setUpOwner()
  await type(owner, ['一'])
  objectWorld.now += 2 * MINUTE
  await owner.api.call('user.Resume/nameVersion', { id: owner.id, name: '投递甲' }, { token: owner.token })
  await type(owner, ['二', '三'])
  expect((await versions(owner)).map(({ rev, name }) => [rev, name])).toEqual([
    [3, null],
    [2, '投递甲'],
    [1, null],
  ])
})

test('fifty automatic versions are kept, and named ones besides', async () => {
  const owner = await setUpOwner()
  await owner.api.call('user.Resume/nameVersion', { id: owner.id, name: '最初' }, { token: owner.token })
  for (let i = 0; i < 52; i += 1) {
    objectWorld.now += 3 * MINUTE
    await type(owner, [`第${i}`])
  }
  const kept = await versions(owner)
  expect(kept.filter(({ name }) => name === null)).toHaveLength(50)
  expect(kept.at(-1)).toMatchObject({ rev: 1, name: '最初' })
})
