import { expect, test } from 'vitest'
import { askAnalytics } from '#scripts/lib/operate/commands/use.ts'

const env = { CLOUDFLARE_ACCOUNT_ID: 'a1', CLOUDFLARE_API_TOKEN: 't1' }

/** Analytics Engine, which gives this answer; what it was asked. */
function engine(status: number, body: unknown) {
  const asked: unknown[] = []
  const http: typeof fetch = async (input, init) => {
    asked.push([String(input), new Headers(init?.headers).get('authorization'), String(init?.body)])
    return Response.json(body, { status })
  }
  return { asked, http }
}

test('it is asked for all since the beginning of a day in Beijing, and rows that stand for many count as many', async () => {
  const row = { kind: 'visit', name: 'home', detail: '' }
  const { asked, http } = engine(200, { data: [{ ...row, count: '120' }], rows: 1 })
  expect(await askAnalytics('2026-11-21', 'qingjian_use', { env, http })).toEqual([{ ...row, count: 120 }])
  expect(asked).toEqual([
    [
      'https://api.cloudflare.com/client/v4/accounts/a1/analytics_engine/sql',
      'Bearer t1',
      expect.stringMatching(/SUM\(_sample_interval \* double1\)[\s\S]*timestamp >= toDateTime\(1795190400\) GROUP BY/),
    ],
  ])
})

test('without a token, or with one that may not, it says what it takes', async () => {
  const { asked, http } = engine(403, { errors: [] })
  await expect(askAnalytics('2026-11-21', 'qingjian_use', { env: {}, http })).rejects.toThrow(
    'Visits: set CLOUDFLARE_ACCOUNT_ID',
  )
  expect(asked).toEqual([])
  await expect(askAnalytics('2026-11-21', 'qingjian_use', { env, http })).rejects.toThrow(
    'Analytics Engine answered 403.',
  )
})
