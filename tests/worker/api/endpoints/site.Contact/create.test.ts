import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepMessage } from '#src/api/db/contact-messages.ts'
import { readSiteConfig } from '#src/api/db/site-config.ts'
import { runTimers } from '#src/api/upkeep/timers.ts'
import { parseEnv } from '#src/env/index.ts'
import { DAY_MS, HOUR_MS } from '#src/lib/time.ts'
import { contactTexts } from '#src/texts/contact.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, VARIABLES } from '#tests/support/api.ts'
import { databaseWith } from '#tests/support/database.ts'

const message = {
  email: 'Reader@example.com',
  topic: 'payment',
  name: '李雷',
  order_no: 'QJ1',
  message: '付款后没有开通。',
} as const
const MAILING = parseEnv({ ...env, ...VARIABLES, MAIL_PROVIDER: 'resend', RESEND_API_KEY: 're_1' })
const NUMBER = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

beforeEach(async () => {
  await env.DB.prepare("UPDATE site_config SET support_email = 'help@qingjian.test'").run()
})
afterEach(async () => {
  await env.DB.prepare('DELETE FROM contact_messages').run()
  await env.DB.prepare("UPDATE site_config SET support_email = ''").run()
})

function mailing() {
  const api = createTestApi({ config: MAILING })
  const send = async (changes: object = {}, options: object = {}) => {
    const { body } = await api.call('site.Contact/create', { ...message, ...changes }, options)
    return body as { code: number; data: { number: string } }
  }
  const subjects = () => api.mail.sent.map(({ to, subject }) => `${to}: ${subject}`)
  return { ...api, write: send, subjects }
}

const rows = async () =>
  (await env.DB.prepare('SELECT email, topic, message, locale, mail FROM contact_messages ORDER BY created_at').all())
    .results

