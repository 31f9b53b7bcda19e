import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createSceneStore } from '#src/api/db/accounts/wechat-scenes.ts'
import { createWechatSignIn } from '#src/api/wechat/index.ts'
import { createApp } from '#src/app.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, SECOND, START } from '#tests/support/api.ts'
import { siteOf } from '#tests/support/own-site.ts'
import { setUpOwner } from '#tests/support/resumes.ts'
import { setUpShare } from '#tests/support/shares.ts'
import { ORIGIN, realAfter } from '#tests/support/site.ts'
import { storeContents } from '#tests/support/store-contents.ts'
import { createGateway } from '#tests/worker/adapters/pay-world.ts'

/** As the tests of WeChat's messages have it. */
const OFFICIAL_ACCOUNT = {
  mode: 'mp_scan',
  appId: 'wx0123456789abcdef',
  appSecret: 'secret',
  apiBase: 'https://api.weixin.qq.com',
  openBase: 'https://open.weixin.qq.com',
  cgiBase: 'https://api.weixin.qq.com',
  siteUrl: ORIGIN,
  pushToken: 'token',
  pushAesKey: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
} as const

const bytes = (...values: number[]) => new Uint8Array(values)
const text = (value: string) => new TextEncoder().encode(value)
const part = (head: string, content: Uint8Array<ArrayBuffer>) =>
  new Uint8Array([
    ...text(`--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    ...content,
    ...text('\r\n--edge--\r\n'),
  ])

/** What no form and no script of ours sends, by what it says it is. */
const bodies: [type: string, body: Uint8Array<ArrayBuffer>][] = [
  ['application/json', bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d)],
  ['application/json', text('['.repeat(20_000))],
  ['application/json', text('{"__proto__":{"admin":true},"constructor":1}')],
  ['application/x-www-form-urlencoded', text('%=%&=&a=%E0%A4%A&__proto__=1&%00=%00')],
  ['application/x-www-form-urlencoded', bytes(0, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x26, 0x3d)],
  ['multipart/form-data; boundary=edge', text('--edge')],
  ['multipart/form-data; boundary=edge', part('name="do"', bytes(0xff, 0, 0xd8, 0x0d, 0x0a, 0x2d, 0x2d))],
  ['multipart/form-data; boundary=edge', part('name="__proto__"; filename="../../a\u0000.html"', text('<script>'))],
  [
    'multipart/form-data; boundary=edge',
    part('name="photo"; filename="a.jpg"', bytes(0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff)),
  ],
  ['multipart/form-data; boundary=edge', text('--edge\r\nContent-Disposition: form-data\r\n\r\nx\r\n--edge--')],
  ['multipart/form-data', text('--edge--')],
  ['multipart/form-data; boundary=', text('----')],
  ['text/xml', text('<!DOCTYPE a [<!ENTITY b "c">]><xml><A>&b;</A></xml>')],
  ['', bytes(0x1f, 0x8b, 8, 0)],
]

test('bytes nobody sends are refused at every address that takes a body: nothing fails, and nothing is kept', async () => {
  const api = createTestApi()
  const { token, id } = await setUpOwner(api)
  const { link } = await setUpShare({ password: 'bamboo' }, undefined, api)
  await registerUser(api)
  const site = siteOf(api)
  const paths = [
    ...[`/old-edit?id=${id}`, '/en/old-edit', '/old-edit/sign-in', '/contact', '/en/contact'],
    ...[`/resume/s/${link.token}`, `/en/resume/s/${link.token}`, '/api/report', '/api/report/csp', '/api/measure'],
    ...['/api/user.Resume/uploadPhoto', '/api/user.Resume/save', '/api/user.Application/send'],
  ]
  const before = await storeContents()
  const answers = new Set<string>()
  for (const path of paths) {
    for (const [nth, [type, body]] of bodies.entries()) {
      const headers = {
        'content-type': type,
        origin: ORIGIN,
        cookie: `__Host-session=${token}`,
        'cf-connecting-ip': `192.0.2.${nth}`,
      }
      const answer = await site.fetch(new Request(ORIGIN + path, { method: 'POST', body, headers, redirect: 'manual' }))
      await answer.arrayBuffer()
      await site.settle()
      if (answer.status >= 500) answers.add(`${path} ${type} ${nth} ${answer.status}`)
    }
  }
  expect([[...answers], site.errors, api.faults]).toEqual([[], [], []])
  const kept = (lines: string[]) => lines.filter((line) => !line.startsWith('attempts '))
  expect(kept(await storeContents())).toEqual(kept(before))
})

test('so they are where WeChat and the gateways call, and where a phone answers', async () => {
  const base = createTestApi()
  const errors: string[] = []
  const log = { info: () => {}, error: (event: string) => void errors.push(event) }
  const { now, randomBytes } = base.services
  const wechat = createWechatSignIn(OFFICIAL_ACCOUNT, {
    ...{ now, randomBytes, log, cache: env.CACHE, scenes: createSceneStore(env.DB), secret: 'secret' },
    http: () => Promise.reject(new Error('WeChat is not asked')),
    siteName: async () => '青简',
  })
  const pay = { wechat: createGateway('wechat').gateway, alipay: createGateway('alipay').gateway }
  const app = createApp(() => ({ ...base.services, log, wechat, pay, after: realAfter }))
  const signed = `timestamp=${START / SECOND}&nonce=1&msg_signature=x`
  const paths = [`/wx/push?${signed}`, '/wx/confirm/scene', '/pay/notify/wechat', '/pay/notify/alipay']
  const before = await storeContents()
  const statuses: Record<string, Set<number>> = {}
  for (const path of paths) {
    for (const [type, body] of bodies) {
      const context = createExecutionContext()
      const headers = { 'content-type': type, ...(path.startsWith('/wx/confirm') && { origin: ORIGIN }) }
      const request = new Request(ORIGIN + path, { method: 'POST', body, headers, redirect: 'manual' })
      const answer = await app.fetch(request, { ...env, SITE_URL: ORIGIN }, context)
      await answer.arrayBuffer()
      await waitOnExecutionContext(context)
      statuses[path] = (statuses[path] ?? new Set()).add(answer.status)
    }
  }
  expect(Object.values(statuses).map((set) => [...set].sort())).toEqual([[403], [303, 413], [401], [401]])
  expect([errors, await storeContents()]).toEqual([[], before])
})
