import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call.ts'
import { createClient } from '#client/app/client.ts'
import { clientMessages } from '#client/i18n/client.ts'
import { user } from '#tests/support/fixtures.ts'
import { start } from '#tests/support/navigating.ts'

const ORIGIN = 'https://qingjian.test'
const texts = clientMessages.en

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', new URL('/en/about-us', ORIGIN))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function clientAt(path: string, fetcher: typeof fetch = () => Promise.reject(new Error('Nothing is asked for'))) {
  vi.stubGlobal('location', new URL(path, ORIGIN))
  const page = { ...start, locale: 'en' as const, path: path.replace(/^\/en/, '') }
  return createClient({ page, user, sandboxUrl: null, build: 'build-1' }, fetcher)
}

test('what has been done is said in the words of the answer, or in ours', () => {
  const client = clientAt('/en/about-us')
  client.announce('Saved')
  client.announce('')
  expect(client.toasts.get()).toEqual([
    { id: 1, kind: 'success', title: 'Saved' },
    { id: 2, kind: 'success', title: texts.operationSuccessful },
  ])
})

test('a file that came is saved in the language of the page, and said to be there', async () => {
  const saved: string[] = []
  const link = { href: '', download: '', click: () => void saved.push(link.download) }
  vi.stubGlobal('document', { createElement: () => link })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const asked: unknown[] = []
  const client = clientAt('/en/about-us', async (path, init) => {
    asked.push([path, new Headers(init?.headers).get('accept-language'), client.callsInFlight.get()])
    return new Response('file', { headers: { 'content-disposition': 'attachment; filename="a.docx"' } })
  })
  expect(await client.download('/api/word.Jianli/download?id=1', vi.fn())).toBe(true)
  expect([asked, saved, client.callsInFlight.get()]).toEqual([
    [['/api/word.Jianli/download?id=1', 'en', 1]],
    ['a.docx'],
    0,
  ])
  expect(client.toasts.get()).toEqual([
    { id: 1, kind: 'success', title: texts.downloadSuccessful, text: texts.downloadThanks },
  ])
})

test.each([
  [
    'a page of one’s own is asked for again once somebody has signed in',
    '/en/user/orders',
    ['/en/user/orders/_payload.json'],
  ],
  ['a public page is not', '/en/about-us', []],
])('%s', async (_what, path, expected) => {
  const asked: unknown[] = []
  const client = clientAt(path, async (address) => {
    asked.push(address)
    return Response.json({ payload: {}, error: null })
  })
  const again = vi.fn()
  client.report(new CallFailure(401, 'not logged in'), again)
  expect([asked, again.mock.calls]).toEqual([[], []])
  client.user.set(user)
  client.signIn.get()?.afterwards?.()
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked).toEqual(expected)
  expect(again).toHaveBeenCalledOnce()
})

test.each([
  ['/en/word-jianli/1001', true],
  ['/word-jianli/', true],
  ['/en/word-jianli/abc', false],
  ['/nowhere', false],
])('%s is a page: %s', (path, is) => expect(clientAt('/en/about-us').isPage(path)).toBe(is))
