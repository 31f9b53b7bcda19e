import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { closeMessage, openMessage, signatureOf } from '#src/sandbox/wechat/message.ts'
import { type Cookies, formOf, visit } from '#src/sandbox/wechat/phone.ts'
import { isPushAnswered, readReply } from '#src/sandbox/wechat/push.ts'
import { xmlOf } from '#src/sandbox/wechat/xml.ts'
import { KEYS, SITE } from './sandbox.ts'

const account = {
  ...{ appId: KEYS.WECHAT_APP_ID, appSecret: KEYS.WECHAT_APP_SECRET, pushToken: KEYS.WECHAT_PUSH_TOKEN },
  ...{ aesKey: KEYS.WECHAT_PUSH_AES_KEY, siteUrl: SITE },
}

describe('a browser on the phone', () => {
  /** A site that answers in this order, and what it was asked. */
  function siteOf(...answers: Response[]) {
    const asked: { method: string; path: string; cookie: string | null; origin: string | null; body: string }[] = []
    const site: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      const { headers, method, url } = request
      expect([headers.get('user-agent'), request.redirect]).toEqual([expect.stringMatching(/MicroMessenger/), 'manual'])
      const origin = headers.get('sec-fetch-site') === 'same-origin' ? headers.get('origin') : null
      asked.push({
        method,
        path: url.replace(SITE, ''),
        cookie: headers.get('cookie'),
        origin,
        body: Buffer.from(await request.arrayBuffer()).toString(),
      })
      const answer = answers.shift()
      if (answer === undefined) throw new Error('Nothing more is asked')
      return answer
    }
    return { site, asked }
  }

  const to = (location: string, ...cookies: string[]) =>
    new Response(null, {
      status: 302,
      headers: [['location', location], ...cookies.map((line): [string, string] => ['set-cookie', line])],
    })
  const page = (html: string, status = 200) => new Response(html, { status })

  test('follows the site with what it was given to keep, and shows the page it ends at', async () => {
    const html = '<body><h1>登录青简</h1><h1>2</h1></body>'
    const { site, asked } = siteOf(
      to('/b', 'one=1; Path=/', 'two=2'),
      to('c', 'one=3', 'two=; Max-Age=0; Path=/'),
      page(html),
    )
    const cookies: Cookies = { old: 'x' }
    const form = new URLSearchParams({ answer: 'yes' })
    expect(await visit(site, SITE, cookies, `${SITE}/a`, form)).toEqual({
      status: 200,
      heading: '登录青简',
      html,
      leftTo: null,
    })
    expect(cookies).toEqual({ old: 'x', one: '3' })
    const read = { method: 'GET', origin: null, body: '' }
    expect(asked).toEqual([
      { method: 'POST', path: '/a', cookie: 'old=x', origin: SITE, body: 'answer=yes' },
      { ...read, path: '/b', cookie: 'old=x; one=1; two=2' },
      { ...read, path: '/c', cookie: 'old=x; one=3' },
    ])
  })

  test('says where the site sends it when that is elsewhere, and goes no further', async () => {
    const { site, asked } = siteOf(to('https://open.weixin.qq.com/connect?a=1'))
    expect(await visit(site, SITE, {}, `${SITE}/a`)).toEqual({
      ...{ status: 302, heading: '', html: '', leftTo: 'https://open.weixin.qq.com/connect?a=1' },
    })
    expect(asked.length).toBe(1)
  })

  test('follows four times, and gives up at the fifth', async () => {
    const loop = (times: number) => Array.from({ length: times }, () => to('/again'))
    expect(await visit(siteOf(...loop(4), page('', 410)).site, SITE, {}, `${SITE}/a`)).toMatchObject({ status: 410 })
    const endless = siteOf(...loop(5), page(''))
    await expect(visit(endless.site, SITE, {}, `${SITE}/a`)).rejects.toThrow('The site redirects without end from /a')
    expect(endless.asked.length).toBe(5)
  })

  test('presses a button of a form there is', () => {
    const pressed = (html: string, button = 'confirm') => {
      const form = formOf({ status: 200, heading: '', html, leftTo: null }, button)
      return form && [form.action, form.fields.toString()]
    }
    const form = '<form method="post" action="/wx/s">'
    const buttons = '<button name="decision" value="cancel"><button name="decision" value="confirm">'
    expect(pressed(form + buttons)).toEqual(['/wx/s', 'decision=confirm'])
    expect([pressed(form), pressed(buttons), pressed(form + buttons, 'other')]).toEqual([null, null, null])
  })
})

