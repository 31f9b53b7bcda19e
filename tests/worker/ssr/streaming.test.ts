import { expect, test } from 'vitest'
import { access, site, template, user } from '#tests/support/fixtures.ts'
import { CRAWLER, ORIGIN, ok, type Remote, remoteSite } from '#tests/support/site.ts'
import { BROWSER } from '#tests/support/user-agents.ts'

const SLOW_MS = 300
/** How long rendering waits; it is over once nobody waits for that any more. */
const RENDER_TIMEOUT_MS = 8000
const QUOTA_MARK = 'data-resource="word.Jianli/access'

/** Everything answers at once but what the detail page defers. */
const slowAccess: Remote = async (request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/config/base_site') return ok(site)
  if (pathname === '/api/user.Info/index') return ok(user)
  if (pathname === '/api/word.Jianli/detail') return ok(template)
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  return ok(access)
}

async function readChunks(response: Response): Promise<{ at: number; text: string }[]> {
  const chunks: { at: number; text: string }[] = []
  const decoder = new TextDecoder()
  const start = performance.now()
  for await (const chunk of response.body ?? []) {
    chunks.push({ at: performance.now() - start, text: decoder.decode(chunk, { stream: true }) })
  }
  return chunks
}

test('a reader gets the shell at once and deferred content later', async () => {
  const response = await remoteSite(slowAccess).get('/word-jianli/1001')
  const chunks = await readChunks(response)
  const shell = chunks.find(({ text }) => text.includes('<h1'))
  const deferred = chunks.find(({ text }) => text.includes(QUOTA_MARK))
  expect(shell?.text).not.toContain(QUOTA_MARK)
  expect((deferred?.at ?? 0) - (shell?.at ?? 0)).toBeGreaterThan(SLOW_MS / 2)
})

test('a crawler gets one complete document without placeholders', async () => {
  const response = await remoteSite(slowAccess).get('/word-jianli/1001', { 'user-agent': CRAWLER })
  const html = await response.text()
  expect(html).toContain(QUOTA_MARK)
  expect(html).not.toContain('<!--$?-->')
  expect(html).not.toContain('$RC(')
})

test('a deferred fault leaves the page whole and is logged', async () => {
  const broken = remoteSite((request) =>
    new URL(request.url).pathname === '/api/word.Jianli/access'
      ? new Response('oops', { status: 500 })
      : slowAccess(request),
  )
  const response = await broken.get('/word-jianli/1001')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain(template.title)
  expect(html.endsWith('</html>') || html.includes('$RX(')).toBe(true)
  expect(html).not.toContain('oops')
  expect(new Set(broken.errors)).toEqual(new Set(['render']))
  await broken.settle()
  expect((await broken.get('/word-jianli/1001')).headers.get('x-cache')).toBe('miss')
})

test('what a visitor typed into the data stays text', async () => {
  const hostile = { ...template, title: '</script><b>x</b>', summary: '<img src=x>' }
  const site = remoteSite((request) =>
    new URL(request.url).pathname === '/api/word.Jianli/detail' ? ok(hostile) : slowAccess(request),
  )
  const html = await (await site.get('/word-jianli/1001')).text()
  expect(html).not.toContain('<b>x</b>')
  expect(html).not.toContain('<img src=x>')
})

/** As above, but what is deferred never comes. */
const stuckAccess: Remote = (request) =>
  new URL(request.url).pathname === '/api/word.Jianli/access' ? new Promise(() => {}) : slowAccess(request)

test('when the time is up the document is closed and the rest left to the browser', async () => {
  const timers: (() => void)[] = []
  const site = remoteSite(stuckAccess, {
    after: (_ms, run) => {
      timers.push(run)
      return () => {}
    },
  })
  const response = await site.get('/word-jianli/1001')
  for (const run of timers) run()
  const html = await response.text()
  expect([html.includes(template.title), html.includes('$RX('), html.endsWith('</html>')]).toEqual([true, true, true])
})

test('rendering stops when the visitor leaves', async () => {
  const ended = Promise.withResolvers<void>()
  const site = remoteSite(stuckAccess, { after: (ms) => (ms === RENDER_TIMEOUT_MS ? ended.resolve : () => {}) })
  const response = await site.get('/word-jianli/1001')
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await ended.promise
  expect(site.errors).not.toContain('render.shell')
})

test('rendering stops when the connection breaks off, whoever reads', async () => {
  const ended = Promise.withResolvers<void>()
  const site = remoteSite(stuckAccess, { after: (ms) => (ms === RENDER_TIMEOUT_MS ? ended.resolve : () => {}) })
  const connection = new AbortController()
  const request = new Request(`${ORIGIN}/word-jianli/1001`, {
    headers: { 'user-agent': BROWSER },
    signal: connection.signal,
  })
  const html = (await site.fetch(request)).text()
  connection.abort()
  expect(await html).toContain(template.title)
  await ended.promise
  expect(site.errors).toEqual([])
})
