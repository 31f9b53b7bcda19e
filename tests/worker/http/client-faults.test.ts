import { describe, expect, test } from 'vitest'
import type { LogFields } from '#src/lib/log.ts'
import { ORIGIN, remoteSite } from '#tests/support/site.ts'

/** A site that notes what it writes down of what browsers report. */
function listening() {
  const lines: unknown[] = []
  const log = {
    info: () => {},
    error: (event: string, cause: unknown, fields?: LogFields) => void lines.push([event, cause, fields]),
  }
  const site = remoteSite(() => new Response(null, { status: 502 }), { log })
  const post = async (path: string, body: unknown, address = '') => {
    const headers = { 'sec-fetch-site': 'same-origin', 'cf-ray': 'ray', 'cf-connecting-ip': address }
    return (await site.fetch(new Request(ORIGIN + path, { method: 'POST', headers, body: JSON.stringify(body) })))
      .status
  }
  return {
    lines,
    wait: site.wait,
    fault: (message: string, address?: string, stack = message) =>
      post('/api/report', { kind: 'script', message, stack, page: 'home' }, address),
    policies: (...blocked: string[]) =>
      post(
        '/api/report/csp',
        blocked.map((one) => violation(one)),
      ),
    sampled: (sample: string) => post('/api/report/csp', [violation('inline', undefined, sample)]),
    policyOn: (page: string) => post('/api/report/csp', [violation('https://a.test/x', page)]),
  }
}

const violation = (blockedURL: string, documentURL = `${ORIGIN}/edit`, sample = '') => ({
  type: 'csp-violation',
  body: { effectiveDirective: 'img-src', blockedURL, documentURL, sample },
})

test('a violation is written down with its directive, what was blocked and the beginning of it', async () => {
  const site = listening()
  await site.sampled('eval("a")')
  await site.sampled('eval("b")')
  const fields = { request_id: 'ray', page: '/edit' }
  expect(site.lines).toEqual([
    ['client.policy', 'img-src inline eval("a")', fields],
    ['client.policy', 'img-src inline eval("b")', fields],
  ])
})

describe('what people may have typed is not written down', () => {
  test.each([
    ['1234', '1234'],
    ['12345', '…'],
    ['tel 13800000000.', 'tel ….'],
    ['lin@a.test', '…'],
    ['to lin.zhi+x-y@mail.a-b.test now', 'to … now'],
    ['/edit?id=secret#a', '/edit…'],
    ['(a.js?v=1:2:3)', '(a.js…)'],
    [`'/x?y' "/x?z"`, `'/x…' "/x…"`],
    ['a?b c', 'a… c'],
    ['one 11111 two 22222', 'one … two …'],
  ])('%s', async (text, kept) => {
    const site = listening()
    expect([await site.fault(text), site.lines]).toEqual([
      204,
      [['client.fault', kept, { request_id: 'ray', kind: 'script', page: 'home', build: '' }]],
    ])
  })
})

test('the message stands before a stack that does not say it', async () => {
  const site = listening()
  await site.fault('gone', '', 'at f\nat g')
  await site.fault('gone', '', 'Error: gone\nat f')
  const fields = { request_id: 'ray', kind: 'script', page: 'home', build: '' }
  expect(site.lines).toEqual([
    ['client.fault', 'gone\nat f\nat g', fields],
    ['client.fault', 'Error: gone\nat f', fields],
  ])
})

test('faults that differ only in what is left out are one', async () => {
  const site = listening()
  await site.fault('order 11111')
  await site.fault('order 22222')
  expect(site.lines).toHaveLength(1)
})

test('a minute ends after a minute: faults, addresses and how many are counted anew', async () => {
  const site = listening()
  const statuses: number[] = []
  for (let nth = 0; nth < 11; nth += 1) statuses.push(await site.fault('same', '198.51.100.1'))
  expect([statuses, site.lines.length]).toEqual([[...Array(10).fill(204), 429], 1])
  site.wait(59_999)
  expect([await site.fault('same', '198.51.100.1'), await site.fault('same', '198.51.100.2')]).toEqual([429, 204])
  expect(site.lines).toHaveLength(1)
  site.wait(1)
  expect([await site.fault('same', '198.51.100.1'), site.lines.length]).toEqual([204, 2])
  site.wait(60_000)
  for (let nth = 0; nth < 60; nth += 1) expect(await site.fault(`fault ${nth} of many`)).toBe(204)
  expect([await site.fault('one more'), site.lines.length]).toEqual([429, 62])
  site.wait(60_000)
  expect([await site.fault('one more'), site.lines.length]).toEqual([204, 63])
})

test('of reports that come together so many are written down as are left of the minute', async () => {
  const site = listening()
  for (let nth = 0; nth < 58; nth += 1) await site.policies(`https://a.test/${nth}`)
  expect(await site.policies('https://b.test/1', 'https://b.test/2', 'https://b.test/3')).toBe(204)
  expect([site.lines.length, site.lines.at(-1)]).toEqual([
    60,
    ['client.policy', 'img-src https://b.test/2 ', { request_id: 'ray', page: '/edit' }],
  ])
  expect(await site.policies('https://b.test/4')).toBe(429)
})

test.each([
  ['https://a.test/user/12345/x?x=1#y', '/user/…/x'],
  ['about', null],
  ['', null],
])('of the page %j only the path, without what may be somebody’s', async (document, page) => {
  const site = listening()
  await site.policyOn(document)
  expect(site.lines).toEqual([['client.policy', 'img-src https://a.test/x ', { request_id: 'ray', page }]])
})
