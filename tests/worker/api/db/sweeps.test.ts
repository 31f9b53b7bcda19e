import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { endedLinks } from '#src/api/db/files/linked-files.ts'
import { giveUpPhotos, photoOwnersToCheck } from '#src/api/db/files/photos.ts'
import { expiredResumes, forgetResume } from '#src/api/db/resumes/resumes.ts'
import { endedSockets } from '#src/api/db/resumes/sockets.ts'
import { sweeps, USE_KEPT_DAYS } from '#src/api/db/sweeping.ts'
import { SCENE_LIMIT_SPAN_MS } from '#src/api/domain/wechat-scene.ts'
import { RESTORABLE_MS } from '#src/contract/index.ts'
import { DAY, START } from '#tests/support/api.ts'
import { newUser, put, read, resumeRow } from '#tests/support/rows.ts'

/** Around a moment: what ended before it, at it, after it, and never. */
const around = (moment: number) => ({ before: moment - 1, at: moment, after: moment + 1 })

test('solutions, codes, scenes, links and sessions go at the moment they count no more, not before', async () => {
  const userId = await newUser()
  await put('resumes', resumeRow('shared', userId))
  for (const [id, end] of Object.entries(around(START))) {
    await put('captcha_uses', { id, expires_at: end })
    await put('sessions', {
      token_hash: id,
      user_id: userId,
      created_at: 0,
      expires_at: end,
      last_seen_at: 0,
      user_agent: '',
      address: '',
    })
  }
  for (const [id, end] of [...Object.entries(around(START - 90 * DAY)), ['never', null] as const]) {
    await put('redemption_codes', {
      code_hash: id,
      tail: 'X',
      level: 'monthly',
      uses: 1,
      created_at: 0,
      expires_at: end,
    })
  }
  for (const [id, end] of [...Object.entries(around(START - 30 * DAY)), ['never', null] as const]) {
    const of = { resume_id: 'shared', user_id: userId, request_key: id, token_hash: id, label: '' }
    await put('shares', { id, ...of, hide_contacts: 0, download: 0, created_at: 0, revoked_at: end })
  }
  for (const [id, end] of Object.entries(around(START - SCENE_LIMIT_SPAN_MS))) {
    await put('wechat_scenes', {
      id,
      browser_hash: '',
      address_key: '',
      place: '',
      locale: 'zh',
      created_at: 0,
      expires_at: end,
    })
  }
  const { solutions, sessions, redeemCodes, shares, scenes } = sweeps
  const swept = [solutions, sessions, redeemCodes, shares, scenes]
  await env.DB.batch(swept.map((sweep) => sweep(env.DB, START).remove(1000)))
  expect(await read('captcha_uses', 'id')).toEqual([['after']])
  expect(await read('sessions', 'token_hash')).toEqual([['after']])
  expect(await read('redemption_codes', 'code_hash')).toEqual([['after'], ['never']])
  expect(await read('shares', 'id')).toEqual([['after'], ['never']])
  expect(await read('wechat_scenes', 'id')).toEqual([['after']])
})

test('résumés are removed seven days after they were deleted, the oldest first; living ones never', async () => {
  const userId = await newUser()
  const { before, at, after } = around(START - RESTORABLE_MS)
  await put(
    'resumes',
    resumeRow('at', userId, { deleted_at: at }),
    resumeRow('before', userId, { deleted_at: before }),
    resumeRow('after', userId, { deleted_at: after }),
    resumeRow('living', userId),
  )
  expect(await expiredResumes(env.DB, START, 5)).toEqual(['before', 'at'])
  expect(await expiredResumes(env.DB, START, 1)).toEqual(['before'])
  for (const id of ['before', 'living']) await forgetResume(env.DB, id)
  const left = await read('resumes', 'id', `user_id = ${userId}`, 'id')
  expect(left).toEqual([['after'], ['at'], ['living']])
})

