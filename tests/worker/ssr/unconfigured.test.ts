import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { createApp } from '#src/app.ts'

const SECRET = 'a secret of 24 letters..'

/** The site in production, as far as these variables set it up, and what the log of it says. */
function site(variables: Record<string, string>) {
  const app = createApp()
  const bindings = { ...env, ENVIRONMENT: 'production', SITE_URL: 'https://qingjian.test', ...variables }
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const get = (path: string) =>
    app.fetch(new Request(`https://qingjian.test${path}`), bindings, createExecutionContext())
  return { get, logged }
}

test('without a captcha production asks everybody to come back, and says in one line what is missing', async () => {
  const { get, logged } = site({ APP_SECRET: SECRET })
  for (const path of ['/', '/en/word-jianli/', '/user/login', '/healthz', '/nowhere']) {
    const answer = await get(path)
    const { headers } = answer
    expect([path, answer.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      path,
      503,
      '60',
      'no-store',
    ])
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(await answer.text()).toBe(
      '青简正在准备中，请稍后再来。\nQingjian is being set up, please come back later.\n',
    )
  }
  const call = await get('/api/config/base_site')
  expect([call.status, await call.json()]).toEqual([503, { code: 503, msg: '服务暂不可用，请稍后再试' }])
  expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      event: 'config.wrong',
      error: expect.stringMatching(/^Variable CAPTCHA_PROVIDER must/),
    }),
  ])
})

test('/readyz names all variables that are missing or wrong, and the value of none', async () => {
  const { get } = site({ APP_SECRET: SECRET, API_KEY: 'short', SMS_PROVIDER: 'tencent', TENCENT_SECRET_KEY: SECRET })
  const answer = await get('/readyz')
  const text = await answer.text()
  expect(answer.status).toBe(503)
  expect([...text.matchAll(/Variable (\w+)/g)].map(([, name]) => name)).toEqual([
    'API_KEY',
    'SMS_SIGN_NAME',
    'SMS_TEMPLATE_REGISTER',
    'SMS_TEMPLATE_RESET',
    'TENCENT_SECRET_ID',
    'TENCENT_SMS_APP_ID',
    'CAPTCHA_PROVIDER',
  ])
  expect([text.includes(SECRET), text.includes('short')]).toEqual([false, false])
})

test('that no address is known is said before the first request is answered', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { get } = site({ APP_SECRET: SECRET, CAPTCHA_PROVIDER: 'altcha', CLIENT_ADDRESS_HEADER: 'none' })
  await get('/healthz')
  await get('/healthz')
  const lines = told.mock.calls.map(([line]) => JSON.parse(line))
  const said = { event: 'config.no-address', variable: 'CLIENT_ADDRESS_HEADER' }
  expect(lines[0]).toMatchObject(said)
  expect(lines.filter(({ event }) => event === said.event)).toHaveLength(1)
})
