import { expect, test } from 'vitest'
import { type ApiErrorKey, apiErrors } from '#src/contract/index.ts'
import { createOrigin, type Origin, OriginFailure } from '#src/origin/index.ts'
import { knownContacts } from '#src/site/config.ts'
import { ContentRemoved, readPayload, SessionEnded } from '#src/site/page-data.ts'
import { createTestApi } from '#tests/support/api.ts'

const caller = { token: 'x', locale: 'zh', address: '', country: '', requestId: 'r' } as const

type Refused = { ok: false; code: number; message: string; refusal: unknown }

/** A page whose API refuses every call, or fails. */
function scopeOf(call: () => Promise<Refused>) {
  const { services } = createTestApi({ after: () => () => {} })
  const origin: Origin = { ...createOrigin(services), call }
  return { services, origin, waitUntil: () => {}, caller }
}

const query = { params: { id: '1', token: 't' }, search: new URLSearchParams() }
const refusal = async (key: ApiErrorKey): Promise<Refused> => {
  return { ok: false, code: apiErrors[key].code, message: '', refusal: null }
}

test.each<[ApiErrorKey, unknown]>([
  ['resource.missing', null],
  ['resource.removed', ContentRemoved],
  ['share.ended', ContentRemoved],
  ['share.expired', ContentRemoved],
  ['session.required', SessionEnded],
  // Of what every API knows it is no answer; it is one of what was added later.
  ['endpoint.unknown', OriginFailure],
  ['server.fault', OriginFailure],
])('what %s means to a page', async (key, expected) => {
  const answer = readPayload(
    scopeOf(() => refusal(key)),
    'shared',
    query,
  )
  const thrown = await answer.catch((error: unknown) => error)
  expect(expected === null ? thrown : Object.getPrototypeOf(thrown).constructor).toBe(expected)
})

test('of filtered views those are kept that are asked for again, while five hundred are remembered', async () => {
  const { services } = createTestApi({ after: () => () => {} })
  const asked: unknown[] = []
  const call: Origin['call'] = async (_name, input) => {
    asked.push(input)
    return { ok: true, data: JSON.parse('{}') }
  }
  const written: Promise<unknown>[] = []
  const waitUntil = (task: Promise<unknown>) => void written.push(task)
  const scope = { services, origin: { ...createOrigin(services), call }, waitUntil, caller: { ...caller, token: null } }
  const open = (id: number) =>
    readPayload(scope, 'articleDetail', { params: { id: String(id) }, search: new URLSearchParams('sort=new') })
  const openAll = async (from: number, count: number) => {
    for (let nth = 0; nth < count; nth += 1) await open(from + nth)
  }
  /** Whether an article is kept now. */
  const isKept = async (id: number) => {
    const before = asked.length
    await open(id)
    return asked.length === before
  }
  await openAll(1, 1)
  await openAll(1000, 499)
  expect([await isKept(1), await isKept(1)]).toEqual([false, true])
  await openAll(2, 1)
  await openAll(2000, 500)
  expect([await isKept(2), await isKept(2)]).toEqual([false, false])
  await Promise.all(written)
})

test('contacts are as last known while the API fails, and a mistake of ours stays one', async () => {
  const failing = (error: Error) => scopeOf(() => Promise.reject(error))
  const down = readPayload(failing(new OriginFailure('down')), 'contacts', query)
  expect(await down).toEqual(knownContacts('zh'))
  await expect(readPayload(failing(new Error('a mistake of ours')), 'contacts', query)).rejects.toThrow('a mistake')
})

test('what everybody gets is asked for in nobody’s name, what is somebody’s own in theirs', async () => {
  const { services } = createTestApi({ after: () => () => {} })
  const asked: unknown[] = []
  const call: Origin['call'] = async (name, _input, { token }) => {
    asked.push([name, token])
    return { ok: true, data: JSON.parse('{}') }
  }
  const scope = { services, origin: { ...createOrigin(services), call }, waitUntil: () => {}, caller }
  await readPayload(scope, 'articleDetail', { params: { id: '77' }, search: new URLSearchParams() })
  await readPayload(scope, 'orders', query)
  expect(asked).toEqual([
    ['config/base_site', null],
    ['article.Info/detail', null],
    ['user.Order/index', 'x'],
  ])
})

test('what everybody gets is as new as the version of the site, what is somebody’s own as their last change', async () => {
  const { services } = createTestApi({ after: () => () => {} })
  const { call: answer, ...origin } = createOrigin(services)
  const asked: unknown[] = []
  const call: Origin['call'] = async (name, input, requester) => {
    asked.push([name, requester.bookmark])
    const result = await answer(name, input, requester)
    return name === 'config/base_site' && result.ok
      ? { ...result, data: { ...result.data, bookmark: 'of-the-version' } }
      : result
  }
  const requester = { ...caller, token: null, bookmark: 'of-a-change' }
  const scope = { services, origin: { ...origin, call }, waitUntil: () => {}, caller: requester }
  await readPayload(scope, 'articleDetail', { params: { id: '78' }, search: new URLSearchParams() })
  await readPayload(scope, 'orders', query).catch(() => null)
  expect(asked).toEqual([
    ['config/base_site', 'of-a-change'],
    ['article.Info/detail', 'of-the-version'],
    ['user.Order/index', 'of-a-change'],
  ])
})
