import './fresh-sandbox.ts'
import { beforeEach, expect, test } from 'vitest'
import { personOf } from '#src/sandbox/wechat/people.ts'
import { createSandbox, KEYS, noSite, SANDBOX, SITE } from './sandbox.ts'

const sandbox = createSandbox(noSite)
const { WECHAT_APP_ID: appid, WECHAT_APP_SECRET: secret } = KEYS
beforeEach(sandbox.reset)

/** What WeChat answers to whoever wants to know a person. */
async function sns(path: string, query: Record<string, string>): Promise<unknown> {
  const address = `${SANDBOX}/api.weixin.qq.com/sns/oauth2/${path}?${new URLSearchParams(query)}`
  return (await sandbox.network(address)).json()
}

async function posted(address: string, body: string | URLSearchParams, headers: Record<string, string> = {}) {
  const answer = await sandbox.network(address, { method: 'POST', body, headers })
  return [answer.status, await answer.text()] as const
}

const exchange = { appid, secret, code: 'x', grant_type: 'authorization_code' }

test.each<[string, Record<string, string>, number]>([
  ['no app', { ...exchange, appid: '' }, 41002],
  ['another app', { ...exchange, appid: 'wx0' }, 40013],
  ['no secret', { ...exchange, secret: '' }, 41004],
  ['another secret', { ...exchange, secret: 'y' }, 40125],
  ['no code', { ...exchange, code: '' }, 41008],
  ['no kind of grant', { ...exchange, grant_type: '' }, 40002],
  ['another kind of grant', { ...exchange, grant_type: 'refresh_token' }, 40002],
  ['a code nobody was given', exchange, 40029],
])('WeChat says which is wrong of a code that is exchanged with %s', async (_what, query, errcode) => {
  expect(await sns('access_token', query)).toMatchObject({ errcode })
})

test.each<[string, Record<string, string>, number]>([
  ['no app', { grant_type: 'refresh_token', refresh_token: 'x' }, 40013],
  ['another app', { appid: 'wx0', grant_type: 'refresh_token', refresh_token: 'x' }, 40013],
  ['another kind of grant', { appid, grant_type: 'authorization_code', refresh_token: 'x' }, 40002],
  ['nothing to refresh', { appid, grant_type: 'refresh_token' }, 40030],
])('WeChat says which is wrong of a grant that is made anew with %s', async (_what, query, errcode) => {
  expect(await sns('refresh_token', query)).toMatchObject({ errcode })
})

test('who decides on the page of WeChat says so in its form', async () => {
  const query = new URLSearchParams({
    appid,
    redirect_uri: `${SITE}/wx/oauth`,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 'scene',
  })
  const decide = (fields: Record<string, string>, address = `${page}?${query}`) =>
    posted(address, new URLSearchParams(fields))
  expect(await decide({ user: 'lilei', decision: 'perhaps' })).toEqual([400, expect.stringContaining('参数错误')])
  expect(await decide({ user: '../x', decision: 'allow' })).toEqual([400, expect.stringContaining('参数错误')])
  expect(await decide({ user: 'lilei', decision: 'allow' }, `${page}?appid=wx0`)).toEqual([
    400,
    expect.stringContaining('10013'),
  ])
  expect((await decide({ user: 'lilei', decision: 'deny' }))[0]).toBe(302)
})

const asked = {
  ...{ appid, redirect_uri: `${SITE}/wx/oauth`, response_type: 'code' },
  ...{ scope: 'snsapi_userinfo', state: 'aZ09'.repeat(32) },
}
const page = `${SANDBOX}/open.weixin.qq.com/connect/oauth2/authorize`

/** What somebody brings back who allows this. */
async function codeOf(query: Record<string, string>) {
  const body = new URLSearchParams({ user: 'jim', decision: 'allow' })
  const address = `${page}?${new URLSearchParams(query)}`
  const answer = await sandbox.network(address, query.scope === 'snsapi_base' ? {} : { method: 'POST', body })
  return new URL(answer.headers.get('location') ?? '').searchParams
}