test('open sockets and links to files that have ended, the longest ago first', async () => {
  const userId = await newUser()
  for (const [id, end] of [
    ['at', START],
    ['after', START + 1],
    ['before', START - 1],
  ] as const) {
    await put('sockets', { id, resume_id: 'r', user_id: userId, token_hash: id, opened_at: 0, expires_at: end })
    await put('linked_files', { key: id, user_id: userId, name: 'a.pdf', expires_at: end })
  }
  const socket = (id: string) => ({ id, resumeId: 'r' })
  expect(await endedSockets(env.DB, START, 5)).toEqual([socket('before'), socket('at')])
  expect(await endedSockets(env.DB, START, 1)).toEqual([socket('before')])
  expect(await endedLinks(env.DB, START, 5)).toEqual(['before', 'at'])
  expect(await endedLinks(env.DB, START, 1)).toEqual(['before'])
})

test('photos are looked at by owner, those not looked at longest first, each owner once', async () => {
  const [first, second, third] = [await newUser(), await newUser(), await newUser()]
  const photo = (key: string, user_id: number, checked_at: number) => ({
    key,
    user_id,
    sha256: key,
    created_at: 0,
    checked_at,
  })
  await put(
    'photos',
    photo('a', first, 50),
    photo('b', second, 40),
    photo('c', first, 60),
    photo('d', third, 101),
    photo('e', second, 100),
  )
  expect(await photoOwnersToCheck(env.DB, 100, 5)).toEqual([second, first])
  expect(await photoOwnersToCheck(env.DB, 100, 1)).toEqual([second])
  expect(await photoOwnersToCheck(env.DB, 101, 5)).toEqual([second, first, third])
})

test('the picture of an account is in use, that of another account is not', async () => {
  const [first, second] = [await newUser(), await newUser()]
  const photo = (key: string, user_id: number) => ({ key, user_id, sha256: key, created_at: 0 })
  await put('photos', photo('gp-1', first), photo('gp-2', second), photo('gp-3', second), photo('gp-4', second))
  await env.DB.exec(`UPDATE users SET picture = 'gp-3' WHERE id = ${first}`)
  await env.DB.exec(`UPDATE users SET picture = 'gp-2' WHERE id = ${second}`)
  const owners = [{ userId: second, used: ['gp-4'] }]
  const giveUp = (before: number) => giveUpPhotos(env.DB, owners, { now: START, before, every: DAY })
  expect([await giveUp(START - 1), await giveUp(START)]).toEqual([[], ['gp-3']])
  expect(await read('photos', 'key, unused_since', "key LIKE 'gp-%'", 'key')).toEqual([
    ['gp-1', null],
    ['gp-2', null],
    ['gp-3', START],
    ['gp-4', null],
  ])
})

test.each([
  ['all used: after a week', null, START],
  ['one just found unused: after a week', START, START],
  ['one to be given up in three days: then', START - 20 * DAY, START - 4 * DAY],
  ['one that could not be given up: the next day', START - 60 * DAY, START - 6 * DAY],
])('photos are looked at again, %s', async (_, unused_since, checked) => {
  const user_id = await newUser()
  const photo = (key: string, since: number | null) => ({
    key,
    user_id,
    sha256: key,
    created_at: 0,
    unused_since: since,
  })
  await env.DB.exec('DELETE FROM photos')
  await put('photos', photo('used', null), photo('other', unused_since))
  const used = unused_since === null ? ['used', 'other'] : ['used']
  await giveUpPhotos(env.DB, [{ userId: user_id, used }], { now: START, before: START - 23 * DAY, every: 7 * DAY })
  expect(await read('photos', 'checked_at')).toEqual([[checked], [checked]])
})

test('counts of use go with their day', async () => {
  await env.DB.exec('DELETE FROM use_counts')
  const count = (day: string) => ({ day, kind: 'visit', name: 'home', detail: '', count: 1 })
  await put('use_counts', count('2026-11-19'), count('2026-11-20'), count('2026-11-21'))
  await env.DB.batch([sweeps.use(env.DB, Date.parse('2026-11-20') + USE_KEPT_DAYS * DAY).remove(99)])
  expect(await read('use_counts', 'day', '1', 'day')).toEqual([['2026-11-20'], ['2026-11-21']])
})
