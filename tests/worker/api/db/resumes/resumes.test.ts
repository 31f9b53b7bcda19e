import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { noteThumbnail, thumbnailRev } from '#src/api/db/files/thumbnails.ts'
import {
  addResume,
  countAgain,
  countOnlineResumes,
  forgetResume,
  giveUpDeleted,
  indexResume,
  isResumeOf,
  listResumes,
  resumesOf,
  uncount,
} from '#src/api/db/resumes/resumes.ts'
import { RESTORABLE_MS } from '#src/contract/index.ts'
import { START } from '#tests/support/api.ts'
import { newUser, put, read, resumeRow } from '#tests/support/rows.ts'

const DELETED = START - 1000

const deletedOf = (...ids: string[]) =>
  read('resumes', 'id, deleted_at', `id IN (${ids.map((id) => `'${id}'`).join(', ')})`, 'id')

test('a résumé counts again for its owner alone, while it can be restored and there is room', async () => {
  const [owner, stranger] = [await newUser(), await newUser()]
  const tooLate = START - RESTORABLE_MS
  await put(
    'resumes',
    resumeRow('ca-1', owner, { deleted_at: DELETED }),
    resumeRow('ca-2', owner, { deleted_at: tooLate }),
    resumeRow('ca-3', owner, { deleted_at: tooLate + 1 }),
    resumeRow('ca-4', owner),
    resumeRow('ca-5', stranger),
  )
  const again = (id: string, userId: number, limit: number) => countAgain(env.DB, { id, userId, limit, now: START })
  expect(await again('ca-1', stranger, 9)).toBe('gone')
  expect(await again('ca-2', owner, 9)).toBe('gone')
  expect(await again('none', owner, 9)).toBe('gone')
  expect(await again('ca-1', owner, 1)).toBe('full')
  expect(await again('ca-4', owner, 1)).toEqual({ id: 'ca-4', userId: owner, rev: 0, deleted_at: null })
  const before = [
    ['ca-1', DELETED],
    ['ca-2', tooLate],
    ['ca-3', tooLate + 1],
    ['ca-4', null],
  ]
  expect(await deletedOf('ca-1', 'ca-2', 'ca-3', 'ca-4')).toEqual(before)
  // The stranger's and the deleted ones take no room.
  const first = await again('ca-1', owner, 2)
  expect(first).toEqual({ id: 'ca-1', userId: owner, rev: 0, deleted_at: DELETED })
  const third = await again('ca-3', owner, 3)
  expect(third).toEqual({ id: 'ca-3', userId: owner, rev: 0, deleted_at: tooLate + 1 })
  const after = [
    ['ca-1', null],
    ['ca-2', tooLate],
    ['ca-3', null],
    ['ca-4', null],
  ]
  expect(await deletedOf('ca-1', 'ca-2', 'ca-3', 'ca-4')).toEqual(after)
  // Taken back, but not from somebody else, nor after it has been restored.
  if (typeof first === 'string' || typeof third === 'string') throw new Error('Not counted')
  await uncount(env.DB, { ...first, userId: stranger })
  await uncount(env.DB, { ...third, rev: 7 })
  expect(await deletedOf('ca-1', 'ca-2', 'ca-3', 'ca-4')).toEqual(after)
  await uncount(env.DB, first)
  expect(await deletedOf('ca-1', 'ca-2', 'ca-3', 'ca-4')).toEqual([['ca-1', DELETED], ...after.slice(1)])
})

