import { env } from 'cloudflare:workers'
import type { D1Database } from '@cloudflare/workers-types'
import { beforeAll, expect, test } from 'vitest'
import { notePublished } from '#src/api/db/content/content-versions.ts'
import { openView, openViewOfPage } from '#src/api/wire/replicas.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, headersOf } from '#tests/support/api.ts'
import { chainedSites } from '#tests/support/chained-sites.ts'
import { databaseWith } from '#tests/support/database.ts'
import { ORIGIN } from '#tests/support/site.ts'
import { publishFixtures } from '#tests/support/templates.ts'
import { BROWSER } from '#tests/support/user-agents.ts'

/** Where a session of a database began, and what it had seen when it was asked for its bookmark. */
type Opened = { at: string; seen: string | null }

/** A database, and each session of it that something was asked through since they were taken last. */
function watchedSessions(database: D1Database): { db: D1Database; take: () => Opened[] } {
  let opened: Opened[] = []
  const withSession: D1Database['withSession'] = (at = '') => {
    const session = database.withSession(at)
    const note: Opened = { at, seen: null }
    const use = () => {
      if (!opened.includes(note)) opened.push(note)
    }
    return {
      prepare: (sql) => {
        use()
        return session.prepare(sql)
      },
      batch: (statements) => {
        use()
        return session.batch(statements)
      },
      getBookmark: () => {
        note.seen = session.getBookmark()
        return note.seen
      },
    }
  }
  const take = () => {
    const taken = opened
    opened = []
    return taken
  }
  return { db: databaseWith({ withSession }), take }
}

const ledger = watchedSessions(env.DB)
const content = watchedSessions(env.CONTENT)
/** The bookmark of the database of content when it was published last. */
const PUBLISHED = '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683'

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }])
  await notePublished(env.DB, 'some of it', PUBLISHED.replaceAll('8', '7')).run()
  await notePublished(env.DB, 'all of it', PUBLISHED).run()
})

