import * as z from 'zod/mini'
import type { NewPerson } from '#scripts/lib/new-person.ts'
import type { Random } from '#scripts/lib/sync-simulation/random.ts'
import type { Sent } from './client.ts'
import { hostileBodies, hostileValues } from './hostile.ts'
import type { AttackWorld } from './world.ts'

const json = z.record(z.string(), z.unknown())
const parameter = z.object({ name: z.string(), in: z.string() })
const operation = z.object({
  parameters: z.array(z.union([parameter, z.object({ $ref: z.string() })])),
  requestBody: z.optional(
    z.object({
      content: z.object({ 'application/json': z.object({ schema: z.object({ properties: z.optional(json) }) }) }),
    }),
  ),
})
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

type Call = { path: string; method: string; fields: string[] }

const AT_ONCE = 16
const SIGN_OUT = '/api/user.Base/logout'
const METHODS = ['GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
]

/** Sends malformed and unexpected input to every described call, as strangers, as users and with made-up sessions. */
export async function fuzz(world: AttackWorld, random: Random, requests: number): Promise<void> {
  const calls = callsOf(await world.client({ path: '/api/openapi.json' }))
  const known = await knownValues(world)
  const strangers = await Promise.all([world.newPerson(), world.newPerson(), world.newPerson()])
  let next = 0
  const work = async () => {
    while (next < requests) {
      const call = calls[next % calls.length]
      next += 1
      const nth = random.below(strangers.length)
      const person = strangers[nth]
      if (call === undefined || person === undefined) continue
      const sent = requestFor(call, known, random, world.newAddress())
      await world.client(random.chance(0.7) ? { ...sent, person } : sent)
      if (call.path === SIGN_OUT) strangers[nth] = { ...person, token: await world.newSession(person.id) }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

function callsOf({ body }: { body: string }): Call[] {
  const { paths } = description.parse(JSON.parse(Buffer.from(body, 'latin1').toString('utf8')))
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => {
      const queried = parameters.flatMap((one) => ('name' in one && one.in === 'query' ? [one.name] : []))
      const posted = Object.keys(requestBody?.content['application/json'].schema.properties ?? {})
      return { path, method: method.toUpperCase(), fields: method === 'get' ? queried : posted }
    }),
  )
}

/** Values an attacker may have found out or guessed: ids of others, and plausible values. */
async function knownValues({ victim, newPerson, newResume }: AttackWorld): Promise<Record<string, unknown[]>> {
  const someone: NewPerson = await newPerson()
  const own = await newResume(someone)
  const ids = [victim.resume, own, victim.link.id, '1001', '2001', '1', 'ABCDEFGHIJKLMNOPQRST', String(victim.id)]
  return {
    id: ids,
    share: [victim.link.id, 'ABCDEFGHIJKLMNOPQRST'],
    token: [victim.link.token, 'A'.repeat(43)],
    key: [victim.resume, 'ABCDEFGHIJKLMNOPQRST', 'bamboo-slips-1', '11111111-1111-4111-8111-111111111111'],
    mid: ['bamboo-slips-2'],
    journal: ['journal-1'],
    mobile: [victim.mobile, '13900000001'],
    password: ['correct horse', 'bamboo-and-ink-no'],
    code: ['1234', 'ABCD-EFGH-2345'],
    page: ['1', '2', '99999'],
    pay_type: ['1', '2'],
    surface: ['qr', 'phone'],
    type: ['register', 'reset', 'word'],
    kind: ['template', 'article'],
    template_type: ['word'],
    template_id: [1001],
    rev: [0, 1, 2],
    schema: [1],
    order_no: ['QJ0000000000000000000001'],
    scene_id: ['ABCDEFGHIJKLMNOPQRSTUV'],
    doc: [{}, { schema: 1 }],
    image: ['bm90IGEgcGljdHVyZQ=='],
  }
}

function requestFor(call: Call, known: Record<string, unknown[]>, random: Random, address: string): Sent {
  const values = call.fields.flatMap((field): [string, unknown][] => {
    if (random.chance(0.1)) return []
    const fitting = random.chance(0.6) ? random.pick(known[field] ?? []) : undefined
    return [[field, fitting ?? random.pick(hostileValues)]]
  })
  if (random.chance(0.1)) values.push([random.pick(['user_id', '__proto__', 'level', 'owner']) ?? '', 1])
  const isOdd = random.chance(0.03)
  const method = isOdd ? (random.pick(METHODS) ?? 'GET') : call.method
  const headers = {
    'cf-connecting-ip': address,
    'accept-language': random.chance(0.5) ? 'en' : 'zh-CN',
    ...(random.chance(0.05) && { authorization: 'Bearer guessed' }),
    ...(random.chance(0.05) && { server: 'true', 'x-api-key': 'guessed-guessed-guessed' }),
    ...(random.chance(0.05) && { cookie: '__Host-session=guessed' }),
  }
  if (call.method === 'GET') {
    const query = values.map(([name, value]) => `${encodeURIComponent(name)}=${inQuery(value, random)}`)
    return { method, path: `${call.path}?${query.join('&')}`.slice(0, 12_000), headers }
  }
  const body = random.chance(0.06) ? (random.pick(hostileBodies) ?? '') : JSON.stringify(Object.fromEntries(values))
  const type = random.chance(0.05) ? (random.pick(TYPES) ?? '') : 'application/json'
  return { method, path: call.path, headers: { ...headers, 'content-type': type }, body }
}

/** Writes a value as text, now and then with escapes that cannot be decoded. */
function inQuery(value: unknown, random: Random): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return random.chance(0.03) ? '%E0%A4%A' : encodeURIComponent(text.toWellFormed())
}
