import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { type KeptMessage, keepMessage, noteMail, takeMessage, waitingMessages } from '#src/api/db/contact-messages.ts'
import { sweeps } from '#src/api/db/sweeping.ts'
import { DAY, START } from '#tests/support/api.ts'
import { newUser, read } from '#tests/support/rows.ts'

const message = (number: string, other: Partial<KeptMessage> = {}): KeptMessage => ({
  ...{ number, digest: number, userId: null, email: 'a@example.com', name: '', topic: 'other', order_no: '' },
  ...{ message: 'x', locale: 'zh', at: START, ...other },
})
const mails = (prefix: string) => read('contact_messages', 'number, mail', `number LIKE '${prefix}%'`, 'number')

test('a message is kept once, whatever number it is given, with all it says and whose it is', async () => {
  const userId = await newUser()
  const said = { userId, name: '李', topic: 'payment', order_no: 'QJ1', message: '文', locale: 'en', at: 7 } as const
  expect(await keepMessage(env.DB, message('km1', { digest: 'd', ...said }))).toEqual({ number: 'km1', isNew: true })
  expect(await keepMessage(env.DB, message('km2', { digest: 'd' }))).toEqual({ number: 'km1', isNew: false })
  expect(await keepMessage(env.DB, message('km3'))).toEqual({ number: 'km3', isNew: true })
  const columns = 'number, user_id, email, name, topic, order_no, message, locale, created_at, mail'
  expect(await read('contact_messages', columns, "number LIKE 'km%'", 'number')).toEqual([
    ['km1', userId, 'a@example.com', '李', 'payment', 'QJ1', '文', 'en', 7, 'waiting'],
    ['km3', null, 'a@example.com', '', 'other', '', 'x', 'zh', START, 'waiting'],
  ])
})

test('a letter is taken once, and what became of it is noted for it alone, while nobody knows', async () => {
  for (const number of ['tm1', 'tm2', 'tm3']) await keepMessage(env.DB, message(number))
  expect((await takeMessage(env.DB, 'tm1'))?.number).toBe('tm1')
  expect([await takeMessage(env.DB, 'tm1'), await takeMessage(env.DB, 'none')]).toEqual([null, null])
  await takeMessage(env.DB, 'tm2')
  expect(await mails('tm')).toEqual([
    ['tm1', 'unknown'],
    ['tm2', 'unknown'],
    ['tm3', 'waiting'],
  ])
  await noteMail(env.DB, 'tm1', 'sent')
  await noteMail(env.DB, 'tm3', 'sent')
  expect(await mails('tm')).toEqual([
    ['tm1', 'sent'],
    ['tm2', 'unknown'],
    ['tm3', 'waiting'],
  ])
  await noteMail(env.DB, 'tm1', 'waiting')
  await noteMail(env.DB, 'tm2', 'waiting')
  expect(await mails('tm')).toEqual([
    ['tm1', 'sent'],
    ['tm2', 'waiting'],
    ['tm3', 'waiting'],
  ])
})

test('letters wait in the order in which they came, so many at a time', async () => {
  await env.DB.prepare('DELETE FROM contact_messages').run()
  for (const [nth, number] of ['wm3', 'wm1', 'wm2'].entries()) await keepMessage(env.DB, message(number, { at: nth }))
  await keepMessage(env.DB, message('wm0', { at: -1 }))
  await takeMessage(env.DB, 'wm0')
  expect([await waitingMessages(env.DB, 9), await waitingMessages(env.DB, 2)]).toEqual([
    ['wm3', 'wm1', 'wm2'],
    ['wm3', 'wm1'],
  ])
})

test('a message goes a year after it came, to the millisecond', async () => {
  for (const n of [-1, 0, 1]) await keepMessage(env.DB, message(`sm${n}`, { at: START - 365 * DAY + n }))
  await sweeps.messages(env.DB, START).remove(1000).run()
  expect((await mails('sm')).map((row) => Object(row)[0])).toEqual(['sm1'])
})
