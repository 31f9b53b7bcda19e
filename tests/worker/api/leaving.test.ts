import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { runTimers } from '#src/api/upkeep/timers.ts'
import { share } from '#src/contract/index.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { leaveOutObjects, placesOf } from '#tests/support/all-stores.ts'
import { createTestApi, MINUTE, newMobile } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { failing } from '#tests/support/failing.ts'
import { addPasskey } from '#tests/support/passkeys.ts'
import { base64, bytesOf, jpeg, jpegHead } from '#tests/support/pictures.ts'
import { newCode } from '#tests/support/redeem-codes.ts'
import { newMid, setUpOwner } from '#tests/support/resumes.ts'
import { plainLink } from '#tests/support/shares.ts'
import { createShop, plans } from '#tests/support/shop.ts'
import { publishFixtures, storeFiles } from '#tests/support/templates.ts'

beforeAll(async () => {
  await leaveOutObjects()
  await publishFixtures([{ id: 1001 }])
  await storeFiles(1001)
})

test('an account whose file cannot be removed now is emptied the next time, and keeps no other waiting', async () => {
  const api = createTestApi()
  const first = await setUpOwner(api)
  const second = await registerUser(api)
  const image = base64(jpeg(jpegHead(), [7]))
  await api.call('user.Resume/uploadPhoto', { image }, { token: first.token })
  for (const { id, token } of [first.user, second]) {
    await api.call('user.Account/delete', { confirm: String(id) }, { token })
  }
  api.clock.now += 7 * DAY_MS + MINUTE
  const broken = failing(env.FILES, 'delete', 'R2 is down')
  const there = () => countOf('SELECT count(*) AS count FROM users WHERE id IN (?, ?)', first.user.id, second.id)
  await runTimers({ ...api.services, files: broken }, api.clock.now)
  expect([await there(), api.faults.length]).toEqual([1, 1])
  await runTimers(api.services, api.clock.now)
  expect(await there()).toBe(0)
})

const SECRET = 'Kolibri-Geheimnis'
const OPENID = 'oKolibriOpenid'
const ADDRESS = '203.0.113.77'
const EMAIL = 'kolibri@example.com'