test('only what belongs to the user and is not deleted takes room for another', async () => {
  const [owner, stranger] = [await newUser(), await newUser()]
  await put(
    'resumes',
    resumeRow('ad-1', owner, { deleted_at: DELETED }),
    resumeRow('ad-2', stranger),
    resumeRow('ad-3', owner),
  )
  const add = (id: string, key: string, limit: number) =>
    addResume(env.DB, {
      id,
      userId: owner,
      key,
      title: 't',
      locale: 'zh',
      design: 'ink',
      colour: null,
      completeness: 0,
      twin: null,
      now: START,
      limit,
    })
  expect(await add('ad-4', 'k4', 1)).toBe(null)
  expect(await add('ad-4', 'k4', 2)).toBe('ad-4')
  expect(await add('ad-5', 'k4', 9)).toBe('ad-4')
  expect(await add('ad-5', 'k5', 2)).toBe(null)
  expect(await countOnlineResumes(env.DB, owner)).toBe(2)
  expect(await read('resumes', 'id', `user_id = ${owner}`, 'id')).toEqual([['ad-1'], ['ad-3'], ['ad-4']])
})

test('the index takes a later revision of one résumé, never the same or an earlier one', async () => {
  const owner = await newUser()
  await put('resumes', resumeRow('in-1', owner, { rev: 5 }), resumeRow('in-2', owner, { rev: 5 }))
  const row = {
    id: 'in-1',
    locale: 'en',
    design: 'seal',
    colour: '#123456',
    completeness: 50,
    twin: 'pair-1',
    updated_at: 7,
    deleted_at: 8,
  } as const
  await indexResume(env.DB, { ...row, title: 'same', rev: 5 })
  await indexResume(env.DB, { ...row, title: 'earlier', rev: 4 })
  const columns = 'title, design, colour, completeness, rev, updated_at, deleted_at, locale, twin'
  const old = ['in-1', 'ink', null, 0, 5, 1, null, 'zh', null]
  expect(await read('resumes', columns, "id = 'in-1'")).toEqual([old])
  await indexResume(env.DB, { ...row, title: 'later', rev: 6 })
  expect(await read('resumes', columns, "id LIKE 'in-%'", 'id')).toEqual([
    ['later', 'seal', '#123456', 50, 6, 7, 8, 'en', 'pair-1'],
    ['in-2', ...old.slice(1)],
  ])
})

test('of too many deleted ones the longest deleted are given up, of this user and those that could be restored', async () => {
  const [owner, stranger] = [await newUser(), await newUser()]
  await put(
    'resumes',
    resumeRow('gu-1', owner, { deleted_at: START - 30 }),
    resumeRow('gu-2', owner, { deleted_at: START - 10 }),
    resumeRow('gu-3', owner, { deleted_at: START - 20 }),
    resumeRow('gu-4', owner),
    resumeRow('gu-5', owner, { deleted_at: START - RESTORABLE_MS }),
    resumeRow('gu-6', stranger, { deleted_at: START - 40 }),
  )
  expect(await giveUpDeleted(env.DB, { userId: owner, kept: 3, now: START })).toEqual([])
  expect(await giveUpDeleted(env.DB, { userId: owner, kept: 1, now: START })).toEqual(['gu-1', 'gu-3'])
  expect(await deletedOf('gu-1', 'gu-2', 'gu-3', 'gu-4', 'gu-5', 'gu-6')).toEqual([
    ['gu-1', 0],
    ['gu-2', START - 10],
    ['gu-3', 0],
    ['gu-4', null],
    ['gu-5', START - RESTORABLE_MS],
    ['gu-6', START - 40],
  ])
})