describe('a message', () => {
  test('is kept, passed on, and acknowledged with its number', async () => {
    const { write, mail } = mailing()
    const { code, data } = await write()
    expect(code).toBe(1)
    expect(data.number).toMatch(NUMBER)
    expect(await rows()).toEqual([
      { email: message.email, topic: 'payment', message: message.message, locale: 'zh', mail: 'sent' },
    ])
    const [theirs, ours] = [...mail.sent].sort((a, b) => b.to.localeCompare(a.to))
    expect(theirs).toMatchObject({ to: message.email, replyTo: 'help@qingjian.test' })
    expect(theirs?.text).toContain(data.number)
    expect(theirs?.text).not.toContain(message.message)
    expect(ours).toMatchObject({
      to: 'help@qingjian.test',
      replyTo: message.email,
      subject: `[${data.number}] 付款与会员 / ${contactTexts.en.topics.payment}`,
    })
    expect(ours?.text).toContain(message.message)
  })

  test('in English is acknowledged in English, by the site under its English name', async () => {
    const { write, mail } = mailing()
    const { number } = (await write({}, { language: 'en' })).data
    const { site_name: sender } = await readSiteConfig(env.DB, 'en')
    const t = contactTexts.en
    const reason = t.letterReason(sender)
    expect(mail.sent.find(({ to }) => to === message.email)).toMatchObject({
      sender,
      subject: t.letterSubject(number),
      text: `${[t.letterText(number), t.letterAnswer, '-- ', reason].join('\n\n')}\n`,
    })
  })

  test('sent again that day is the same one; the next day another', async () => {
    const { write, clock, mail } = mailing()
    const first = await write()
    expect(await write()).toEqual(first)
    expect(mail.sent).toHaveLength(2)
    clock.now += DAY_MS
    expect((await write()).data.number).not.toBe(first.data.number)
  })

  test('sent again where no more are taken that day is still said to be there', async () => {
    const { write } = mailing()
    const send = (nth: number) =>
      write({ email: 'often@example.com', message: `第 ${nth} 条` }, { address: '198.51.100.78' })
    const sent = []
    for (const nth of [1, 2, 3, 4, 5]) sent.push(await send(nth))
    expect([await send(6), await send(5)]).toEqual([expect.objectContaining({ code: 429 }), sent[4]])
  })

  test('that could not be passed on goes out with the next hour, once', async () => {
    const { write, mail, services, subjects } = mailing()
    mail.outcome = 'failed'
    const { data } = await write()
    expect(await rows()).toMatchObject([{ mail: 'waiting' }])
    mail.outcome = 'sent'
    mail.sent.length = 0
    for (let hour = 0; hour < 2; hour += 1) await runTimers(services, hour * HOUR_MS + 17 * 60_000)
    expect(subjects()).toEqual([`help@qingjian.test: [${data.number}] 付款与会员 / ${contactTexts.en.topics.payment}`])
    expect(await rows()).toMatchObject([{ mail: 'sent' }])
  })

  test('that cannot be passed on is tried once in an hour, however many wait', async () => {
    const { mail, services } = mailing()
    const emails = Array.from({ length: 41 }, (_, nth) => `w${nth}@example.com`)
    for (const [nth, email] of emails.entries()) {
      const kept = {
        number: `w${nth}`,
        digest: `w${nth}`,
        userId: null,
        locale: 'zh',
        at: services.now() + nth,
      } as const
      await keepMessage(services.db, { ...message, ...kept, email })
    }
    mail.outcome = 'failed'
    await runTimers(services, 17 * 60_000)
    expect(mail.sent.map(({ replyTo }) => replyTo)).toEqual(emails)
  })

  test('that the ledger does not hand out holds up no other, and goes out an hour later', async () => {
    const { write, mail, services } = mailing()
    mail.outcome = 'failed'
    for (const email of ['first@example.com', 'second@example.com']) await write({ email })
    mail.outcome = 'sent'
    mail.sent.length = 0
    let isLost = false
    const prepare = (sql: string) => {
      if (isLost || !sql.includes("SET mail = 'unknown'")) return env.DB.prepare(sql)
      isLost = true
      throw new Error('D1_ERROR: Network connection lost.')
    }
    const broken = { ...services, db: databaseWith({ prepare }) }
    const forwarded = () => mail.sent.map(({ replyTo }) => replyTo)
    await runTimers(broken, 17 * 60_000)
    expect(forwarded()).toEqual(['second@example.com'])
    await runTimers(broken, HOUR_MS + 17 * 60_000)
    expect(forwarded()).toEqual(['second@example.com', 'first@example.com'])
  })

  test('of the same words is another one when somebody else has signed in', async () => {
    const { write, ...api } = mailing()
    const [one, other] = [await registerUser(api), await registerUser(api)]
    const sent = [{}, { token: one.token }, { token: other.token }, { token: one.token }]
    const numbers: string[] = []
    for (const options of sent) {
      const { data } = await write({ email: 'same@example.com' }, { ...options, address: '198.51.100.77' })
      numbers.push(data.number)
    }
    expect([new Set(numbers).size, numbers[3]]).toEqual([3, numbers[1]])
  })

  test('that may have been passed on is not sent again', async () => {
    const { write, mail, services } = mailing()
    mail.outcome = 'unknown'
    await write()
    mail.sent.length = 0
    await runTimers(services, 17 * 60_000)
    expect(mail.sent).toEqual([])
    expect(await rows()).toMatchObject([{ mail: 'unknown' }])
  })

  test('is kept where nobody carries letters, and removed after a year', async () => {
    const { call, services, clock, mail } = createTestApi()
    await call('site.Contact/create', message)
    expect(mail.sent).toEqual([])
    expect(await rows()).toMatchObject([{ mail: 'waiting' }])
    clock.now += 366 * DAY_MS
    await runTimers(services, 17 * 60_000)
    expect(await rows()).toEqual([])
  })
})

test.each([
  ['email', { email: 'nobody' }],
  ['email', { email: 'a@example.com\r\nbcc: b@example.com' }],
  ['name', { name: 'a\nb' }],
  ['topic', { topic: 'spam' }],
  ['message', { message: '  ' }],
  ['message', { message: 'x'.repeat(4001) }],
])('%s is checked', async (field, changes) => {
  const { call } = createTestApi()
  const answer = await call('site.Contact/create', { ...message, ...changes } as typeof message)
  expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } })
  expect(await rows()).toEqual([])
})

test('one sender is let in five times a day from one place, and one place twenty times', async () => {
  const { write } = mailing()
  const codes = []
  for (let n = 0; n < 6; n += 1) {
    // The same sender, however the address is written.
    const email = n % 2 === 0 ? 'reader@example.com' : 'READER@Example.com'
    codes.push((await write({ email, message: `Nr ${n}` })).code)
  }
  for (let n = 0; n < 16; n += 1) codes.push((await write({ email: `a${n}@example.com` })).code)
  expect(codes).toEqual([...Array(5).fill(1), 429, ...Array(15).fill(1), 429])
})
