import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { spendSolution } from '#src/api/db/accounts/captcha-uses.ts'
import { addLinkedFile, forgetLinks, linkedFileName } from '#src/api/db/files/linked-files.ts'
import { addPhoto, forgetPhotos, giveUpPhotos, isPhotoOf } from '#src/api/db/files/photos.ts'
import { addSocket, forgetSockets } from '#src/api/db/resumes/sockets.ts'
import {
  addFavourite,
  isFavourite,
  listFavourites,
  readFavouriteMarks,
  removeFavourite,
} from '#src/api/db/templates/favourites.ts'
import { countDownload, countUsed, readUsage } from '#src/api/db/templates/word-downloads.ts'
import { DAY, START } from '#tests/support/api.ts'
import { newUser, put, read } from '#tests/support/rows.ts'
import { publishFixtures } from '#tests/support/templates.ts'

test('ten links to files are open at a time, of one user, and the next is free when the first of them ends', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const file = (key: string, userId: number, expiresAt: number) => ({
    key,
    user_id: userId,
    name: `${key}.pdf`,
    expires_at: expiresAt,
  })
  await put('linked_files', file('l-ended', user, START), file('l-other', other, START + 5))
  const add = (key: string, expiresAt: number) =>
    addLinkedFile(env.DB, { key, userId: user, name: `${key}.pdf`, expiresAt }, START)
  for (let n = 0; n < 10; n += 1) expect(await add(`l-${n}`, START + 100 - n)).toBe(null)
  expect(await add('l-more', START + 200)).toBe(START + 91)
  expect(await linkedFileName(env.DB, 'l-0', START)).toBe('l-0.pdf')
  expect(await linkedFileName(env.DB, 'l-0', START + 99)).toBe('l-0.pdf')
  expect(await linkedFileName(env.DB, 'l-0', START + 100)).toBe(null)
  await forgetLinks(env.DB, ['l-1', 'l-ended'])
  expect(await linkedFileName(env.DB, 'l-1', START)).toBe(null)
  expect(await linkedFileName(env.DB, 'l-2', START)).toBe('l-2.pdf')
  expect(await add('l-more', START + 200)).toBe(null)
})

test('a socket is noted while its session lives; the user’s oldest over ten are too many', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const session = { created_at: 0, last_seen_at: 0, user_agent: '', address: '' }
  await put('sessions', { token_hash: 's-1', user_id: user, expires_at: START + 50, ...session })
  const add = (id: string, openedAt: number, tokenHash = 's-1') =>
    addSocket(env.DB, { id, resumeId: `r-${id}`, userId: user, tokenHash, openedAt })
  const old = { resume_id: 'r', token_hash: 's-2', opened_at: 1, expires_at: START + 50 }
  await put('sockets', { id: 'k-other', user_id: other, ...old })
  expect(await add('k-ended', START + 50)).toEqual({ isOpen: false, surplus: [] })
  expect(await add('k-none', START, 'nobody')).toEqual({ isOpen: false, surplus: [] })
  for (let n = 0; n < 10; n += 1) expect(await add(`k-${n}`, START + n)).toEqual({ isOpen: true, surplus: [] })
  expect(await add('k-10', START + 49)).toEqual({ isOpen: true, surplus: [{ id: 'k-0', resumeId: 'r-k-0' }] })
  expect(await read('sockets', 'id, expires_at', "id = 'k-10'")).toEqual([['k-10', START + 50]])
  await forgetSockets(env.DB, ['k-0', 'k-1'])
  expect((await read('sockets', 'count(*)', `user_id = ${user}`))[0]).toEqual([9])
})

test('photos have room by number and by bytes, of one user; a picture that is there needs none', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const photo = (key: string, user_id: number, bytes: number, more = {}) => ({
    key,
    user_id,
    sha256: `sha-${key}`,
    bytes,
    created_at: 0,
    ...more,
  })
  await put('photos', photo('p-1', user, 60, { unused_since: 5 }), photo('p-2', other, 900))
  const add = (key: string, bytes: number, limits: { photos: number; bytes: number }, sha256 = `sha-${key}`) =>
    addPhoto(env.DB, { key, userId: user, sha256, bytes, now: START, limits })
  expect(await add('p-3', 40, { photos: 1, bytes: 999 })).toBe(null)
  expect(await add('p-3', 41, { photos: 2, bytes: 100 })).toBe(null)
  expect(await add('p-3', 40, { photos: 2, bytes: 100 }, 'sha-p-2')).toBe('p-3')
  expect(await add('p-4', 60, { photos: 0, bytes: 0 }, 'sha-p-1')).toBe('p-1')
  expect(await read('photos', 'key, bytes, unused_since', `user_id = ${user}`, 'key')).toEqual([
    ['p-1', 60, null],
    ['p-3', 40, null],
  ])
  expect([await isPhotoOf(env.DB, 'p-1', user), await isPhotoOf(env.DB, 'p-2', user)]).toEqual([true, false])
})

