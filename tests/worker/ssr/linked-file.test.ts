import { expect, test } from 'vitest'
import { type Remote, refused, remoteSite } from '#tests/support/site.ts'

const PATH = '/file/ABCDEFGHIJKLMNOPQRST'

/** What somebody gets who opens the link while the API answers so. */
async function opened(remote: Remote) {
  const site = remoteSite(remote)
  const { status, headers } = await site.get(PATH)
  await site.settle()
  return [status, headers.get('retry-after'), headers.get('cache-control'), site.errors]
}

const file = () =>
  new Response('%PDF-1.7', {
    headers: { 'content-type': 'application/pdf', 'content-disposition': "attachment; filename*=UTF-8''a.pdf" },
  })

test('the file, or nothing where the API says there is none', async () => {
  expect(await opened(file)).toEqual([200, null, 'private, no-store', []])
  expect((await opened(() => refused(0)))[0]).toBe(404)
})

test.each<[string, Remote, string[]]>([
  ['cannot be reached', () => Promise.reject(new TypeError('reset')), ['origin.unreachable']],
  ['is at fault', () => refused(500, 500), []],
  ['is asked too often', () => refused(429, 429), []],
  ['is somebody else', () => new Response('<!doctype html><h1>nginx</h1>'), []],
])('an API that %s: come again', async (_label, remote, logged) => {
  expect(await opened(remote)).toEqual([503, '30', 'no-store', logged])
})

test('people are told in their language', async () => {
  const site = remoteSite(() => Promise.reject(new TypeError('reset')))
  const texts = ['zh-CN', 'en'].map(async (language) => (await site.get(PATH, { 'accept-language': language })).text())
  expect(await Promise.all(texts)).toEqual(['服务暂不可用，请稍后再试', 'Service unavailable, please try again later'])
})