/** Writes into every field there is, of every call that stores something of a person. */
async function leaveTracesEverywhere() {
  const api = createShop()
  const mobile = newMobile()
  const from = { address: ADDRESS, userAgent: SECRET }
  const { code } = await receiveFrom(api, mobile)
  const registered = await api.call('user.Base/register', { mobile, password: SECRET, code }, from)
  const { user_id: id, token } = z
    .object({ data: z.object({ user_id: z.int(), token: z.string() }) })
    .parse(registered.body).data
  const mine = { ...from, token }
  const now = api.clock.now
  await env.DB.batch([
    env.DB.prepare('UPDATE users SET email = ? WHERE id = ?').bind(EMAIL, id),
    env.DB.prepare("INSERT INTO identities VALUES ('wechat', ?, ?, ?, ?)").bind(OPENID, SECRET, id, now),
    env.DB.prepare(
      `INSERT INTO wechat_scenes (id, browser_hash, address_key, place, locale, status, created_at, expires_at, openid,
         nickname) VALUES ('scene', '', ?, ?, 'zh', 2, ?, ?, ?, ?)`,
    ).bind(ADDRESS, SECRET, now, now + 99 * DAY_MS, OPENID, SECRET),
    env.DB.prepare(
      `INSERT INTO wechat_scenes (id, browser_hash, address_key, place, locale, created_at, expires_at, purpose, user_id)
         VALUES ('asked', '', ?, ?, 'zh', ?, ?, 'bind', ?)`,
    ).bind(ADDRESS, SECRET, now, now + 99 * DAY_MS, id),
  ])

  const photo = base64(jpeg(jpegHead(), bytesOf(SECRET)))
  const uploaded = await api.call('user.Resume/uploadPhoto', { image: photo }, mine)
  const { key } = z.object({ data: z.object({ key: z.string() }) }).parse(uploaded.body).data
  const doc = JSON.parse(JSON.stringify(fullDocument('zh')).replaceAll('of ', `${SECRET} `))
  doc.basics.photo = key
  const profile = { user_name: SECRET, picture: key, language: 'zh' } as const
  expect((await api.call('user.Profile/save', profile, mine)).body).toMatchObject({ code: 1 })
  const made = await api.call('user.Resume/create', { key: newMid(), doc }, mine)
  const resume = z.object({ data: z.object({ id: z.string() }) }).parse(made.body).data.id
  const journal = `${SECRET}-1`
  for (const rev of [1, 2, 3]) {
    const changed = { ...doc, basics: { ...doc.basics, name: `${SECRET} ${rev}` } }
    api.clock.now += 3 * MINUTE
    const saved = await api.call(
      'user.Resume/save',
      { id: resume, rev, mid: newMid(), journal, schema: 1, doc: changed },
      mine,
    )
    expect(saved.body).toMatchObject({ code: 1 })
  }
  await api.call('user.Resume/nameVersion', { id: resume, name: SECRET }, mine)
  await api.call('user.Resume/uploadThumbnail', { id: resume, rev: 4, image: photo }, mine)
  const gone = await api.call('user.Resume/duplicate', { id: resume, key: newMid() }, mine)
  await api.call(
    'user/resume/del',
    { id: z.object({ data: z.object({ id: z.string() }) }).parse(gone.body).data.id },
    mine,
  )
  const link = { id: resume, key: newMid(), ...plainLink, label: SECRET, password: SECRET }
  share.parse(z.object({ data: z.unknown() }).parse((await api.call('user.Share/create', link, mine)).body).data)
  const file = base64(bytesOf(`%PDF-1.7\n${SECRET}\n%%EOF\n`))
  expect((await api.call('user.Resume/linkFile', { name: `${SECRET}.pdf`, file }, mine)).body).toMatchObject({
    code: 1,
  })

  const applying = {
    ...{ key: newMid(), employer: SECRET, title: SECRET, link: `https://${SECRET}.example`, posting: SECRET, resume },
    coverage: { covered: 1, total: 2 },
  }
  const begun = await api.call('user.Application/create', applying, mine)
  const application = z.object({ data: z.object({ id: z.string() }) }).parse(begun.body).data.id
  await api.call('user.Application/change', { id: application, next: { step: SECRET, on: null } }, mine)
  const sent = { name: `${SECRET}.pdf`, base64: file }
  const sending = { id: application, key: newMid(), on: '2026-11-21', file: sent, share: null }
  expect((await api.call('user.Application/send', sending, mine)).body).toMatchObject({ code: 1 })

  const design = {
    qingjianDesign: 1,
    name: SECRET,
    design: { id: 'slips' },
    sections: { main: [], beside: [] },
  } as const
  expect((await api.call('user.Design/save', { id: newMid(), design }, mine)).body).toMatchObject({ code: 1 })
  const asked = await api.call('user.Handoff/create', { id: resume, purpose: 'photo' }, mine)
  const { link: forPhone } = z.object({ data: z.object({ link: z.string() }) }).parse(asked.body).data
  // From elsewhere: what limits count of it is gone after a day, long before an account is.
  const phone = { ...from, address: '198.51.100.7', browserKey: 'k'.repeat(43) }
  const asking = await api.call('user.Handoff/ask', { link: forPhone }, phone)
  expect(asking.body).toMatchObject({ data: { state: 'asked' } })
  const favourite = { template_id: 1001, template_type: 'word', resume_no: SECRET } as const
  await api.call('user.TemplateCollections/push', favourite, mine)
  await api.raw('word.Jianli/download', { id: '1001' }, mine)
  await api.call('user/vip_redeem', { code: await newCode(api, 'monthly') }, mine)
  const paid = await order(plans.yearly)
  await api.notify(api.wechat.pay(paid))
  await order(plans.lifetime)
  await env.DB.prepare('UPDATE orders SET payer = ? WHERE order_no = ?').bind(OPENID, paid).run()
  await addPasskey(api, token)
  await env.DB.prepare('UPDATE passkeys SET name = ? WHERE user_id = ?').bind(SECRET, id).run()
  await api.call('user.Account/sendCode', { to: 'mobile' }, mine)
  const message = { topic: 'other', name: SECRET, order_no: paid, message: SECRET } as const
  await api.call('site.Contact/create', { ...message, email: 'work@example.com' }, mine)
  await api.call('site.Contact/create', { ...message, email: 'Kolibri@Example.com' }, from)
  await api.call('user.Base/loginByPassword', { mobile, password: SECRET }, from)
  return { api, id, mobile, paid, mine, resume }

  async function order(plan: string): Promise<string> {
    const answer = await api.call('user.Pay/vip', { id: plan, pay_type: '1' }, mine)
    return z.object({ data: z.object({ order_no: z.string() }) }).parse(answer.body).data.order_no
  }
}