test('lists hold what is the user’s, living or restorable, by title in any case, page by page', async () => {
  const [owner, stranger] = [await newUser(), await newUser()]
  await put(
    'resumes',
    resumeRow('li-1', owner, { title: 'beta', created_at: 3, updated_at: 10 }),
    resumeRow('li-2', owner, { title: 'Alpha', created_at: 1, updated_at: 30 }),
    resumeRow('li-3', owner, { title: 'gamma', created_at: 2, updated_at: 20 }),
    resumeRow('li-4', owner, { title: 'alpha gone', deleted_at: START - 5 }),
    resumeRow('li-5', owner, { title: 'too late', deleted_at: START - RESTORABLE_MS }),
    resumeRow('li-6', stranger, { title: 'alpha of another' }),
  )
  const query = { userId: owner, page: 1, deleted: false, q: '', sort: 'updated', now: START } as const
  const list = async (other: Partial<Parameters<typeof listResumes>[1]>) => {
    const { total, items } = await listResumes(env.DB, { ...query, ...other })
    return [total, ...items.map(({ id }) => id)]
  }
  expect(await list({})).toEqual([3, 'li-2', 'li-3', 'li-1'])
  expect(await list({ sort: 'created' })).toEqual([3, 'li-1', 'li-3', 'li-2'])
  expect(await list({ sort: 'title' })).toEqual([3, 'li-2', 'li-1', 'li-3'])
  expect(await list({ q: 'ALPHA' })).toEqual([1, 'li-2'])
  expect(await list({ deleted: true })).toEqual([1, 'li-4'])
  expect(await list({ page: 2 })).toEqual([3])
  expect((await resumesOf(env.DB, [owner])).map(({ id }) => id).toSorted()).toEqual([
    ...['li-1', 'li-2', 'li-3', 'li-4', 'li-5'],
  ])
  const both = await resumesOf(env.DB, [owner, stranger])
  expect([both.length, both.find(({ userId }) => userId === stranger)?.id]).toEqual([6, 'li-6'])
  expect([await isResumeOf(env.DB, 'li-4', owner), await isResumeOf(env.DB, 'li-1', stranger)]).toEqual([true, false])
})

test('the picture of a résumé is noted for its owner, while it is not deleted, never an earlier one', async () => {
  const [owner, stranger] = [await newUser(), await newUser()]
  await put('resumes', resumeRow('th-1', owner), resumeRow('th-2', owner, { deleted_at: 1 }), resumeRow('th-3', owner))
  // What each leaves behind that nobody is shown.
  expect(await noteThumbnail(env.DB, 'th-1', stranger, 1)).toBe(1)
  expect(await noteThumbnail(env.DB, 'th-2', owner, 1)).toBe(1)
  expect(await noteThumbnail(env.DB, 'th-1', owner, 0)).toBeNull()
  expect(await noteThumbnail(env.DB, 'th-1', owner, 3)).toBe(0)
  expect(await noteThumbnail(env.DB, 'th-1', owner, 3)).toBeNull()
  expect(await noteThumbnail(env.DB, 'th-1', owner, 2)).toBe(2)
  expect(await noteThumbnail(env.DB, 'th-1', stranger, 3)).toBe(3)
  await put('resumes', resumeRow('th-0', owner, { thumbnail_rev: 8 }))
  expect([await noteThumbnail(env.DB, 'th-3', owner, 9), await thumbnailRev(env.DB, 'th-1', owner)]).toEqual([null, 3])
  expect(await read('resumes', 'id, thumbnail_rev', "id LIKE 'th-%'", 'id')).toEqual([
    ['th-0', 8],
    ['th-1', 3],
    ['th-2', null],
    ['th-3', 9],
  ])
  expect([await thumbnailRev(env.DB, 'th-1', owner), await thumbnailRev(env.DB, 'th-1', stranger)]).toEqual([3, null])
})

test('the row of a résumé goes only while it is deleted, and its owner’s others stay', async () => {
  const owner = await newUser()
  await put('resumes', resumeRow('fr-1', owner, { deleted_at: 1 }), resumeRow('fr-2', owner), resumeRow('fr-3', owner))
  for (const id of ['fr-1', 'fr-2']) await forgetResume(env.DB, id)
  expect(await read('resumes', 'id', "id LIKE 'fr-%'", 'id')).toEqual([['fr-2'], ['fr-3']])
})

test('one who asks with the key of another gets a résumé of their own', async () => {
  const add = (id: string, userId: number) =>
    addResume(env.DB, {
      ...{ id, userId, key: 'same', title: 't', locale: 'zh', design: 'ink', colour: null, completeness: 0 },
      ...{ twin: null, now: START, limit: 9 },
    })
  const [first, second] = [await newUser(), await newUser()]
  expect([await add('sk-1', first), await add('sk-2', second), await add('sk-3', second)]).toEqual([
    'sk-1',
    'sk-2',
    'sk-2',
  ])
})
