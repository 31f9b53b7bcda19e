import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  endOtherSessions,
  endSession,
  listSessions,
  noteProof,
  noteProofAfterChange,
} from '#src/api/db/accounts/devices.ts'
import {
  accountsToEmpty,
  endLateSessions,
  filesOf,
  forgetAccount,
  keepAccount,
  leave,
  leaveUnasked,
} from '#src/api/db/accounts/leaving.ts'
import { readSession } from '#src/api/db/accounts/sessions.ts'
import { readWays } from '#src/api/db/accounts/ways.ts'
import { readShare, wasLink } from '#src/api/db/resumes/shares.ts'
import { START } from '#tests/support/api.ts'
import { newUser, orderRow, put, read, resumeRow } from '#tests/support/rows.ts'

// Written out, so that another number in the code is noticed.
const DEVICE_ID_LENGTH = 16

const session = (token_hash: string, user_id: number, other = {}) => ({
  ...{
    token_hash,
    user_id,
    created_at: 1,
    expires_at: START + 9,
    last_seen_at: 5,
    user_agent: '',
    address: '',
    ...other,
  },
})
const file = (key: string, user_id: number) => ({ key, user_id, name: 'a.pdf', expires_at: START + 9 })
const left = (table: string, column: string, prefix: string) =>
  read(table, column, `${column} LIKE '${prefix}%'`, column)
const deletesAt = async (...ids: number[]) =>
  (await read('users', 'deletes_at', `id IN (${ids.join(', ')})`, 'id')).flat()

test('somebody leaves with their own session, proved lately; only theirs ends, and the day stays the first', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put(
    'sessions',
    session('le-1', user, { proved_at: 50 }),
    session('le-2', user),
    session('le-3', other, { proved_at: 60 }),
  )
  await put('linked_files', file('le-1', user), file('le-2', other))
  // Somebody else leaves: that is nothing to those who do not.
  const leaver = await newUser()
  await env.DB.prepare('UPDATE users SET deletes_at = 999 WHERE id = ?').bind(leaver).run()
  const go = (tokenHash: string, provedAfter: number, at = 77) =>
    leave(env.DB, { userId: user, tokenHash, provedAfter, deletesAt: at })
  expect([await go('le-1', 50), await go('le-2', 49), await go('le-3', 49), await go('none', 49)]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect([await left('sessions', 'token_hash', 'le-'), await deletesAt(user, other)]).toEqual([
    [['le-1'], ['le-2'], ['le-3']],
    [null, null],
  ])
  expect(await read('linked_files', 'expires_at', "key LIKE 'le-%'", 'key')).toEqual([[START + 9], [START + 9]])
  expect(await go('le-1', 49)).toBe(77)
  expect([await left('sessions', 'token_hash', 'le-'), await deletesAt(user, other)]).toEqual([[['le-3']], [77, null]])
  expect(await read('linked_files', 'expires_at', "key LIKE 'le-%'", 'key')).toEqual([[0], [START + 9]])
  await put('sessions', session('le-4', user, { proved_at: 50 }))
  expect(await go('le-4', 49, 99)).toBe(77)
  await keepAccount(env.DB, user, 0)
  await keepAccount(env.DB, leaver, 0)
})

test('an operator has one account leave, without a proof: its sessions and files end, and the day stays the first', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('sessions', session('lu-1', user), session('lu-2', other))
  await put('linked_files', file('lu-1', user), file('lu-2', other))
  expect([await leaveUnasked(env.DB, 0, 77), await deletesAt(user, other)]).toEqual([null, [null, null]])
  expect([await leaveUnasked(env.DB, user, 77), await leaveUnasked(env.DB, user, 99)]).toEqual([77, 77])
  expect([await left('sessions', 'token_hash', 'lu-'), await deletesAt(user, other)]).toEqual([[['lu-2']], [77, null]])
  expect(await read('linked_files', 'expires_at', "key LIKE 'lu-%'", 'key')).toEqual([[0], [START + 9]])
  await keepAccount(env.DB, user, 0)
})

