import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { everyAnswer, everyPage } from '#tests/support/every-page.ts'
import { ORIGIN, remoteSite } from '#tests/support/site.ts'
import { BROWSER } from '#tests/support/user-agents.ts'

/** What would stand in an answer that had been made of it. */
const EVIL = 'evil-7f3a.test'

/** Headers by which somewhere a page was made for another host, path, scheme, language or reader than it was kept for. */
const poison: Record<string, string>[] = [
  {
    ...{
      'x-forwarded-host': EVIL,
      'x-forwarded-proto': 'http',
      'x-forwarded-port': '8443',
      'x-forwarded-server': EVIL,
    },
    ...{ forwarded: `host=${EVIL};proto=http`, 'x-host': EVIL, 'x-forwarded-prefix': `/${EVIL}`, via: EVIL },
    ...{ 'x-original-url': `/${EVIL}`, 'x-rewrite-url': `/${EVIL}`, 'x-http-method-override': 'POST' },
    ...{ referer: `https://${EVIL}/`, origin: `https://${EVIL}`, 'accept-language': 'en', accept: 'application/json' },
    ...{ 'x-request-id': EVIL, 'x-client-address': EVIL, 'x-build': EVIL, 'x-bookmark': EVIL, 'x-cache': 'hit' },
    ...{ 'user-agent': `${BROWSER} ${EVIL}`, 'cf-ipcountry': 'XX', range: 'bytes=0-10' },
  },
  { cookie: `theme=${EVIL}; lang=en; __Host-latest=${EVIL}`, authorization: `Bearer ${EVIL}` },
]

const query = `utm_source=${EVIL}&url=${EVIL}&lang=en&host=${EVIL}&__proto__=${EVIL}&%00${EVIL}`

/** Pages of which the data is kept, in both languages. */
const paths = everyPage
  .filter(({ route }) => route.access === 'public' && route.payload !== undefined && route.name !== 'shared')
  .map(({ path }) => path)

const withoutNonce = (html: string) => html.replaceAll(/nonce="([^"]+)"/g, 'nonce=""')

/** What a reader with nothing special about them is answered. */
async function readBy(site: ReturnType<typeof remoteSite>, path: string) {
  const answer = await site.get(path, { 'cf-ray': 'ray' })
  const html = await answer.text()
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? 'none'
  const said = [...answer.headers].filter(([name]) => name !== 'x-cache' && name !== 'server-timing')
  await site.settle()
  expect([path, html.includes(EVIL)]).toEqual([path, false])
  return {
    status: answer.status,
    // Without the data, which may be as it was told or as it was kept.
    html: withoutNonce(html.replace(/<script id="page-state".*?<\/script>/s, '')),
    headers: said.map(([name, value]) => [name, value.replaceAll(nonce, 'N')]),
  }
}

test.each(paths)('%s is the same for everybody, whatever somebody asked for it with before', async (path) => {
  const expected = await readBy(remoteSite(everyAnswer), path)
  for (const { name } of (await env.CACHE.list()).keys) await env.CACHE.delete(name)
  const site = remoteSite(everyAnswer)
  for (const headers of poison) {
    await (await site.get(path, headers)).text()
    await site.settle()
  }
  await (await site.get(`${path}?${query}`)).text()
  await site.settle()
  expect(await readBy(site, path)).toEqual(expected)
  expect(JSON.stringify(expected)).not.toContain(EVIL)
})

test('another host in the address is another host’s page: it neither names it nor is kept for ours', async () => {
  const site = remoteSite(everyAnswer)
  const path = '/word-jianli/1001'
  for (const host of [EVIL, `qingjian.test.${EVIL}`]) {
    const answer = await site.fetch(new Request(`https://${host}${path}`, { headers: { 'user-agent': BROWSER } }))
    expect(await answer.text()).not.toContain(EVIL)
    await site.settle()
  }
  expect(await readBy(site, path)).toEqual(await readBy(remoteSite(everyAnswer), path))
  for (const file of ['/robots.txt', '/sitemap.xml', '/rss.xml']) {
    const answer = await site.fetch(new Request(`https://${EVIL}${file}`, { headers: { 'x-forwarded-host': EVIL } }))
    expect([file, (await answer.text()).includes(EVIL)]).toEqual([file, false])
  }
  expect(ORIGIN).toContain('qingjian.test')
})

test('an answer that failed, or one for somebody, is not what the next reader gets', async () => {
  let fails = true
  const site = remoteSite((request) => (fails ? new Response('down', { status: 502 }) : everyAnswer(request)))
  const path = '/word-jianli/1009'
  expect((await site.get(path)).status).toBe(503)
  await site.settle()
  fails = false
  expect((await readBy(site, path)).status).toBe(200)
  const own = await site.get(path, { cookie: '__Host-session=good' })
  await own.text()
  await site.settle()
  expect((await readBy(site, path)).html).not.toContain('user_name')
})
