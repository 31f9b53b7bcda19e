import { beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '#client/app/client.ts'
import { doWithout } from '#client/app/do-without.ts'
import { failureMessages } from '#client/i18n/failures.ts'
import { headerMessages } from '#client/i18n/header.ts'
import type { Client } from '#client/lib/client.tsx'
import { start } from '#tests/support/navigating.ts'

const went: string[] = []

/** A page that has asked for a dialog whose code does not come. */
function pageThat(asks: (client: Client) => void): Client {
  const page = { ...start, locale: 'en' as const, path: '/word-jianli', search: '?q=a' }
  const client = createClient({ page, user: null, sandboxUrl: null, build: 'b' }, async () => new Response())
  asks(client)
  doWithout(client)
  const { signIn, purchase, search, limitReached } = client
  expect([signIn.get(), purchase.get(), search.get(), limitReached.get()]).toEqual([null, null, false, null])
  return client
}

beforeEach(() => {
  went.length = 0
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { assign: (href: string) => void went.push(href) })
})

test.each<[string, (client: Client) => void]>([
  ['/en/user/login?url=%2Fen%2Fword-jianli%3Fq%3Da', ({ signIn }) => signIn.ask({})],
  ['/en/user/vip', ({ purchase }) => purchase.ask({})],
  ['/en/search', ({ search }) => search.set(true)],
])('the page %s takes its place', (href, asks) => {
  expect([pageThat(asks).toasts.get(), went]).toEqual([[], [href]])
})

test('without a network the page stays and says so', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const client = pageThat(({ search }) => search.set(true))
  expect(client.toasts.get().map(({ kind, title, text }) => [kind, title, text])).toEqual([
    ['error', failureMessages.en.error, failureMessages.en.offline],
  ])
  expect(went).toEqual([])
})

test('a limit is a notice, with the way to a higher one', () => {
  const client = pageThat(({ limitReached }) => limitReached.set({ message: 'Five at most' }))
  const [notice] = client.toasts.get()
  expect([notice?.kind, notice?.title, notice?.action?.label, went]).toEqual([
    'error',
    'Five at most',
    headerMessages.en.upgrade,
    [],
  ])
  notice?.action?.run()
  expect(went).toEqual(['/en/user/vip'])
})
