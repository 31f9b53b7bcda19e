import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sweepLinkedFiles } from '#src/api/upkeep/sweep.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, MINUTE, START } from '#tests/support/api.ts'
import { base64, bytesOf, padded } from '#tests/support/pictures.ts'

const PDF = bytesOf('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n')
/** A PDF file of this length. */
const ending = (length: number) => {
  const whole = padded(PDF, length)
  whole.set(bytesOf('%%EOF\n'), length - 6)
  return whole
}
const linked = z.object({ code: z.literal(1), data: z.object({ key: z.string(), expires_at: z.number() }) })
const unfit = { status: 200, body: { code: 1023, msg: '请提供 2 MB 以内的 PDF 文件' } }
const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }

async function setUp() {
  const api = createTestApi()
  const { token } = await registerUser(api)
  const link = (file = base64(PDF), name = '林知夏-产品经理.pdf') =>
    api.call('user.Resume/linkFile', { name, file }, { token })
  return { api, token, link }
}

test('anybody with the link gets the same bytes for a quarter of an hour', async () => {
  const { api, link } = await setUp()
  const { key, expires_at } = linked.parse((await link()).body).data
  expect([key.length, expires_at]).toEqual([20, START + 15 * MINUTE])
  api.clock.now = expires_at - 1
  const response = await api.raw('user.Resume/linkedFile', { key })
  expect([response.status, Object.fromEntries(response.headers)]).toEqual([
    200,
    expect.objectContaining({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="_-_.pdf"; filename*=UTF-8''${encodeURIComponent('林知夏-产品经理.pdf')}`,
      'cache-control': 'no-store',
    }),
  ])
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(PDF)
  api.clock.now = expires_at
  expect(await api.call('user.Resume/linkedFile', { key })).toEqual(missing)
})

test('files whose links have ended are removed, and no others', async () => {
  const { api, link } = await setUp()
  const first = linked.parse((await link()).body).data
  api.clock.now += MINUTE
  const second = linked.parse((await link()).body).data
  api.clock.now = first.expires_at
  await sweepLinkedFiles(api.services)
  const stored = await Promise.all([first, second].map(({ key }) => env.FILES.head(`linked/${key}`)))
  expect(stored.map((object) => object?.key ?? null)).toEqual([null, `linked/${second.key}`])
  expect((await api.raw('user.Resume/linkedFile', { key: second.key })).headers.get('content-type')).toBe(
    'application/pdf',
  )
})

test.each([
  ['a page', base64(bytesOf('<script>alert(1)</script>'))],
  ['a PDF that is cut off', base64(PDF.subarray(0, 12))],
  ['no base64', '***'],
  ['one byte more than 2 MB', base64(ending(2 ** 21 + 1))],
  ['a PDF with something else behind its end', base64(bytesOf('%PDF-1.7\n%%EOF\nx'))],
  ['a PDF that ends far behind', base64(bytesOf(`%PDF-1.7\n%%EOF${'\n'.repeat(28)}`))],
  ['a PDF that begins later', base64(bytesOf(' %PDF-1.7\n%%EOF'))],
])('%s is refused', async (_, file) => {
  const { link } = await setUp()
  expect(await link(file)).toEqual(unfit)
})

test.each([
  ['of 2 MB', ending(2 ** 21)],
  ['with blank lines at its end', bytesOf(`%PDF-1.7\n%%EOF${'\r\n'.repeat(13)}`)],
])('a file %s is taken', async (_, file) => {
  const { link } = await setUp()
  expect((await link(base64(file))).body).toMatchObject({ code: 1 })
})

test('a user has ten open links at most, and is told when the next one is free', async () => {
  const { api, link } = await setUp()
  for (let nth = 0; nth < 10; nth += 1) expect((await link()).body).toMatchObject({ code: 1 })
  api.clock.now += MINUTE
  const stored = async () => (await env.FILES.list({ prefix: 'linked/' })).objects.length
  const before = await stored()
  expect(await link()).toEqual({
    status: 429,
    body: { code: 429, msg: '操作太频繁，请稍后再试', retry_after: 14 * 60 },
  })
  // No link would ever lead to its file, and nobody would remove it.
  expect(await stored()).toBe(before)
  const other = await registerUser(api)
  const answer = await api.call('user.Resume/linkFile', { name: 'a.pdf', file: base64(PDF) }, { token: other.token })
  expect(answer.body).toMatchObject({ code: 1 })
  api.clock.now += 14 * MINUTE
  expect((await link()).body).toMatchObject({ code: 1 })
})
