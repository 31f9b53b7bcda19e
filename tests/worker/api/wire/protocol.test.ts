import { describe, expect, test } from 'vitest'
import { endpointNames, endpointPath, endpoints } from '#src/contract/index.ts'
import { answerOf, createTestApi, JSON_BODY } from '#tests/support/api.ts'
import { databaseWith } from '#tests/support/database.ts'

const tooLarge = { status: 413, body: { code: 413, msg: '请求内容过大' } }

test.each(endpointNames)('%s refuses every other method', async (name) => {
  const api = createTestApi()
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    if (method === endpoints[name].method) continue
    const answer = await answerOf(await api.send(endpointPath(name), { method }))
    expect({ method, ...answer }).toEqual({ method, status: 405, body: { code: 405, msg: '请求方法不正确' } })
  }
})

test.each([
  '/api/',
  '/api/user.Base',
  '/api/user.Base/',
  '/api/user.Base/nothing',
  '/api/user.Base/sendCode/more',
  '/api/USER.BASE/SENDCODE',
  '/api/..%2f..%2fetc/passwd',
  '/api/__proto__',
  '/api/%00',
  '/api/constructor',
])('%s is no endpoint', async (path) => {
  const api = createTestApi()
  for (const method of ['GET', 'POST', 'DELETE']) {
    const answer = await answerOf(await api.send(path, { method }))
    expect(answer).toEqual({ status: 404, body: { code: 404, msg: '请求的资源不存在' } })
  }
})

describe('bodies', () => {
  const limit = 64 * 1024
  const path = endpointPath('user.Base/loginByPassword')

  function bodyOf(length: number): string {
    const rest = '{"mobile":"13900000000","password":"wrong","code":""}'
    return rest.replace('""', `"${' '.repeat(length - rest.length)}"`)
  }

  function streamOf(text: string): ReadableStream {
    return new Blob([text]).stream()
  }

  test.each([
    ['of known length', (text: string) => text],
    ['of unknown length', streamOf],
  ])('%s: 64 KB are read, one byte more is refused', async (_label, wrap) => {
    const post = async (length: number) => {
      const init = { method: 'POST', headers: JSON_BODY, body: wrap(bodyOf(length)), duplex: 'half' }
      return answerOf(await createTestApi().send(path, init))
    }
    expect((await post(limit)).status).toBe(400)
    expect(await post(limit + 1)).toEqual(tooLarge)
    expect(await post(4 * limit)).toEqual(tooLarge)
  })
})

test('a fault is answered with the id of the request and nothing else', async () => {
  const api = createTestApi({ db: databaseWith({ prepare: () => fail('secret detail') }) })
  const response = await api.send(endpointPath('config/base_site'), { headers: { 'x-request-id': 'request-1' } })
  expect(await answerOf(response)).toEqual({
    status: 500,
    body: { code: 500, msg: '服务器内部错误，请稍后再试', request_id: 'request-1' },
  })
  expect(api.faults).toEqual([new Error('secret detail')])
})

test('answers are never cached and never sniffed', async () => {
  const { headers } = await createTestApi().raw('config/base_site', {})
  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
  })
})

function fail(message: string): never {
  throw new Error(message)
}
