import type { KVNamespace } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import { withAccessToken } from '#src/api/wechat/access-token.ts'

const KEY = 'wechat:token:1:wx1'

/** WeChat, whose tokens live for so long, and a store of texts that notes for how long. */
function setUp(expiresIn: number) {
  const state = {
    now: 1_000_000,
    issued: 0,
    kept: new Map<string, string>(),
    lives: [] as unknown[],
    requests: [] as unknown[],
  }
  const cache = {
    get: async (key: string) => JSON.parse(state.kept.get(key) ?? 'null'),
    put: async (key: string, value: string, { expirationTtl }: { expirationTtl: number }) => {
      state.kept.set(key, value)
      state.lives.push(expirationTtl)
    },
    delete: async (key: string) => void state.kept.delete(key),
  }
  const http: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    state.requests.push([request.url, await request.json()])
    state.issued += 1
    return Response.json({ access_token: `t${state.issued}`, expires_in: expiresIn })
  }
  const used: string[] = []
  const source = {
    ...{ http, now: () => state.now, cgiBase: 'https://api.weixin.test', appId: 'wx1', appSecret: 's' },
    // Of the platform's store only these are called.
    cache: Object.assign(Object.create(null) as KVNamespace, cache),
  }
  const call = (...errcodes: (number | null | 'ok')[]) =>
    withAccessToken(source, async (token) => {
      used.push(token)
      const [errcode = 'ok'] = errcodes.splice(0, 1)
      return errcode === 'ok' ? { ok: true, data: token } : { ok: false, errcode, reason: 'no' }
    })
  return { state, used, call }
}

test('a token is asked for once and kept until five minutes before it ends', async () => {
  const { state, used, call } = setUp(7200)
  await call()
  const body = { grant_type: 'client_credential', appid: 'wx1', secret: 's', force_refresh: false }
  expect(state.requests).toEqual([['https://api.weixin.test/cgi-bin/stable_token', body]])
  state.now += 6900_000 - 1
  await call()
  expect(used).toEqual(['t1', 't1'])
  state.now += 1
  await call()
  expect([used, state.lives]).toEqual([
    ['t1', 't1', 't2'],
    [6900, 6900],
  ])
})

test.each([
  [360, 60],
  [361, 61],
  [359, undefined],
  [0, undefined],
])('one that ends in %i s is kept for %s', async (expiresIn, life) => {
  const { state, call } = setUp(expiresIn)
  state.kept.set(KEY, JSON.stringify({ token: 'old', until: 0 }))
  expect(await call()).toEqual({ ok: true, data: 't1' })
  expect([state.lives[0], state.kept.has(KEY)]).toEqual([life, life !== undefined])
})

test.each([40001, 40014, 42001])('one WeChat does not accept (%i) is asked for again, once', async (errcode) => {
  const { state, used, call } = setUp(7200)
  expect(await call(errcode)).toEqual({ ok: true, data: 't2' })
  expect(await call(errcode, errcode)).toEqual({ ok: false, errcode, reason: 'no' })
  expect([used, state.issued]).toEqual([['t1', 't2', 't2', 't3'], 3])
})

test.each([40003, 45009, null])('another refusal (%s) is an answer', async (errcode) => {
  const { used, call } = setUp(7200)
  expect(await call(errcode)).toEqual({ ok: false, errcode, reason: 'no' })
  expect(used).toEqual(['t1'])
})

test('a stored value of another form counts as missing', async () => {
  const { state, used, call } = setUp(7200)
  for (const kept of ['null', '{}', '{"token":1,"until":9999999999}']) {
    state.kept.set(KEY, kept)
    await call()
  }
  expect(used).toEqual(['t1', 't2', 't3'])
})
