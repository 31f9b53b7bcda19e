import { expect, test } from 'vitest'
import { openApi } from '#scripts/lib/open-api.ts'
import { apiErrors, endpointNames, endpoints, maxBodyOf } from '#src/contract/index.ts'

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'minItems', 'maxItems'] as const
/** What JSON Schema says of any whole number. */
const ANY_NUMBER = Number.MAX_SAFE_INTEGER

/** Every limit of a value of the API, with where it stands. */
function limitsIn(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = new Map<string, unknown>(Object.entries(node))
  const limits = LIMITS.flatMap((name) => {
    const value = own.get(name)
    return typeof value === 'number' && Math.abs(value) < ANY_NUMBER ? [`${name} ${value}`] : []
  })
  const name = own.get('name')
  const at = typeof name === 'string' && own.has('in') ? `${path} ${name}` : path
  const below = [...own].flatMap(([key, value]) => limitsIn(value, pathOf(at, key)))
  return [...(limits.length > 0 ? [`${at}: ${limits.join(', ')}`] : []), ...below]
}

/** The names of fields, without what only builds the description up. */
function pathOf(path: string, key: string): string {
  const isBuilding =
    /^(\d{1,2}|schema|properties|items|anyOf|allOf|oneOf|content|application\/.*|parameters|responses|get|post)$/
  return isBuilding.test(key) ? path : `${path} ${key}`
}

test('how long, how many and how large what is sent to a call may be', async () => {
  const paths = Object.entries(JSON.parse(JSON.stringify(openApi())).paths)
  const sent = paths.flatMap(([path, item]) =>
    limitsIn(JSON.parse(JSON.stringify(item, (key, value) => (key === 'responses' ? undefined : value))), path),
  )
  await expect(`${[...new Set(sent)].join('\n')}\n`).toMatchFileSnapshot('./limits-of-calls.txt')
})

test('of each call: method, who may call it, what it does to the session, how much it may be sent', async () => {
  const lines = endpointNames.map((name) => {
    const endpoint: Partial<Record<'method' | 'auth' | 'session' | 'secret' | 'limit' | 'renews', unknown>> =
      endpoints[name]
    const { method, auth, session, secret, limit, renews } = endpoint
    return [name, method, auth, session, secret, limit, renews && 'renews', `${maxBodyOf(name)} bytes`]
      .filter((part) => part !== undefined && part !== false)
      .join(' · ')
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./calls.txt')
})

test('every refusal has its code and status', async () => {
  const lines = Object.entries(apiErrors).map(([key, { code, status }]) => `${code} ${status} ${key}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./refusals.txt')
})
