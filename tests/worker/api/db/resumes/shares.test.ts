import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { addShare, changeShare, listShares, readShare, revokeShare } from '#src/api/db/resumes/shares.ts'
import { newUser, put, read, resumeRow } from '#tests/support/rows.ts'

// Written out, so that another number in the code is noticed.
const SHARES_MAX = 20

const SETTINGS = { label: 'l', expiresAt: null, hideContacts: false, download: true, comments: false }

const shareRow = (id: string, resume_id: string, user_id: number, other = {}) => ({
  ...{ id, resume_id, user_id, request_key: `key-${id}`, token_hash: `token-${id}`, label: id },
  ...{ hide_contacts: 0, download: 0, created_at: 1, ...other },
})

const newShare = (id: string, resumeId: string, userId: number, key = `key-${id}`) => ({
  ...SETTINGS,
  ...{ id, resumeId, userId, key, tokenHash: `token-${id}`, passwordHash: null, now: 5 },
})

test('links of other résumés and withdrawn ones take no room, and a key counts for its owner', async () => {
  const [owner, stranger] = [await newUser(), await newUser()]
  await put('resumes', resumeRow('sa-r', owner), resumeRow('sa-o', owner))
  await put('shares', shareRow('sa-x', 'sa-r', owner, { revoked_at: 1 }), shareRow('sa-y', 'sa-o', owner))
  for (let n = 0; n < SHARES_MAX; n += 1)
    expect((await addShare(env.DB, newShare(`sa-${n}`, 'sa-r', owner)))?.id).toBe(`sa-${n}`)
  expect(await addShare(env.DB, newShare('sa-more', 'sa-r', owner))).toBe(null)
  expect((await addShare(env.DB, newShare('sa-more', 'sa-r', owner, 'key-sa-0')))?.id).toBe('sa-0')
  expect(await addShare(env.DB, newShare('sa-more', 'sa-r', stranger, 'key-sa-0'))).toBe(null)
  expect((await addShare(env.DB, newShare('sa-z', 'sa-o', owner, 'key-sa-0')))?.id).toBe('sa-z')
})

test('a list has the links of one résumé, for its owner, without the withdrawn, the newest first', async () => {
  const [owner, stranger] = [await newUser(), await newUser()]
  await put('resumes', resumeRow('sl-r', owner), resumeRow('sl-o', owner))
  await put(
    'shares',
    shareRow('sl-1', 'sl-r', owner, { created_at: 1 }),
    shareRow('sl-2', 'sl-r', owner, { created_at: 3 }),
    shareRow('sl-3', 'sl-r', owner, { created_at: 3 }),
    shareRow('sl-4', 'sl-r', owner, { revoked_at: 1 }),
    shareRow('sl-5', 'sl-o', owner),
  )
  expect((await listShares(env.DB, 'sl-r', owner)).map(({ id }) => id)).toEqual(['sl-2', 'sl-3', 'sl-1'])
  expect(await listShares(env.DB, 'sl-r', stranger)).toEqual([])
})

test('a link is changed and withdrawn by its owner; a withdrawn one stays as it was', async () => {
  const [owner, stranger] = [await newUser(), await newUser()]
  await put('resumes', resumeRow('sc-r', owner))
  const hash = { password_hash: 'old' }
  await put(
    'shares',
    shareRow('sc-1', 'sc-r', owner, hash),
    shareRow('sc-2', 'sc-r', owner, hash),
    shareRow('sc-3', 'sc-r', owner, { revoked_at: 7 }),
  )
  const change = (id: string, userId: number, passwordHash: string | null | undefined) =>
    changeShare(env.DB, {
      ...{ id, userId, label: 'new', expiresAt: 9, hideContacts: true, download: true, comments: true, passwordHash },
    })
  expect([
    await change('sc-1', stranger, null),
    await change('sc-3', owner, null),
    await change('none', owner, null),
  ]).toEqual([null, null, null])
  expect(await revokeShare(env.DB, 'sc-1', stranger, 8)).toBe(false)
  const old = (id: string, revoked: number | null, password: string | null = 'old') => [
    id,
    id,
    null,
    0,
    0,
    password,
    revoked,
  ]
  const stored = () =>
    read('shares', 'id, label, expires_at, hide_contacts, download, password_hash, revoked_at', "id LIKE 'sc-%'", 'id')
  expect(await stored()).toEqual([old('sc-1', null), old('sc-2', null), old('sc-3', 7, null)])
  expect((await change('sc-1', owner, undefined))?.password_hash).toBe('old')
  expect((await change('sc-1', owner, null))?.password_hash).toBe(null)
  expect((await change('sc-1', owner, 'better'))?.label).toBe('new')
  expect([await revokeShare(env.DB, 'sc-3', owner, 8), await revokeShare(env.DB, 'sc-2', owner, 8)]).toEqual([
    true,
    true,
  ])
  expect(await stored()).toEqual([['sc-1', 'new', 9, 1, 1, 'better', null], old('sc-2', 8), old('sc-3', 7, null)])
  expect((await readShare(env.DB, 'token-sc-3'))?.id).toBe('sc-3')
})