test('an account is kept while there is time, alone; afterwards its sessions end and it is emptied, the longest due first', async () => {
  const [early, late, other, staying] = [await newUser(), await newUser(), await newUser(), await newUser()]
  const due = (id: number, at: number) =>
    env.DB.prepare('UPDATE users SET deletes_at = ? WHERE id = ?').bind(at, id).run()
  for (const [id, at] of [
    [early, 100],
    [late, 90],
    [other, 101],
  ] as const)
    await due(id, at)
  for (const [n, id] of [early, late, other, staying].entries()) await put('sessions', session(`ke-${n}`, id))
  expect(await accountsToEmpty(env.DB, 100, 9)).toEqual([late, early])
  expect(await accountsToEmpty(env.DB, 100, 1)).toEqual([late])
  await endLateSessions(env.DB, 100)
  expect(await left('sessions', 'token_hash', 'ke-')).toEqual([['ke-2'], ['ke-3']])
  await keepAccount(env.DB, early, 100)
  expect(await deletesAt(early, late, other)).toEqual([100, 90, 101])
  await keepAccount(env.DB, early, 99)
  expect(await deletesAt(early, late, other)).toEqual([null, 90, 101])
  await keepAccount(env.DB, late, 0)
  await keepAccount(env.DB, other, 0)
})

test('an account is forgotten with what tells of its user; orders stay without who made them, and others keep all', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const [mobile, others] = (await read('users', 'mobile', `id IN (${user}, ${other})`, 'id')).flat().map(String)
  const attempt = (id: string, subject: string) => ({ id, kind: 'login', mobile: subject, address: '', at: 0 })
  const code = (id: string, number: string, used_for: number | null) => ({
    id,
    mobile: number,
    type: 'reset',
    code_hash: '',
    sent_at: 0,
    expires_at: 0,
    used_for,
  })
  const scene = (id: string, openid: string) => ({
    id,
    browser_hash: '',
    address_key: '',
    place: '',
    locale: 'zh',
    created_at: 0,
    expires_at: 0,
    openid,
  })
  const order = { client_address: '::1', pay_url: 'u', payer: 'x' }
  await put(
    'attempts',
    attempt('fo-1', mobile ?? ''),
    attempt('fo-2', `${user}`),
    attempt('fo-3', others ?? ''),
    attempt('fo-4', `${other}`),
  )
  await put(
    'sms_codes',
    code('fo-1', mobile ?? '', null),
    code('fo-2', 'elsewhere', user),
    code('fo-3', others ?? '', other),
  )
  for (const [provider, subject, id] of [
    ['wechat', 'fo-x', user],
    ['wechat', 'fo-y', other],
    ['later', 'fo-z', user],
  ] as const) {
    await put('identities', { provider, subject, user_id: id, created_at: 0 })
  }
  await put('wechat_scenes', scene('fo-1', 'fo-x'), scene('fo-2', 'fo-y'), scene('fo-3', 'fo-z'))
  await put(
    'orders',
    orderRow('fo-1', user, order),
    orderRow('fo-2', user, { ...order, payer: null, lane: 'other' }),
    orderRow('fo-3', other, order),
  )
  await put(
    'photos',
    { key: 'fo-1', user_id: user, sha256: 'a', created_at: 0 },
    { key: 'fo-2', user_id: other, sha256: 'a', created_at: 0 },
  )
  await put('linked_files', file('fo-1', user), file('fo-2', other))
  expect((await readWays(env.DB, await newUser()))?.hasWechat).toBe(false)
  expect(await filesOf(env.DB, user)).toEqual({ photos: ['fo-1'], linked: ['fo-1'] })
  expect(await readWays(env.DB, user)).toEqual({
    mobile,
    email: null,
    passwordHash: null,
    deletesAt: null,
    hasWechat: true,
    hasPasskey: false,
    language: null,
  })
  await forgetAccount(env.DB, user, [mobile ?? '', String(user)], START)
  expect(await left('attempts', 'id', 'fo-')).toEqual([['fo-3'], ['fo-4']])
  expect(await left('sms_codes', 'id', 'fo-')).toEqual([['fo-3']])
  expect(await left('wechat_scenes', 'id', 'fo-')).toEqual([['fo-2'], ['fo-3']])
  expect(await left('identities', 'subject', 'fo-')).toEqual([['fo-y']])
  expect(await read('orders', 'user_id, client_address, payer, pay_url', "order_no LIKE 'fo-%'", 'order_no')).toEqual([
    [null, '', '', ''],
    [null, '', null, ''],
    [other, '::1', 'x', 'u'],
  ])
  expect([await readWays(env.DB, user), (await readWays(env.DB, other))?.hasWechat]).toEqual([null, true])
  await env.DB.prepare("UPDATE identities SET provider = 'later' WHERE user_id = ?").bind(other).run()
  expect((await readWays(env.DB, other))?.hasWechat).toBe(false)
})

