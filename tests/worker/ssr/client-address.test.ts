import { expect, test } from 'vitest'
import { ok, remoteSite } from '#tests/support/site.ts'

/** Where the API is told these headers come from, and what the log says. */
async function seen(headers: Record<string, string>, header?: string) {
  const addresses: (string | null)[] = []
  const told: unknown[] = []
  const log = {
    info: (event: string, fields?: object) => void (event === 'config.no-address' && told.push(fields)),
    error: () => {},
  }
  const variables: Record<string, string> = header === undefined ? {} : { CLIENT_ADDRESS_HEADER: header }
  const site = remoteSite(
    (request) => {
      addresses.push(request.headers.get('x-client-address'))
      return ok(null)
    },
    { log },
    variables,
  )
  for (let nth = 0; nth < 3; nth += 1) await site.get('/api/user.Base/logout', headers)
  return { address: addresses[2], told }
}

test.each([
  [{ 'cf-connecting-ip': '203.0.113.7' }, undefined, '203.0.113.7'],
  [{ 'cf-connecting-ip': '2001:db8::1' }, undefined, '2001:db8::1'],
  [{ 'x-real-ip': '203.0.113.8', 'cf-connecting-ip': '192.0.2.1' }, 'X-Real-IP', '203.0.113.8'],
  [{ 'x-forwarded-for': '192.0.2.1, 198.51.100.2, 203.0.113.9' }, 'x-forwarded-for', '203.0.113.9'],
  [{ 'x-forwarded-for': '203.0.113.9:4711' }, 'x-forwarded-for', '203.0.113.9'],
  [{ 'x-forwarded-for': 'somewhere,  203.0.113.9 ' }, 'x-forwarded-for', '203.0.113.9'],
  [{ 'x-forwarded-for': '[2001:DB8::1]' }, 'x-forwarded-for', '2001:DB8::1'],
  [{ 'x-forwarded-for': '::ffff:192.0.2.1' }, 'x-forwarded-for', '::ffff:192.0.2.1'],
  [{ 'cf-connecting-ip': '::' }, undefined, '::'],
])('%j with %s is a call from %s', async (headers, header, address) => {
  expect(await seen(headers, header)).toEqual({ address, told: [] })
})

test.each([
  ['no header', {}, undefined, 'cf-connecting-ip'],
  ['another header', { 'x-forwarded-for': '203.0.113.7' }, undefined, 'cf-connecting-ip'],
  ['no header to be trusted', { 'cf-connecting-ip': '203.0.113.7' }, 'none', null],
  ['something that is no address', { 'cf-connecting-ip': 'somewhere' }, undefined, 'cf-connecting-ip'],
  ['one sign', { 'cf-connecting-ip': ':' }, undefined, 'cf-connecting-ip'],
  ['46 signs', { 'cf-connecting-ip': `${'0'.repeat(45)}:` }, undefined, 'cf-connecting-ip'],
  ['more than an address', { 'cf-connecting-ip': '203.0.113.7 x' }, undefined, 'cf-connecting-ip'],
  ['a list whose last is none', { 'x-real-ip': '203.0.113.7, x' }, 'x-real-ip', 'x-real-ip'],
])('%s: the log says so once', async (_, headers, header, named) => {
  expect(await seen(headers, header)).toEqual({
    address: '',
    told: [expect.objectContaining({ variable: 'CLIENT_ADDRESS_HEADER', header: named })],
  })
})
