import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiErrors, type EndpointName, endpointNames, endpointPath, endpoints, envelope } from '#src/contract/index.ts'
import type { Target } from './bad-input.ts'
import { examples } from './examples.ts'

const pairs = Object.values(apiErrors).map(({ status, code }) => `${status}/${code}`)

type Options = { token?: string | undefined; language?: string }

/** The example of an endpoint as a request: path with query, and what goes with it. */
export function exampleRequest(name: EndpointName, { token, language }: Options = {}) {
  const { method } = endpoints[name]
  const example: Record<string, unknown> = examples[name]
  const query = new URLSearchParams(Object.entries(example).map(([field, value]) => [field, String(value)]))
  const headers = {
    ...(method === 'POST' && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(language !== undefined && { 'accept-language': language }),
  }
  return method === 'POST'
    ? { path: endpointPath(name), init: { method, headers, body: JSON.stringify(example) } }
    : { path: `${endpointPath(name)}?${query}`, init: { method, headers } }
}

/**
 * Calls every endpoint with its example, as a visitor and as a user, in both languages: what comes is what the contract
 * says, wherever the API is.
 */
export function contractSuite(target: Target): void {
  describe.each(endpointNames)('%s', (name) => {
    const { auth, output } = endpoints[name]

    async function outcomeOf(options: Options) {
      const { path, init } = exampleRequest(name, options)
      const response = await target.send(path, init)
      expect(target.faults()).toEqual([])
      return readOutcome(response)
    }

    /** The envelope, or the name of the file. */
    async function readOutcome(response: Response) {
      const disposition = response.headers.get('content-disposition')
      if (disposition !== null) {
        expect({ output, status: response.status }).toEqual({ output: 'file', status: 200 })
        expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0)
        return null
      }
      expect(response.headers.get('content-type')).toBe('application/json')
      expect(response.headers.get('cache-control')).toBe('no-store')
      const body = z.strictObject(envelope.shape).parse(await response.json())
      if (body.code === 1) expect(response.status).toBe(200)
      else expect(pairs).toContain(`${response.status}/${body.code}`)
      return body
    }

    test('a user is answered as the contract says', async () => {
      const body = await outcomeOf({ token: auth === 'none' ? undefined : await target.signIn() })
      if (body?.code !== 1) return
      if (output === 'file') throw new Error('Data came instead of a file')
      expect(() => output.parse(body.data)).not.toThrow()
    })

    test('a visitor is answered, or asked to sign in', async () => {
      const body = await outcomeOf({})
      expect(body?.code === 401).toBe(auth === 'user' || auth === 'ended')
    })

    test('refusals are in the language of the call', async () => {
      for (const [language, isChinese] of [
        ['zh-CN', true],
        ['en', false],
      ] as const) {
        const body = await outcomeOf({ language, token: 'nobody-has-this-token' })
        if (body !== null && body.code !== 1) expect(/\p{Script=Han}/u.test(body.msg)).toBe(isChinese)
      }
    })
  })
}