test('with an account go its messages, what was tried from their addresses, and links only remembered as ended', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const message = (number: string, email: string, user_id: number | null) => ({
    ...{ number, digest: number, user_id, email, name: '', topic: 'other', order_no: '', message: '' },
    ...{ locale: 'zh', created_at: 1 },
  })
  const attempt = (id: string, mobile: string) => ({ id, kind: 'login', mobile, address: '', at: 0 })
  await put(
    'contact_messages',
    message('fm-1', 'Own@Example.com', user),
    message('fm-2', 'Known@Example.com', null),
    message('fm-3', 'other@example.com', other),
    message('fm-4', 'nobody@example.com', null),
  )
  await put('attempts', attempt('fm-1', 'own@example.com'), attempt('fm-2', 'other@example.com'))
  await put('resumes', resumeRow('fm-1', user), resumeRow('fm-2', other))
  const share = (id: string, user_id: number) => ({
    ...{ id, resume_id: id, user_id, request_key: id, token_hash: id, label: '', hide_contacts: 0, download: 0 },
    created_at: 1,
  })
  await put('shares', share('fm-1', user), share('fm-2', other))
  await forgetAccount(env.DB, user, ['known@example.com'], START)
  expect(await left('contact_messages', 'number', 'fm-')).toEqual([['fm-3'], ['fm-4']])
  expect(await left('attempts', 'id', 'fm-')).toEqual([['fm-2']])
  expect([await wasLink(env.DB, 'fm-1'), await wasLink(env.DB, 'fm-2')]).toEqual([true, false])
})

test('a user sees and ends living sessions of their own, the one used last first', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const hash = (n: number) => `${n}`.repeat(DEVICE_ID_LENGTH)
  await put(
    'sessions',
    session(`${hash(1)}a`, user, { last_seen_at: 5 }),
    session(`${hash(2)}a`, user, { last_seen_at: 7 }),
    session(`${hash(3)}a`, user, { last_seen_at: 5, created_at: 2 }),
    session(`${hash(4)}a`, user, { expires_at: START }),
    session(`${hash(1)}b`, other),
  )
  const listed = async () => (await listSessions(env.DB, user, START)).map(({ token_hash }) => token_hash)
  expect(await listed()).toEqual([`${hash(2)}a`, `${hash(3)}a`, `${hash(1)}a`])
  await endSession(env.DB, user, hash(1))
  expect(await listed()).toEqual([`${hash(2)}a`, `${hash(3)}a`])
  expect((await readSession(env.DB, `${hash(1)}b`, START))?.userId).toBe(other)
  await endOtherSessions(env.DB, user, `${hash(3)}a`)
  expect(await listed()).toEqual([`${hash(3)}a`])
  expect((await readSession(env.DB, `${hash(1)}b`, START))?.userId).toBe(other)
})

test('a session is proved by itself, and after a change only if something changed', async () => {
  const user = await newUser()
  await put('sessions', session('pr-1', user), session('pr-2', user))
  const proved = async () => (await read('sessions', 'proved_at', "token_hash LIKE 'pr-%'", 'token_hash')).flat()
  await noteProof(env.DB, 'pr-1', 7).run()
  expect(await proved()).toEqual([7, 0])
  const change = (id: number) => env.DB.prepare("UPDATE users SET user_name = 'y' WHERE id = ?").bind(id)
  await env.DB.batch([change(0), noteProofAfterChange(env.DB, 'pr-2', 8)])
  expect(await proved()).toEqual([7, 0])
  await env.DB.batch([change(user), noteProofAfterChange(env.DB, 'pr-2', 8)])
  expect(await proved()).toEqual([7, 8])
})

test('the links of whoever leaves are withdrawn, and nobody else’s', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('resumes', resumeRow('wl-1', user), resumeRow('wl-2', other))
  const share = (id: string, user_id: number) => ({
    id,
    resume_id: id,
    user_id,
    request_key: id,
    token_hash: id,
    label: '',
    hide_contacts: 0,
    download: 0,
    created_at: 1,
  })
  await put('shares', share('wl-1', user), share('wl-2', other))
  await env.DB.prepare('UPDATE users SET deletes_at = 70 WHERE id = ?').bind(user).run()
  expect([(await readShare(env.DB, 'wl-1'))?.revoked_at, (await readShare(env.DB, 'wl-2'))?.revoked_at]).toEqual([
    70,
    null,
  ])
  await env.DB.prepare("UPDATE shares SET revoked_at = 60 WHERE id = 'wl-1'").run()
  expect((await readShare(env.DB, 'wl-1'))?.revoked_at).toBe(60)
})
