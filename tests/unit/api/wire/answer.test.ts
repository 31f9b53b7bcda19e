import fc from 'fast-check'
import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answerWith, refusal } from '#src/api/wire/answer.ts'
import { ApiError, InputError, tooMany } from '#src/api/wire/errors.ts'
import { FileOutput } from '#src/api/wire/handler.ts'
import { type ApiErrorKey, apiErrors, errorMessages, fieldMessage } from '#src/contract/index.ts'

const headersOf = ({ headers }: Response) => Object.fromEntries(headers)
const plain = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
const json = { ...plain, 'content-type': 'application/json' }

const fileNamed = (name: string, content: FileOutput['content'] = new ArrayBuffer(3)) =>
  answerWith('word.Jianli/download', 'file', new FileOutput(name, 'text/x', content), 'zh')

test('a file says its length when it is known, and is not kept by anybody', async () => {
  const known = fileNamed('a (1).docx')
  const streamed = fileNamed('a.docx', new Blob(['abc']).stream())
  const named = (name: string, escaped = name) => `attachment; filename="${name}"; filename*=UTF-8''${escaped}`
  expect([known.status, headersOf(known), streamed.status, headersOf(streamed)]).toEqual([
    200,
    {
      ...plain,
      'content-type': 'text/x',
      'content-length': '3',
      'content-disposition': named('a (1).docx', 'a%20%281%29.docx'),
    },
    200,
    { ...plain, 'content-type': 'text/x', 'content-disposition': named('a.docx') },
  ])
  expect(await streamed.text()).toBe('abc')
})

test('whatever the name of a file, the header is one header and gives the name back', () => {
  const sign = fc.constantFrom(...'简历é😀\'()*;"\\/% .-_a1\n\r\t,=')
  fc.assert(
    fc.property(fc.array(sign, { minLength: 1, maxLength: 30 }), (signs) => {
      const name = signs.join('')
      const header = fileNamed(name).headers.get('content-disposition') ?? ''
      const [, ascii = '', escaped = ''] =
        /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S*)$/.exec(header) ?? []
      expect(decodeURIComponent(escaped)).toBe(name)
      // What RFC 8187 lets stand there.
      expect(escaped).toMatch(/^(?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})*$/)
      expect(ascii).toMatch(/^[\w.() -]+$/)
    }),
  )
})

test('data leaves only as it is described', async () => {
  const described = z.object({ name: z.string() })
  const answer = answerWith('user.Info/index', described, { name: 'A', password_hash: 'x' }, 'zh')
  expect(await answer.json()).toMatchObject({ code: 1, data: { name: 'A' } })
  const twice = answerWith('user.Info/index', described, { name: 'A', password_hash: 'x' }, 'zh')
  expect(await twice.text()).not.toContain('password_hash')
})

test('data is no file, and a file is no data', () => {
  expect(() => answerWith('word.Jianli/download', 'file', { a: 1 }, 'zh')).toThrow('must answer with a file')
})

const log = () => {
  const lines: unknown[] = []
  return { lines, info: () => {}, error: (...line: unknown[]) => void lines.push(line) }
}
const request = (language = 'zh') =>
  new Request('https://qingjian.test/api/user.Info/index?secret=1', {
    headers: { 'accept-language': language, 'x-request-id': 'ray-1' },
  })

test.each(['zh', 'en'] as const)('every refusal is said as the contract declares it (%s)', async (locale) => {
  for (const [key, { status, code }] of Object.entries(apiErrors)) {
    const told = log()
    const answer = refusal(new ApiError(key as ApiErrorKey), request(locale), told)
    expect([key, answer.status, headersOf(answer), await answer.json(), told.lines]).toEqual([
      key,
      status,
      json,
      { code, msg: errorMessages[locale][key as ApiErrorKey] },
      [],
    ])
  }
})

test('with the field it is about, when to come again, and what to do', async () => {
  const { msg, ...rest } = { msg: errorMessages.zh['request.too-many'], code: 429 }
  const answer = refusal(tooMany(61_001, 1000), request(), log())
  expect([answer.status, headersOf(answer), await answer.json()]).toEqual([
    429,
    { ...json, 'retry-after': '61' },
    { ...rest, msg, retry_after: 61 },
  ])
  const now = refusal(new ApiError('request.too-many', { retryAfter: 0, field: 'code' }), request(), log())
  expect([now.headers.get('retry-after'), await now.json()]).toEqual([
    '0',
    { ...rest, msg, retry_after: 0, errors: { code: msg } },
  ])
})

test('of an input, each field with the first thing that is wrong with it', async () => {
  const issues = [
    { path: ['a', 0, 'b'], message: 'value.required' },
    { path: ['a', 0, 'b'], message: 'value.invalid' },
    { path: [], message: 'value.invalid' },
  ]
  const answer = refusal(new InputError(issues), request('en'), log())
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      code: apiErrors['input.invalid'].code,
      msg: errorMessages.en['input.invalid'],
      errors: { 'a.0.b': fieldMessage('value.required', 'en'), body: fieldMessage('value.invalid', 'en') },
    },
  ])
})

test('only a body that cannot be read is a refusal of Hono’s; anything else is a fault, told in the log alone', async () => {
  const outcome = async (error: Error) => {
    const told = log()
    const answer = refusal(error, request(), told)
    return [answer.status, await answer.json(), told.lines]
  }
  expect(await outcome(new HTTPException(400))).toEqual([
    400,
    { code: apiErrors['body.malformed'].code, msg: errorMessages.zh['body.malformed'] },
    [],
  ])
  const fault = { code: apiErrors['server.fault'].code, msg: errorMessages.zh['server.fault'], request_id: 'ray-1' }
  for (const error of [new HTTPException(413), new Error('a secret'), new TypeError('x')]) {
    const line = ['api.fault', error, { request_id: 'ray-1', path: '/api/user.Info/index' }]
    expect(await outcome(error)).toEqual([500, fault, [line]])
  }
})
