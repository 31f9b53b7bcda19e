import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { readForExport } from '#src/api/db/accounts/account-export.ts'
import { RESTORABLE_MS } from '#src/contract/index.ts'
import { START } from '#tests/support/api.ts'
import { newUser, orderRow, put, resumeRow } from '#tests/support/rows.ts'
import { publishFixtures } from '#tests/support/templates.ts'

test('of deleted résumés those are exported that can be restored, after the others', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const end = START - RESTORABLE_MS
  await put(
    'resumes',
    resumeRow('ex-1', user, { deleted_at: end + 1 }),
    resumeRow('ex-2', user, { deleted_at: end }),
    resumeRow('ex-3', user, { created_at: 3 }),
    resumeRow('ex-4', user, { created_at: 2 }),
    resumeRow('ex-5', other),
  )
  const photo = (key: string, user_id: number, created_at: number) => ({ key, user_id, sha256: key, created_at })
  await put('photos', photo('ex-1', user, 2), photo('ex-2', user, 1), photo('ex-3', other, 1))
  const { resumes, photos } = await readForExport(env.DB, { userId: user, names: [], now: START })
  expect([resumes.map(({ id }) => id), photos]).toEqual([
    ['ex-4', 'ex-3', 'ex-1'],
    ['ex-2', 'ex-1'],
  ])
})

/** A row of somebody in every table that names people; its texts tell whose it is. */
async function fillTables(user: number, whose: string, template: number): Promise<void> {
  const own = { user_id: user, created_at: 1 }
  const name = `${whose}-row`
  const order_no = `${whose}-order`
  const email = `${whose}@example.com`
  await put('resumes', resumeRow(`${whose}-resume`, user))
  await put('orders', orderRow(order_no, user))
  const rows: Record<string, Record<string, string | number | null>> = {
    passkeys: { ...own, id: name, user_handle: 'h', public_key: 'k', counter: 0, transports: '[]', name, synced: 0 },
    identities: { ...own, provider: 'wechat', subject: `${whose}-wechat` },
    sessions: { ...own, token_hash: name, expires_at: 9, last_seen_at: 1, user_agent: name, address: '' },
    sockets: {
      ...{ id: name, resume_id: `${whose}-resume`, user_id: user, token_hash: name, opened_at: 1, expires_at: 9 },
    },
    payments: {
      order_no,
      transaction_id: name,
      nth: 0,
      amount: 1,
      fate: 'granted',
      refund_failures: 0,
      received_at: 1,
    },
    refunds: { order_no, transaction_id: name, refund_no: name, amount: 1, raised: 1, told_at: 1 },
    grants: { order_no, user_id: user, granted_at: 1 },
    redemption_codes: { code_hash: name, tail: name, level: 'monthly', uses: 1, used: 1, created_at: 1 },
    redemptions: { code_hash: name, user_id: user, tail: name, level: 'monthly', redeemed_at: 1 },
    word_downloads: { ...own, day: name, template_id: template },
    favourites: { ...own, template_type: 'word', template_id: template },
    shares: {
      ...{ ...own, id: name, resume_id: `${whose}-resume`, request_key: name, token_hash: name, label: name },
      ...{ hide_contacts: 0, download: 0 },
    },
    share_comments: {
      ...{
        id: name,
        share_id: name,
        resume_id: `${whose}-resume`,
        user_id: user,
        request_key: name,
        reader_hash: name,
      },
      ...{ name, place: 'items/i1', quote: '', text: name, state: 'open', created_at: 1 },
    },
    share_answers: { comment_id: name, request_key: name, by: 'owner', text: name, created_at: 1 },
    applications: {
      ...{ ...own, id: name, request_key: name, resume_id: `${whose}-resume`, employer: name, title: name, link: '' },
      ...{ posting: name, status: 'sent', next_step: name, updated_at: 1 },
    },
    application_states: { application_id: name, number: 1, status: 'sent', at: 1 },
    application_coverage: { application_id: name, slot: '', covered: 1, total: 2, at: 1 },
    application_sendings: {
      ...{ ...own, id: name, application_id: name, request_key: name, sent_on: '2026-11-21', name, bytes: 1 },
      ...{ file_key: name, share_label: '' },
    },
    own_designs: { user_id: user, id: name, design: '{}', updated_at: 1 },
    handoffs: {
      ...{ id: name, link_hash: name, purpose: 'photo', user_id: user, resume_id: `${whose}-resume` },
      ...{ session_hash: name, address_key: '', expires_at: 9 },
    },
    linked_files: { key: name, user_id: user, name, expires_at: 9 },
    attempts: { id: name, kind: 'login', mobile: email, address: '', at: 1 },
    operations: { at: 1, operator: 'ada', command: name, subject: '', user_id: user, outcome: 'done' },
  }
  for (const [table, row] of Object.entries(rows)) await put(table, row)
  const message = (number: string, other: object) => ({
    ...{ number, digest: number, email: '', name: '', topic: 'other', order_no: '', message: '', locale: 'zh' },
    ...{ created_at: 1, user_id: null, ...other },
  })
  await put('contact_messages', message(`${whose}-sent`, { user_id: user }), message(`${whose}-mail`, { email }))
  const code = { type: 'register', code_hash: 'x', sent_at: 1, expires_at: 9, used_for: null }
  await put(
    'sms_codes',
    { ...code, id: `${whose}-1`, mobile: email },
    { ...code, id: `${whose}-2`, mobile: `${whose}-before`, used_for: user },
  )
  const scene = { browser_hash: 'b', address_key: 'a', locale: 'zh', created_at: 1, expires_at: 9 }
  await put(
    'wechat_scenes',
    { ...scene, id: `${whose}-1`, place: `${whose}-bind`, user_id: user, openid: null },
    { ...scene, id: `${whose}-2`, place: `${whose}-login`, user_id: null, openid: `${whose}-wechat` },
  )
}

test('of every table the rows of the person are exported, and of nobody else', async () => {
  await publishFixtures([{ id: 1001 }, { id: 1002 }])
  const [user, other] = [await newUser(), await newUser()]
  await fillTables(user, 'own', 1001)
  await fillTables(other, 'other', 1002)
  // Of another provider, somebody may be called as another is in WeChat.
  await put('identities', { provider: 'later', subject: 'other-wechat', user_id: user, created_at: 0 })
  const names = ['own@example.com']
  const { files } = await readForExport(env.DB, { userId: user, names, now: START })
  const counts = Object.fromEntries(
    Object.values(files).flatMap((subjects) => Object.entries(subjects).map(([key, rows]) => [key, rows.length])),
  )
  const twice = ['identities', 'messages', 'codes', 'wechat_sign_ins']
  expect(counts).toEqual(
    Object.fromEntries(Object.keys(counts).map((key) => [key, key === 'photos' ? 0 : twice.includes(key) ? 2 : 1])),
  )
  const { account, ...rest } = files
  expect(JSON.stringify([rest, account?.designs])).not.toContain('other-')
  expect(account?.identities?.map(({ subject }) => subject).toSorted()).toEqual(['other-wechat', 'own-wechat'])
  expect([rest.downloads?.downloads, rest.favourites?.favourites]).toMatchObject([
    [{ template_id: 1001, title_zh: '模板 1001' }],
    [{ template_id: 1001, title_zh: '模板 1001' }],
  ])
})
