import { describe, expect, test } from 'vitest'
import { createMailSender } from '#src/api/mail/index.ts'
import type { Mail, MailDeps } from '#src/api/mail/sender.ts'

const MAIL: Mail = { to: 'mary@example.com', sender: '青简', subject: '验证码', text: '123456', html: '<p>123456</p>' }
const RESEND = {
  provider: 'resend',
  from: 'no-reply@qingjian.test',
  apiKey: 're_1',
  baseUrl: 'https://resend.test',
} as const
const CLOUDFLARE = { provider: 'cloudflare', from: 'no-reply@qingjian.test', sandboxUrl: undefined } as const

/** What a sender says, what it asked for, and what it wrote into the log. */
async function sent(
  config: Parameters<typeof createMailSender>[0],
  {
    mail = MAIL,
    http,
    binding,
  }: { mail?: Mail; http?: () => Promise<Response>; binding?: (letter: unknown) => Promise<unknown> },
) {
  const requests: Request[] = []
  const letters: unknown[] = []
  const logged: unknown[] = []
  const deps: MailDeps = {
    http: (input, init) => {
      requests.push(new Request(input, init))
      return http?.() ?? Promise.reject(new Error('No network'))
    },
    log: { info: () => {}, error: (event, cause, fields) => void logged.push([event, cause, fields]) },
    binding: binding && {
      send: async (letter: unknown) => {
        letters.push(letter)
        await binding(letter)
        return { messageId: '' }
      },
    },
  }
  const outcome = await createMailSender(config, deps).send(mail)
  const asked = await Promise.all(
    requests.map(async (request) => [
      request.method,
      request.url,
      Object.fromEntries(request.headers),
      await request.json(),
    ]),
  )
  return { outcome, asked, letters, logged }
}

const unsent = (provider: string, outcome: string, reason: string) => [['mail.not-sent', reason, { provider, outcome }]]
const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }))

describe('Resend', () => {
  const body = {
    from: '"青简" <no-reply@qingjian.test>',
    to: [MAIL.to],
    subject: MAIL.subject,
    text: MAIL.text,
    html: MAIL.html,
  }

  test('is asked with the whole letter', async () => {
    const { outcome, asked, logged } = await sent(RESEND, { http: json(200, { id: '1' }) })
    const headers = { authorization: 'Bearer re_1', 'user-agent': 'Qingjian', 'content-type': 'application/json' }
    expect([outcome, asked, logged]).toEqual(['sent', [['POST', 'https://resend.test/emails', headers, body]], []])
  })

  test('names who is answered instead, and the sender without what would end the name', async () => {
    const mail = { ...MAIL, sender: 'A "B" <x>\\\r\n', replyTo: 'help@example.com' }
    const { asked } = await sent(RESEND, { mail, http: json(200, { id: '1' }) })
    expect(asked[0]?.[3]).toEqual({ ...body, from: '"A B x" <no-reply@qingjian.test>', reply_to: 'help@example.com' })
  })

  test.each([
    ['a refusal', json(422, { name: 'validation_error' }), 'failed', 'validation_error'],
    ['a refusal without a name', json(499, {}), 'failed', 'HTTP 499'],
    ['no id', json(200, {}), 'failed', 'HTTP 200'],
    ['another success', json(201, { id: '1' }), 'failed', 'HTTP 201'],
    ['a fault', json(500, { name: 'internal' }), 'unknown', 'internal'],
    ['something unreadable', () => Promise.resolve(new Response('<html>')), 'unknown', 'HTTP 200'],
    ['no answer', () => Promise.reject(new Error('to mary@example.com, code 123456')), 'unknown', 'Error: to … code …'],
  ])('%s: %s', async (_what, http, outcome, reason) => {
    const found = await sent(RESEND, { http })
    expect([found.outcome, found.logged]).toEqual([outcome, unsent('resend', outcome, reason)])
  })
})

describe('Cloudflare', () => {
  const letter = {
    to: MAIL.to,
    from: { email: 'no-reply@qingjian.test', name: '青简' },
    subject: MAIL.subject,
    text: MAIL.text,
    html: MAIL.html,
  }
  const failing = (error: unknown) => () => Promise.reject(error)
  const coded = (code: unknown) => Object.assign(new Error('no'), { code })

  test('is handed the whole letter', async () => {
    const binding = () => Promise.resolve()
    expect(await sent(CLOUDFLARE, { binding })).toMatchObject({ outcome: 'sent', letters: [letter], logged: [] })
    const mail = { ...MAIL, replyTo: 'help@example.com' }
    expect((await sent(CLOUDFLARE, { mail, binding })).letters).toEqual([{ ...letter, replyTo: 'help@example.com' }])
  })

  test.each([
    ['a mistake of ours', new TypeError('no'), 'failed', 'TypeError: no'],
    ['a refusal', coded('E_RATE_LIMIT_EXCEEDED'), 'failed', 'Error: no'],
    ['another refusal', coded('E_RECIPIENT_NOT_ALLOWED'), 'failed', 'Error: no'],
    ['a fault', coded('E_INTERNAL'), 'unknown', 'Error: no'],
    ['a code that only looks like one', coded('XE_SENDER'), 'unknown', 'Error: no'],
    ['a code that is none', coded(5), 'unknown', 'Error: no'],
    ['an error without a code', new Error('no'), 'unknown', 'Error: no'],
    ['something that is no error', 'E_SENDER', 'unknown', 'E_SENDER'],
  ])('%s: %s', async (_what, error, outcome, reason) => {
    const found = await sent(CLOUDFLARE, { binding: failing(error) })
    expect([found.outcome, found.logged]).toEqual([outcome, unsent('cloudflare', outcome, reason)])
  })

  test('without its binding it has not been sent', async () => {
    const { outcome, logged } = await sent(CLOUDFLARE, {})
    expect([outcome, logged]).toEqual(['failed', unsent('cloudflare', 'failed', 'TypeError: There is no binding')])
  })

  test('the sandbox takes the letter in its place', async () => {
    const config = { ...CLOUDFLARE, sandboxUrl: 'http://sandbox.test' }
    const { outcome, asked } = await sent(config, { http: json(200, {}) })
    const headers = { 'content-type': 'application/json' }
    expect([outcome, asked]).toEqual(['sent', [['POST', 'http://sandbox.test/mail/send', headers, letter]]])
    const refused = await sent(config, { http: json(500, {}) })
    expect([refused.outcome, refused.logged]).toEqual([
      'failed',
      unsent('cloudflare', 'failed', 'TypeError: The sandbox answers 500'),
    ])
  })
})

test('without a provider every letter fails', async () => {
  const { outcome, logged } = await sent({ provider: 'none' }, {})
  expect([outcome, logged]).toEqual(['failed', unsent('none', 'failed', 'MAIL_PROVIDER is not set')])
})
