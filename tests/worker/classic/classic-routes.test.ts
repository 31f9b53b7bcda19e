import { describe, expect, test } from 'vitest'
import { editorMessages } from '#client/i18n/editor.ts'
import { classicMessages } from '#src/texts/classic.ts'
import { resumes } from '#tests/support/fixtures.ts'
import { ORIGIN, ok, refused, remoteSite } from '#tests/support/site.ts'

const cookie = { cookie: '__Host-session=good' }
const ID = 'ABCDEFGHIJKLMNOPQRST'
const t = classicMessages.zh
const ended = [
  '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
  '__Host-save=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
  '__Host-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Strict',
]

const item = (id: string, title: string, locale: 'zh' | 'en') => ({ ...resumes.items[0], id, title, locale })

/** The list as it answers to a page of 25, and which pages were asked for. */
function listing(items: unknown[], total: number) {
  const asked: (string | null)[] = []
  const site = remoteSite((request) => {
    const page = new URL(request.url).searchParams.get('page')
    asked.push(page)
    return ok({ items, total, page: Number(page), page_size: 10, limit: 3 })
  })
  const get = async (path: string) => (await site.get(path, cookie)).text()
  return { get, asked, site }
}

describe('the list', () => {
  test('of résumés, each in its language, those without a title by what they are called elsewhere', async () => {
    const { get } = listing([item(ID, '', 'en'), item('BBCDEFGHIJKLMNOPQRST', '我的 <简历>', 'zh')], 2)
    const html = await get('/old-edit')
    const entries = [...html.matchAll(/<li><a href="([^"]*)">(.*?) <span class="hint">/g)].map((found) =>
      found.slice(1),
    )
    expect(entries).toEqual([
      [`/old-edit?id=${ID}`, editorMessages.zh.untitled],
      ['/old-edit?id=BBCDEFGHIJKLMNOPQRST', '<span lang="zh-CN">我的 &lt;简历&gt;</span>'],
    ])
    expect([html.includes(t.none), html.includes('role="alert"')]).toEqual([false, false])
  })

  test('is empty, or full, and says so', async () => {
    const { get } = listing([], 0)
    expect(await get('/old-edit')).toContain(`<p>${t.none}</p>`)
    expect(await get('/old-edit?full=1')).toContain(`<div class="alert" role="alert"><p>${t.quota}</p></div>`)
  })

  test.each([
    ['1', 10, null, null],
    ['1', 11, null, '2'],
    ['2', 20, '1', null],
    ['2', 21, '1', '3'],
    ['3', 40, '2', '4'],
  ])('page %s of %i', async (page, total, previous, next) => {
    const { get } = listing([item(ID, 'x', 'zh')], total)
    const html = await get(`/old-edit?page=${page}`)
    const linkTo = (label: string) => new RegExp(`href="/old-edit\\?page=(\\d+)">${label}<`).exec(html)?.[1] ?? null
    expect([linkTo(t.previous), linkTo(t.next)]).toEqual([previous, next])
  })

  test('offers a new one in its own language, under a name no other page has', async () => {
    const { get } = listing([], 0)
    const pages = await Promise.all(['/old-edit', '/old-edit', '/en/old-edit'].map(get))
    const keys = pages.map((html) => /name="key" value="(classic-[0-9a-f]{16})"/.exec(html)?.[1])
    expect([keys.includes(undefined), new Set(keys).size]).toEqual([false, 3])
    const chosen = pages.map((html) => /<option value="en"( selected)?>/.exec(html)?.[1] ?? '')
    expect(chosen).toEqual(['', '', ' selected'])
  })

  test('is asked for the page of its address, or the first', async () => {
    const { get, asked } = listing([], 0)
    for (const page of ['7', '100000', '100001', '0', '-1', '1.5', 'x', '']) await get(`/old-edit?page=${page}`)
    expect(asked).toEqual(['7', '100000', ...Array(6).fill('1')])
  })
})

describe('what the API refuses', () => {
  test.each([
    ['the list', '/old-edit'],
    ['a résumé', `/old-edit?id=${ID}`],
    ['its print', `/old-edit/print?id=${ID}`],
  ])('%s of a session that is over: to the login page and back, without the session', async (_what, path) => {
    const over = await remoteSite(() => refused(401, 401)).get(path, cookie)
    const { status, headers } = over
    expect([status, headers.get('location'), headers.get('cache-control'), headers.getSetCookie()]).toEqual([
      302,
      `/user/login?url=${encodeURIComponent(path)}`,
      'no-store',
      ended,
    ])
    const none = await remoteSite(() => refused(401, 401)).get(path)
    expect([none.status, none.headers.getSetCookie()]).toEqual([302, []])
  })

  test.each([`/old-edit?id=${ID}`, '/old-edit?id=x', `/old-edit/print?id=${ID}`, '/en/old-edit?id='])(
    'what is not there: %s',
    async (path) => {
      const site = remoteSite(() => refused(0))
      const page = await site.get(path, cookie)
      const { notFound } = classicMessages[path.startsWith('/en') ? 'en' : 'zh']
      expect([page.status, (await page.text()).includes(notFound), site.errors]).toEqual([404, true, []])
    },
  )

  test('anything else is a fault that is told and logged', async () => {
    const site = remoteSite(() => refused(1234))
    const page = await site.get('/old-edit', cookie)
    expect([page.status, (await page.text()).includes(t.failed), site.errors]).toEqual([503, true, ['classic.origin']])
  })
})

describe('a form', () => {
  const posted = (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const site = remoteSite(() => {
      throw new Error('Nobody is asked')
    })
    return site.fetch(new Request(ORIGIN + path, { method: 'POST', body, headers: { ...cookie, ...headers } }))
  }
  const SIX = 6 * 1024 * 1024

  test.each(['/old-edit', '/old-edit/sign-in', `/en/old-edit?id=${ID}`])(
    'of more than six megabytes is too large: %s',
    async (path) => {
      const type = { 'content-type': 'application/octet-stream' }
      const [large, most] = [
        await posted(path, new Uint8Array(SIX + 1), type),
        await posted(path, new Uint8Array(SIX), type),
      ]
      const { tooLarge, badForm } = classicMessages[path.startsWith('/en') ? 'en' : 'zh']
      expect([large.status, (await large.text()).includes(tooLarge)]).toEqual([413, true])
      expect([most.status, (await most.text()).includes(badForm)]).toEqual([400, true])
    },
  )

  test.each(['/old-edit', '/old-edit/sign-in'])('of another site is read away and refused: %s', async (path) => {
    let isRead = false
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(new Uint8Array(9))
        controller.close()
      },
      cancel: () => {},
    }).pipeThrough(
      new TransformStream({
        flush: () => {
          isRead = true
        },
      }),
    )
    const answer = await posted(path, body, { 'sec-fetch-site': 'cross-site' })
    expect([answer.status, (await answer.text()).includes(t.forbidden), isRead]).toEqual([403, true, true])
  })
})