test('photos unused since a time are given up and then forgotten, the used ones and those of others kept', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const photo = (key: string, user_id: number, unused_since: number | null) => ({
    key,
    user_id,
    sha256: `sha-${key}`,
    created_at: 0,
    unused_since,
  })
  await put(
    'photos',
    photo('g-1', user, 10),
    photo('g-2', user, 11),
    photo('g-3', user, 5),
    photo('g-4', user, null),
    photo('g-5', other, 1),
  )
  expect(
    await giveUpPhotos(env.DB, [{ userId: user, used: ['g-3'] }], { now: 99, before: 10, every: DAY + 50 }),
  ).toEqual(['g-1'])
  expect(await read('photos', 'key, sha256, checked_at, unused_since', "key LIKE 'g-%'", 'key')).toEqual([
    ['g-1', 'g-1', 49, 10],
    ['g-2', 'sha-g-2', 49, 11],
    ['g-3', 'sha-g-3', 49, null],
    ['g-4', 'sha-g-4', 49, 99],
    ['g-5', 'sha-g-5', 0, 1],
  ])
  await forgetPhotos(env.DB, ['g-1', 'g-5'])
  expect(await read('photos', 'key', "key LIKE 'g-%'", 'key')).toEqual([['g-2'], ['g-3'], ['g-4']])
})

test('downloads are counted by user and day, each template once a day', async () => {
  await publishFixtures([{ id: 1001 }, { id: 1002 }, { id: 1003 }])
  const [user, other] = [await newUser(), await newUser()]
  const count = (templateId: number, userId = user, day = '2026-11-21') =>
    countDownload(env.DB, { userId, templateId, day, limit: 2, now: START })
  const downloads = async () => (await read('word_templates', 'downloads', 'id < 1004', 'id')).flat()
  for (const id of [1001, 1002]) await count(id, other)
  await count(1003, user, '2026-11-20')
  expect([await count(1001), await count(1001), await count(1002), await count(1003), await count(1002)]).toEqual([
    true,
    true,
    true,
    false,
    true,
  ])
  expect(await downloads()).toEqual([2, 2, 1])
  expect(await countUsed(env.DB, user, '2026-11-21')).toBe(2)
  expect(await readUsage(env.DB, user, 1001, '2026-11-21')).toEqual({ used: 2, downloaded: true })
  expect(await readUsage(env.DB, user, 1003, '2026-11-21')).toEqual({ used: 2, downloaded: false })
  expect(await readUsage(env.DB, user, 1003, '2026-11-20')).toEqual({ used: 1, downloaded: true })
})

test('favourites count once for each user and template, of what is published, and come newest first', async () => {
  await publishFixtures([{ id: 1001 }, { id: 1002 }, { id: 1003 }])
  const [user, other] = [await newUser(), await newUser()]
  const add = (templateId: number, now: number, userId = user, type: 'word' | 'resume' = 'word') =>
    addFavourite(env.DB, { userId, type, templateId }, now)
  expect([await add(1001, 3), await add(1001, 4), await add(1002, 3), await add(1003, 1), await add(9999, 1)]).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  await add(1001, 1, other)
  await add(1003, 9, user, 'resume')
  const counters = async () => (await read('word_templates', 'favourites', 'id < 1004', 'id')).flat()
  expect(await counters()).toEqual([2, 1, 2])
  const marks = await readFavouriteMarks(env.DB, user)
  expect(marks.map(({ template_type, template_id }) => `${template_type} ${template_id}`)).toEqual([
    'resume 1003',
    'word 1002',
    'word 1001',
    'word 1003',
  ])
  await publishFixtures([{ id: 1001 }, { id: 1002 }])
  expect(await add(1003, 9, other)).toBe(false)
  const page = async (n: number) => {
    const { totals, items } = await listFavourites(env.DB, { userId: user, type: 'word', page: n, pageSize: 1 })
    return { totals, ids: items.map(({ template_id }) => template_id) }
  }
  expect(await page(1)).toEqual({ totals: { word: 2, resume: 0 }, ids: [1002] })
  expect(await page(2)).toEqual({ totals: { word: 2, resume: 0 }, ids: [1001] })
  expect(await page(3)).toEqual({ totals: { word: 2, resume: 0 }, ids: [] })
  const remove = (templateId: number, type: 'word' | 'resume' = 'word') =>
    removeFavourite(env.DB, { userId: user, type, templateId })
  expect([await remove(1001), await remove(1001), await remove(1003), await remove(9999)]).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(await counters()).toEqual([1, 1, 1])
  const is = (userId: number, type: 'word' | 'resume', templateId: number) =>
    isFavourite(env.DB, { userId, type, templateId })
  expect([await is(user, 'word', 1002), await is(user, 'word', 1001), await is(user, 'resume', 1003)]).toEqual([
    true,
    false,
    true,
  ])
  expect([await is(user, 'word', 1003), await is(other, 'word', 1001), await is(other, 'word', 1002)]).toEqual([
    false,
    true,
    false,
  ])
})

test('a solution is good once', async () => {
  expect([
    await spendSolution(env.DB, 'a', 1),
    await spendSolution(env.DB, 'a', 1),
    await spendSolution(env.DB, 'b', 1),
  ]).toEqual([true, false, true])
})
