import type { AttackWorld } from './world.ts'

const PATHS = [
  '/',
  '/en/about-us',
  '/word-jianli/',
  '/user/templates',
  '/nowhere',
  '/edit',
  '/api/user.Info/index',
  '/api/word.Jianli/list?page=1',
  '/sitemap.xml',
  '/robots.txt',
  '/readyz',
]
const HEADERS: readonly Record<string, string>[] = [
  { host: 'evil.test' },
  { 'x-forwarded-host': 'evil.test' },
  { 'x-forwarded-for': 'evil.test', 'x-real-ip': 'evil.test', 'true-client-ip': 'evil.test' },
  { 'x-forwarded-proto': 'http' },
  { forwarded: 'host=evil.test;proto=http' },
  { 'x-original-url': '/api/user.Base/logout', 'x-rewrite-url': '/api/user.Base/logout' },
  { 'x-http-method-override': 'DELETE' },
  { 'accept-language': 'evil.test,*;q=9' },
  { accept: '<script>evil.test</script>' },
  { 'user-agent': '<script>evil.test</script>' },
  { 'user-agent': '' },
  { referer: 'https://evil.test/' },
  { authorization: 'Bearer evil.test' },
  { cookie: `__Host-session=${'a'.repeat(8000)}` },
  { cookie: '__Host-session=%00; __Host-session=a; =; ;;' },
  { range: 'bytes=0-1,2-3,-5,9999999999-' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'evil.test' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'x-request-id': 'evil.test' },
  { 'cf-connecting-ip': 'evil.test' },
  { server: 'true', 'x-api-key': 'evil.test' },
]

/** Sends headers that our browsers never send: no answer may repeat one, and no cache may store one. */
export async function sendHeaders({ client, tally, newAddress }: AttackWorld, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const path of PATHS) {
      for (const odd of HEADERS) {
        const got = await client({ path, headers: { 'cf-connecting-ip': newAddress(), ...odd } })
        const head = JSON.stringify(got.headers)
        tally.expect(!/evil\.test/.test(head + got.body), 'a header that comes back', `${path} ${JSON.stringify(odd)}`)
      }
      const after = await client({ path, headers: { 'cf-connecting-ip': newAddress() } })
      tally.expect(!after.body.includes('evil.test'), 'a header kept for others', path)
    }
  }
}
