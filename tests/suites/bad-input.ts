import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiErrors, type EndpointName, endpointNames, endpointPath, endpoints, envelope } from '#src/contract/index.ts'
import { examples } from './examples.ts'
import { hostileBodies, hostileQueries, hostileTexts, hostileValues } from './hostile.ts'

/** An API under test. */
export type Target = {
  send: (path: string, init: RequestInit & { headers: Record<string, string> }) => Promise<Response>
  /** Signs somebody in. */
  signIn: () => Promise<string>
  /** What the API logged as its own faults. */
  faults: () => unknown[]
}

type Fields = Record<string, unknown>
type Sent = { query?: string; body?: string | Uint8Array<ArrayBuffer>; type?: string }

const pairs = ['200/1', ...Object.values(apiErrors).map(({ status, code }) => `${status}/${code}`)]

/**
 * Calls every endpoint of the contract with missing, wrong, over-long, repeated and hostile input: what its schema
 * refuses is answered with 400 and the name of the field, anything else as the contract says, and never with a fault.
 */
export function badInputSuite(target: Target): void {
  let shared: Promise<string> | null = null

  /** One user makes all calls but the one that signs out. */
  const signedInFor = (name: EndpointName) => {
    if (name === 'user.Base/logout') return target.signIn()
    shared ??= target.signIn()
    return shared
  }

  describe.each(endpointNames)('%s', (name) => {
    const { method, auth } = endpoints[name]
    let token: string | null = null

    beforeAll(async () => {
      token = auth === 'none' ? null : await signedInFor(name)
    })

    async function answer({ query = '', body, type = 'application/json' }: Sent) {
      const headers = {
        ...(body !== undefined && { 'content-type': type }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      }
      const response = await target.send(`${endpointPath(name)}?${query}`, { method, headers, body })
      expect(target.faults()).toEqual([])
      return outcomeOf(response)
    }

    async function expectAnswer(label: string, fields: Fields): Promise<void> {
      const parsed = endpoints[name].input.safeParse(fields)
      const sent = method === 'GET' ? { query: queryOf(fields) } : { body: JSON.stringify(fields) }
      const { status, errors } = await answer(sent)
      if (parsed.success) return
      const wrong = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))]
      expect({ label, status, errors }).toEqual({ label, status: 400, errors: wrong })
    }

    test('the example names every field', () => {
      expect(Object.keys(examples[name]).sort()).toEqual(fieldsOf(name).sort())
    })

    for (const field of fieldsOf(name)) {
      test(`bad values of ${field}`, async () => {
        await Promise.all([...casesOf(name, field)].map(([label, fields]) => expectAnswer(label, fields)))
      })
    }

    if (method === 'GET') {
      test('strange query strings', async () => {
        await Promise.all(hostileQueries.map((query) => answer({ query })))
      })
    } else {
      test('bodies that are no JSON object', async () => {
        for (const body of hostileBodies) {
          expect({ body, status: (await answer({ body })).status }).toEqual({ body, status: 400 })
        }
      })

      test('other content types', async () => {
        const body = JSON.stringify(examples[name])
        for (const type of [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'application/jsonp',
        ]) {
          expect({ type, status: (await answer({ body, type })).status }).toEqual({ type, status: 400 })
        }
      })

      test('bytes that are no UTF-8', async () => {
        const body = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])
        expect((await answer({ body })).status).toBe(400)
      })
    }
  })
}

/** The example with one field missing, wrong or repeated. */
function* casesOf(name: EndpointName, field: string): Generator<[label: string, fields: Fields]> {
  const example: Fields = examples[name]
  const { [field]: own, ...others } = example
  yield ['missing', others]
  const values = endpoints[name].method === 'GET' ? hostileTexts : hostileValues
  for (const value of values) yield [JSON.stringify(value).slice(0, 60), { ...example, [field]: value }]
  yield ['twice', { ...example, [field]: [own, own] }]
}

function fieldsOf(name: EndpointName): string[] {
  const { input } = endpoints[name]
  return input instanceof z.ZodMiniObject ? Object.keys(input.shape) : []
}

function queryOf(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([field, value]) => [value].flat().map((one) => [field, String(one)]))
  return String(new URLSearchParams(pairs))
}

/** Every answer is a file, or an envelope with a pair of status and code from the contract. */
async function outcomeOf(response: Response): Promise<{ status: number; errors: string[] }> {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json')) {
    await response.arrayBuffer()
    expect({ status, type }).toEqual({ status: 200, type: expect.stringMatching(/wordprocessingml|application\/zip/) })
    return { status, errors: [] }
  }
  const body = z.strictObject(envelope.shape).parse(await response.json())
  expect(status).toBeLessThan(500)
  expect(pairs).toContain(`${status}/${body.code}`)
  return { status, errors: Object.keys(body.errors ?? {}) }
}