async function receiveFrom(api: ReturnType<typeof createTestApi>, mobile: string) {
  await api.call('user.Base/sendCode', { mobile, type: 'register' }, { address: ADDRESS })
  return { code: api.sms.sent.at(-1)?.code ?? '' }
}

test('nothing of somebody who left is in any store, byte by byte; paid orders stay without them', async () => {
  const { api, id, mobile, paid, mine } = await leaveTracesEverywhere()
  const traces = [SECRET, OPENID, ADDRESS, EMAIL, mobile]
  expect(await placesOf(traces)).toEqual([
    'D1 application_sendings',
    'D1 applications',
    'D1 attempts',
    'D1 contact_messages',
    'D1 handoffs',
    'D1 identities',
    'D1 linked_files',
    'D1 orders',
    'D1 own_designs',
    'D1 passkeys',
    'D1 resumes',
    'D1 sessions',
    'D1 shares',
    'D1 sms_codes',
    'D1 users',
    'D1 wechat_scenes',
    'R2 linked',
    'R2 photos',
    'R2 sent',
    'R2 thumbnails',
    'object',
  ])
  await api.call('user.Account/prove', { password: SECRET }, mine)
  expect((await api.call('user.Account/delete', { confirm: String(id) }, mine)).body).toMatchObject({ code: 1 })
  api.clock.now += 7 * DAY_MS
  await api.tick()
  api.clock.now += MINUTE
  await api.tick()
  expect(await placesOf(traces)).toEqual([])
  expect(await rowsNaming(id)).toEqual([])
  const order = await env.DB.prepare('SELECT user_id, amount, state FROM orders WHERE order_no = ?').bind(paid).first()
  expect(order).toEqual({ user_id: null, amount: 4910, state: 'paid' })
  expect(api.faults).toEqual([])
})

test('nobody comes in again once the time to keep the account is over, though it is still there', async () => {
  const api = createTestApi()
  const { id, mobile, password, token } = await registerUser(api)
  await api.call('user.Account/delete', { confirm: String(id) }, { token })
  const signIn = async () => (await api.call('user.Base/loginByPassword', { mobile, password })).body
  api.clock.now += 7 * DAY_MS - 1
  expect(await signIn()).toMatchObject({ code: 1 })
  api.clock.now += 1
  expect(await signIn()).not.toMatchObject({ code: 1 })
  expect(
    await countOf('SELECT count(*) AS count FROM sessions WHERE user_id = ? AND created_at = ?', id, api.clock.now),
  ).toBe(0)
})

/** The tables that still name a user. */
async function rowsNaming(id: number): Promise<string[]> {
  const columns = await env.DB.prepare(
    `SELECT t.name AS "table", c.name AS "column" FROM sqlite_master AS t JOIN pragma_table_info(t.name) AS c
     WHERE t.type = 'table' AND c.name IN ('user_id', 'used_for') AND t.name NOT LIKE '\\_cf%' ESCAPE '\\'`,
  ).all<{ table: string; column: string }>()
  expect(columns.results.length).toBeGreaterThan(8)
  const found: string[] = []
  for (const { table, column } of columns.results) {
    const count = await countOf(`SELECT count(*) AS count FROM ${table} WHERE ${column} = ?`, id)
    if (count > 0) found.push(table)
  }
  return found
}