/** A browser at the outer site, which keeps cookies. */
function browser() {
  const { api, fetch } = chainedSites('the key of the tests', { db: ledger.db, content: content.db })
  const cookies = new Map<string, string>()
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    headers.set('user-agent', BROWSER)
    const answer = await fetch(path, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const post = (name: string, body: object) =>
    ask(`/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify(body),
    })
  return { api, cookies, ask, post }
}

test('a browser carries the state its last change is in, and is shown nothing older', async () => {
  const { api, cookies, ask, post } = browser()
  const { mobile, password } = await registerUser(api)
  await post('user.Base/loginByPassword', { mobile, password, password1: '', code: '' })
  expect([...cookies.keys()]).toEqual(['__Host-session', '__Host-signed-in'])

  ledger.take()
  const pushed = await post('user.TemplateCollections/push', { template_id: 1001, template_type: 'word' })
  const changed = ledger.take()
  expect(await pushed.json()).toMatchObject({ code: 1 })
  expect(changed).toEqual([{ at: 'first-primary', seen: expect.stringMatching(/^[\da-f-]{40,}$/) }])
  expect(pushed.headers.getSetCookie()).toEqual([
    `__Host-latest=${changed[0]?.seen}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Strict`,
  ])
  expect(pushed.headers.get('x-bookmark')).toBeNull()

  const marks = await ask('/api/user.TemplateCollections/marks')
  expect(await marks.json()).toMatchObject({ code: 1 })
  expect(marks.headers.getSetCookie()).toEqual([])
  expect(ledger.take()).toEqual([{ at: changed[0]?.seen, seen: null }])
})

test('what others change, and money, is asked of the ledger itself, whatever a browser has seen', async () => {
  const { api, cookies, ask } = browser()
  const { token } = await registerUser(api)
  cookies.set('__Host-session', token)
  cookies.set('__Host-latest', PUBLISHED)
  for (const name of ['user.Order/index', 'user.Jianli/list', 'user.vip/check', 'user.Account/devices']) {
    ledger.take()
    expect(await (await ask(`/api/${name}`)).json()).toMatchObject({ code: 1 })
    expect([name, ledger.take().map(({ at }) => at)]).toEqual([name, ['first-primary']])
  }
})

test('a visitor gets no bookmark', async () => {
  const { cookies, ask } = browser()
  await ask('/api/config/base_site')
  await ask('/')
  expect([...cookies.keys()]).toEqual([])
})

test('public pages are read where the version of the site is known, and content where it was published', async () => {
  const { ask } = browser()
  ledger.take()
  content.take()
  expect((await ask('/word-jianli/1001')).status).toBe(200)
  const told = ledger.take()
  expect(new Set(told.map(({ at }) => at))).toEqual(new Set(['first-primary']))
  expect(new Set(content.take().map(({ at }) => at))).toEqual(new Set([PUBLISHED]))
  expect((await ask('/user/vip')).status).toBe(200)
  // Prices are asked of the ledger itself, what a visitor may do for nothing is not.
  const fromCopies = ledger.take().filter(({ at }) => at !== 'first-primary')
  expect(fromCopies).toEqual([{ at: expect.anything(), seen: null }])
  expect(told.map(({ seen }) => seen)).toContain(fromCopies[0]?.at)
})

test.each([
  ['none', undefined],
  ['what is no bookmark', 'first-unconstrained'],
  ['anything else', "00000085.'; --"],
])('with %s no copy is asked', async (_label, bookmark) => {
  const ledger = watchedSessions(env.DB)
  const content = watchedSessions(env.CONTENT)
  const api = createTestApi({ db: ledger.db, content: content.db })
  const headers = {
    ...headersOf({ address: '198.51.100.7' }),
    ...(bookmark !== undefined && { 'x-bookmark': bookmark }),
  }
  expect((await api.send('/api/word.Jianli/detail?id=1001', { headers })).status).toBe(200)
  expect([...ledger.take(), ...content.take()].map(({ at }) => at)).toEqual(['first-primary'])
})

test('a bookmark has up to a hundred signs, and so has that of the content beside it', () => {
  const seen = (bookmark: string) => {
    const at: unknown[] = []
    const noting = databaseWith({
      withSession: (constraint) => {
        at.push(constraint)
        return env.DB.withSession('first-primary')
      },
    })
    openView('word.Jianli/detail', bookmark, { ...createTestApi().services, db: noting, content: noting })
    return at
  }
  const [most, more] = ['a'.repeat(100), 'a'.repeat(101)]
  expect([seen(most), seen(`${most}.${most}`)]).toEqual([
    [most, 'first-primary'],
    [most, most],
  ])
  for (const bookmark of ['', more, `${most}.${more}`, `${more}.${most}`, `${most}.`, `.${most}`]) {
    expect([bookmark, seen(bookmark)]).toEqual([bookmark, ['first-primary', 'first-primary']])
  }
})

test('calls of a page share the view of those that must see the same, and no other', async () => {
  const ledger = watchedSessions(env.DB)
  const { services } = createTestApi({ db: ledger.db })
  const [page, other] = [{}, {}]
  const [one, two] = [PUBLISHED, '00000001-00000002-00000003-0000000000000000000000000000000a']
  const at = (of: object, name: string, bookmark?: string) => openViewOfPage(of, name, bookmark, services)
  const first = at(page, 'user.Info/index', one)
  expect(at(page, 'user.Design/list', one)).toBe(first)
  const primary = at(page, 'user.Order/index', one)
  expect(at(page, 'user.Jianli/list', two)).toBe(primary)
  const views = new Set([first, primary, at(page, 'user.Info/index', two), at(other, 'user.Info/index', one)])
  expect(views.size).toBe(4)
  for (const view of views) await view.services.db.prepare('SELECT 1').first()
  expect(ledger.take().map((opened) => opened.at)).toEqual([one, 'first-primary', two, one])
})
