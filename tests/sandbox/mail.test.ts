import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createMailSender } from '#src/api/mail/index.ts'
import { writeLetter } from '#src/api/mail/letter.ts'
import type { MailOutcome } from '#src/api/mail/sender.ts'
import { parseMail } from '#src/env/mail.ts'
import { createSandbox, KEYS, noSite, SANDBOX } from './sandbox.ts'

const sandbox = createSandbox(noSite)
const deployment = { production: false, sandboxUrl: SANDBOX }
const log: string[] = []
const row = z.object({ to: z.string(), subject: z.string(), text: z.string(), code: z.optional(z.string()) })

const letter = writeLetter({
  locale: 'zh',
  sender: '青简 "简历" <站>',
  to: 'reader@example.com',
  subject: '登录验证码',
  paragraphs: ['您好 <b>，', { code: '042718' }],
  reason: '这封信由青简发出。',
})

beforeEach(async () => {
  log.length = 0
  await sandbox.reset()
})

function sender(provider: 'cloudflare' | 'resend', key = KEYS.RESEND_API_KEY) {
  const config = parseMail({ ...KEYS, RESEND_API_KEY: key, MAIL_PROVIDER: provider }, deployment)
  return createMailSender(config, {
    http: sandbox.network,
    log: { info: () => {}, error: (_event, cause) => void log.push(String(cause)) },
    binding: undefined,
  })
}

const outbox = async (to: string) => z.array(row).parse(await sandbox.get(`mail?to=${to}`))

test('a letter has both forms, and nothing in it is taken as markup', () => {
  expect(letter.text).toBe('您好 <b>，\n\n    042718\n\n-- \n\n这封信由青简发出。\n')
  expect(letter.html).toContain('<html lang="zh-CN">')
  expect(letter.html).toContain('您好 &lt;b&gt;，</p>')
})

test.each(['cloudflare', 'resend'] as const)('%s carries letters to the outbox, newest first', async (provider) => {
  const { send } = sender(provider)
  const second = { ...letter, subject: '第二封', text: '没有验证码' }
  expect([await send(letter), await send(second)]).toEqual(['sent', 'sent'])
  const { to } = letter
  expect(await outbox('reader@example.com')).toEqual([
    { to, subject: '第二封', text: '没有验证码' },
    { to, subject: '登录验证码', text: letter.text, code: '042718' },
  ])
  expect(await outbox('somebody@example.com')).toEqual([])
})

test.each<['cloudflare' | 'resend', 'fail' | 'broken', MailOutcome]>([
  ['cloudflare', 'fail', 'failed'],
  ['resend', 'fail', 'unknown'],
  ['resend', 'broken', 'unknown'],
])('%s that is set to %s: %s', async (provider, mail, outcome) => {
  await sandbox.setFaults({ mail })
  expect(await sender(provider).send(letter)).toBe(outcome)
  expect(log).toHaveLength(1)
})

test('a key that is not known sends nothing, and the log has no address', async () => {
  expect(await sender('resend', 'sandboxOther').send(letter)).toBe('failed')
  expect(await outbox(letter.to)).toEqual([])
  expect(log).toEqual(['invalid_api_key'])
})

test('a caller that does not say what it is is turned away, as Resend does', async () => {
  const answer = await sandbox.network(`${SANDBOX}/api.resend.com/domains`, {
    headers: { authorization: `Bearer ${KEYS.RESEND_API_KEY}` },
  })
  expect([answer.status, await answer.text()]).toEqual([403, 'error code: 1010'])
})