describe('the answer to a push', () => {
  const keys = { aesKey: account.aesKey, appId: account.appId }
  const reply = { ToUserName: 'o1', FromUserName: 'gh_5a6d626f7878', MsgType: 'text', Content: '你好' }

  /** What is shown in the chat of an answer with this message. */
  function read(message: Record<string, string>, token = account.pushToken) {
    const closed = closeMessage(xmlOf(message), keys)
    const signature = signatureOf([token, '1700000000', '42', closed])
    const body = xmlOf({ Encrypt: closed, MsgSignature: signature, TimeStamp: '1700000000', Nonce: '42' })
    return readReply({ status: 200, body, tries: 1 }, account, 'o1')
  }

  test('is shown to whom it is for', () => {
    expect(read(reply)).toBe('你好')
    expect(() => read({ ...reply, ToUserName: 'o2' })).toThrow('The reply is for somebody else')
    expect(() => read({ ...reply, FromUserName: 'gh_0' })).toThrow('The reply is for somebody else')
    expect(() => read({ ...reply, MsgType: 'image' })).toThrow('The reply is no text')
    expect(() => read(reply, 'other')).toThrow('The signature is wrong')
  })

  test('may be none; what is no answer says so', () => {
    const said = (status: number | null, body: string) => readReply({ status, body, tries: 1 }, account, 'o1')
    expect([said(200, ''), said(200, 'success')]).toEqual([null, null])
    expect(() => said(null, '')).toThrow('No answer in time')
    expect(() => said(403, '')).toThrow('HTTP 403')
    expect([200, 403, 499, 500, 503].map(isPushAnswered)).toEqual([true, true, true, false, false])
  })
})

describe('a message that is closed otherwise', () => {
  const keys = { aesKey: account.aesKey, appId: account.appId }

  /** A message with this padding, which says that it has so many bytes. */
  function closed(text: string, padding: number, says = Buffer.byteLength(text)) {
    const content = Buffer.concat([Buffer.alloc(16), Buffer.alloc(4), Buffer.from(text + keys.appId)])
    content.writeInt32BE(says, 16)
    const size = Math.ceil((content.length + 1) / 16) * 16
    const plain = Buffer.concat([content, Buffer.alloc(size - content.length, padding)])
    const key = Buffer.from(`${keys.aesKey}=`, 'base64')
    const cipher = createCipheriv('AES-256-CBC', key, key.subarray(0, 16)).setAutoPadding(false)
    return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64')
  }
  /** Of so many bytes that the rest of a block takes as many as asked for. */
  const textBefore = (padding: number) => 'a'.repeat(96 - 20 - keys.appId.length - padding)

  test('is opened as far as its padding and its length are right', () => {
    expect(openMessage(closed(textBefore(1), 1), keys)).toBe(textBefore(1))
    expect(openMessage(closed(textBefore(16), 16), keys)).toBe(textBefore(16))
    expect(() => openMessage(closed(textBefore(1), 0), keys)).toThrow('The padding is wrong')
    expect(() => openMessage(closed(textBefore(1), 33), keys)).toThrow('The padding is wrong')
    expect(() => openMessage(closed(textBefore(1), 1, -1), keys)).toThrow('The length is wrong')
    const all = Buffer.byteLength(textBefore(1) + keys.appId)
    expect(() => openMessage(closed(textBefore(1), 1, all + 1), keys)).toThrow('The length is wrong')
    expect(() => openMessage(closed(textBefore(1), 1, all), keys)).toThrow('The app id is wrong')
    expect(() => openMessage(closed(textBefore(1), 1), { ...keys, appId: `${keys.appId}0` })).toThrow(
      'The app id is wrong',
    )
  })

  test('takes 32 bytes of padding, which is a block of its own', () => {
    // 20 and the app's name, and a text up to a multiple of 32.
    const text = 'a'.repeat(64 - 20 - keys.appId.length)
    expect(Buffer.from(closeMessage(text, keys), 'base64').length).toBe(96)
    expect(openMessage(closeMessage(text, keys), keys)).toBe(text)
  })
})
