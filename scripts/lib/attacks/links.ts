import { randomBytes } from 'node:crypto'
import { endpointNames, endpointPath, endpoints } from '#src/contract/index.ts'
import type { AttackWorld } from './world.ts'

const EVIL = [
  'https://evil.test/',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/%5Cevil.test',
  '/%2Fevil.test',
  '/\tevil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '/api/user.Base/logout',
  '/api/user.Pay/vip?id=1&pay_type=1&surface=qr',
  '/en/api/user.Base/logout',
  '/wx/push',
  'http:evil.test',
  '/user/login?url=//evil.test',
]
const PLACES = [
  '/user/login?url=',
  '/en/user/login?url=',
  '/search?q=',
  '/word-jianli/?q=',
  '/resume/s/',
  '/file/',
  '/_img/f_jpg/',
  '/',
]

/**
 * Follows addresses from elsewhere: nothing on our pages may lead off the site or into a call, and no foreign page may
 * make a call.
 */
export async function followLinks(world: AttackWorld, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const place of PLACES) for (const evil of EVIL) await visit(world, place, evil)
    for (let guess = 0; guess < 10; guess += 1) await guessLink(world)
    await makeCallsFromOutside(world)
  }
}

async function visit(
  { client, site, tally, victim, newAddress }: AttackWorld,
  place: string,
  evil: string,
): Promise<void> {
  const isQuery = place.endsWith('=')
  const path = place + (isQuery ? encodeURIComponent(evil) : evil.replace(/[^\x21-\x7e]/g, encodeURIComponent))
  const headers = { 'cf-connecting-ip': newAddress(), 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' }
  for (const person of [undefined, victim]) {
    const got = await client({ path, headers, ...(person && { person }) })
    const { location } = got.headers
    if (location !== undefined) {
      const target = new URL(location, site.origin + path)
      tally.expect(target.origin === site.origin, 'a redirect off the site', `${path} → ${location}`)
      tally.expect(!target.pathname.startsWith('/api/'), 'a redirect into a call', `${path} → ${location}`)
    }
    for (const [, href = ''] of got.body.matchAll(/<(?:a|form)[^>]* (?:href|action)="([^"]*)"/g)) {
      const target = URL.canParse(href, site.href) ? new URL(href.replaceAll('&amp;', '&'), site) : null
      if (target === null) continue
      tally.expect(!/evil/.test(target.host), 'a link to another site', `${path}: ${href}`)
      tally.expect(
        target.protocol !== 'javascript:' && target.protocol !== 'data:',
        'a link that runs',
        `${path}: ${href}`,
      )
      const isCall = target.origin === site.origin && target.pathname.startsWith('/api/')
      tally.expect(!isCall, 'a link into a call', `${path}: ${href}`)
    }
  }
}

/** Tokens and keys nobody was given. */
async function guessLink({ client, tally, newAddress, victim }: AttackWorld): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const headers = { 'cf-connecting-ip': newAddress() }
  const paths = [
    `/resume/s/${token}`,
    `/api/resume.Share/open?token=${token}`,
    `/api/resume.Share/document?token=${victim.link.token}`,
    `/api/resume.Share/photo?token=${victim.link.token}`,
    `/file/${token.replaceAll(/[-_]/g, 'a').slice(0, 22)}`,
  ]
  for (const path of paths) {
    const { body, status } = await client({ path, headers })
    tally.expect(!body.includes('"code":1,') || status >= 400, 'a link nobody was given opens', path)
  }
}

/** Every call as a foreign page could make it with the victim's cookies: by a link, a form, or a script. */
async function makeCallsFromOutside({ client, count, site, tally, victim, newAddress }: AttackWorld): Promise<void> {
  const ways = [
    { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site', origin: '' },
    { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none', origin: '' },
    { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
    { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-site', origin: 'https://evil.test' },
  ]
  for (const name of endpointNames) {
    const { method } = endpoints[name]
    for (const way of ways) {
      const headers = Object.fromEntries(Object.entries(way).filter(([, value]) => value !== ''))
      const got = await client({
        path: endpointPath(name),
        method,
        person: victim,
        headers: { ...headers, origin: way.origin || site.origin, 'cf-connecting-ip': newAddress() },
      })
      const isFile = endpoints[name].output === 'file'
      const isRefused = got.status === 403 || got.status >= 400
      tally.expect(isRefused || isFile, 'a call from outside is answered', `${way['sec-fetch-mode']} ${name}`)
      tally.expect(got.headers['set-cookie'] === undefined || got.status !== 200, 'a call from outside signs out', name)
    }
  }
  const sessions = await count('SELECT count(*) FROM sessions WHERE user_id = ?', victim.id)
  tally.expect(sessions >= 1, 'a page from outside signs somebody out', 'user.Base/logout')
}