test('a state comes back as it is: up to 128 letters and digits, or none', async () => {
  expect((await codeOf(asked)).get('state')).toBe(asked.state)
  expect((await codeOf({ ...asked, state: '' })).get('state')).toBe('')
  for (const state of [`${asked.state}a`, '!scene', 'scene!', 'a b']) {
    const answer = await sandbox.network(`${page}?${new URLSearchParams({ ...asked, state })}`)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('参数错误')])
  }
})

test('who allowed their name is told of whole, who allowed their id alone is not named', async () => {
  const { openid, unionid } = personOf('jim', appid)
  const grant = async (scope: string) =>
    sns('access_token', { ...exchange, code: (await codeOf({ ...asked, scope })).get('code') ?? '' })
  const told = { access_token: expect.any(String), expires_in: 7200, refresh_token: expect.any(String) }
  const whole = await grant('snsapi_userinfo')
  expect(whole).toEqual({ ...told, openid, scope: 'snsapi_userinfo', unionid })
  const nobody = personOf('lilei', appid)
  const base = await grant('snsapi_base')
  // Nobody is asked there: it is whoever holds the phone.
  expect(base).toEqual({ ...told, openid: nobody.openid, scope: 'snsapi_base' })
  const ask = async (path: string, granted: unknown, id: string) => {
    const query = new URLSearchParams({ access_token: Object(granted).access_token, openid: id })
    return (await sandbox.network(`${SANDBOX}/api.weixin.qq.com/sns/${path}?${query}`)).json()
  }
  expect(await ask('userinfo', whole, openid)).toEqual({
    ...{ openid, nickname: 'Jim Green', sex: 0, language: '', city: '', province: '', country: '' },
    ...{ headimgurl: '', privilege: [], unionid },
  })
  expect(await ask('userinfo', base, nobody.openid)).toMatchObject({ errcode: 48001 })
  expect(await ask('auth', whole, nobody.openid)).toMatchObject({ errcode: 40003 })
  expect(await ask('auth', {}, openid)).toMatchObject({ errcode: 40001 })
})

test('the sandbox’s own sender takes whole messages, which its outbox lists by their number', async () => {
  const message = { mobile: '13800138000', code: '0427', type: 'bind' }
  const send = (changed: object) => posted(`${SANDBOX}/sms/send`, JSON.stringify({ ...message, ...changed }))
  expect(await send({})).toEqual([200, '{"sent":true}'])
  expect(await send({ mobile: '13900139000', code: '12345678', type: 'prove' })).toEqual([200, '{"sent":true}'])
  for (const [changed, error] of [
    [{ mobile: '1380013800' }, 'mobile must be 11 digits starting with 1'],
    [{ mobile: '138001380000' }, 'mobile must be 11 digits starting with 1'],
    [{ mobile: '23800138000' }, 'mobile must be 11 digits starting with 1'],
    [{ mobile: undefined }, 'mobile is required'],
    [{ code: '123' }, 'code must be 4 to 8 digits'],
    [{ code: '123456789' }, 'code must be 4 to 8 digits'],
    [{ type: 'other' }, 'type must be register, reset, prove or bind'],
  ] as const)
    expect(await send(changed)).toEqual([400, JSON.stringify({ error })])
  const row = { ...message, sent_at: expect.any(String) }
  expect(await sandbox.get('sms?mobile=13800138000')).toEqual([row])
  expect(await sandbox.sms()).toHaveLength(2)
  await sandbox.setFaults({ sms: 'fail' })
  expect(await send({})).toEqual([500, '{"error":"The SMS provider is set to fail"}'])
  expect(await sandbox.sms()).toHaveLength(2)
})

test('Turnstile reads forms and JSON alike', async () => {
  const address = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
  const fields = { secret: KEYS.TURNSTILE_SECRET, response: 'sandbox.none' }
  const refused = [200, '{"success":false,"error-codes":["invalid-input-response"],"messages":[]}']
  const json = { 'content-type': 'application/json; charset=utf-8' }
  expect(await posted(address, new URLSearchParams(fields))).toEqual(refused)
  expect(await posted(address, JSON.stringify(fields), json)).toEqual(refused)
  expect((await posted(address, JSON.stringify({ ...fields, secret: 7 }), json))[0]).toBe(400)
  expect(await posted(address, JSON.stringify({ ...fields, secret: '' }), json)).toEqual([
    400,
    '{"success":false,"error-codes":["missing-input-secret"],"messages":[]}',
  ])
})
