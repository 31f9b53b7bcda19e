import { createExecutionContext, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, onTestFinished, test } from 'vitest'
import { maintained } from '#scripts/lib/operate/maintained.ts'
import { createApp } from '#src/app.ts'
import { DAY } from '#tests/support/api.ts'
import { freshObjectWorld, objectWorld } from '#tests/support/object-world.ts'
import { setUpOwner } from '#tests/support/resumes.ts'

const KEY = 'k'.repeat(32)
const SITE = 'https://qingjian.test'

/** The Worker of a site with these variables. */
function site(variables: Record<string, string>) {
  const app = createApp()
  const bindings = { ...env, ENVIRONMENT: 'development', SITE_URL: SITE, ...variables }
  return async (request: Request) => app.fetch(request, bindings, createExecutionContext())
}

const open = { MAINTENANCE_KEY: KEY }

function call(variables: Record<string, string>, id: string, init: RequestInit = {}) {
  return site(variables)(new Request(`${SITE}/maintenance/resumes/${id}?versions=0&history=0`, init))
}

test('there is no such path while the secret is not set, nor for those who do not have it', async () => {
  const { id } = await setUpOwner()
  const right = { authorization: `Bearer ${KEY}` }
  const nowhere = await call(open, 'nowhere/at/all', { headers: right })
  expect(nowhere.status).toBe(404)
  for (const [variables, headers] of [
    [{}, right],
    [open, {}],
    [open, { authorization: `Bearer ${KEY}k` }],
    [open, { authorization: KEY }],
    [open, { authorization: 'Bearer undefined' }],
    [{ API_KEY: KEY }, right],
    [{ ...open, API_BASE: 'https://api.test' }, right],
  ] as const) {
    for (const method of ['GET', 'PUT']) {
      const answer = await call(variables, id, { method, headers, ...(method === 'PUT' && { body: '{}' }) })
      const text = await answer.text()
      expect([method, answer.status < 200 || answer.status > 299, text.includes('林知夏')]).toEqual([
        method,
        true,
        false,
      ])
    }
  }
  const told = await call(open, id, { headers: right })
  expect([told.status, told.headers.get('cache-control'), (await told.text()).includes('林知夏')]).toEqual([
    200,
    'no-store',
    true,
  ])
})

test('a résumé is placed where there is none, as often as it is sent, and over no other', async () => {
  const { id } = await setUpOwner()
  const objects = maintained(SITE, KEY, site(open))
  const copy = await objects.read(id, { versions: 0, history: 0 })
  if (copy?.head == null) throw new Error('Nothing was copied')
  expect(await objects.place(id, copy)).toBe('placed')
  const ofAnother = { ...copy, head: { ...copy.head, owner: 1 } }
  expect(await objects.place(id, ofAnother)).toBe('taken')
  const sent = { method: 'PUT', headers: { authorization: `Bearer ${KEY}` }, body: JSON.stringify(ofAnother) }
  expect((await call(open, id, sent)).status).toBe(409)
  expect(await objects.read(id, { versions: 0, history: 0 })).toEqual(copy)
  expect(await objects.read('nobody-has-this', { versions: 0, history: 0 })).toBe(null)
  const other = { ...copy, head: { ...copy.head, id: 'other' } }
  expect(await objects.place('other', other)).toBe('placed')
  expect(await objects.read('other', { versions: 0, history: 0 })).toEqual(other)
  for (const body of ['', '{}', JSON.stringify(copy)]) {
    const headers = { authorization: `Bearer ${KEY}` }
    expect([body, (await call(open, 'third', { method: 'PUT', headers, body })).status]).toEqual([body, 400])
  }
  expect(await objects.read('third', { versions: 0, history: 0 })).toBe(null)
})

test('the index is told of what was placed, once its last part is there', async () => {
  const { id } = await setUpOwner()
  // Ahead of the platform's own clock, so that alarms wait for the test.
  objectWorld.now = Date.now() + DAY
  onTestFinished(() => void Object.assign(objectWorld, freshObjectWorld()))
  const objects = maintained(SITE, KEY, site(open))
  const copy = await objects.read(id, { versions: 0, history: 0 })
  if (copy?.head == null) throw new Error('Nothing was copied')
  const alarm = () => runInDurableObject(env.RESUMES.getByName('placed'), (_, { storage }) => storage.getAlarm())
  await objects.place('placed', { ...copy, head: null })
  expect(await alarm()).toBeNull()
  await objects.place('placed', { ...copy, head: { ...copy.head, id: 'placed' } })
  expect(await alarm()).toBe(objectWorld.now + 15_000)
})

test('a site that does not know the secret is told apart from one that fails', async () => {
  const after = { versions: 0, history: 0 }
  await expect(maintained(SITE, KEY, site({})).read('x', after)).rejects.toThrow(
    `${SITE} does not let anybody at what only the Worker reaches: MAINTENANCE_KEY is not set there, or is another one.`,
  )
  await expect(maintained(SITE, KEY, async () => new Response('', { status: 500 })).read('x', after)).rejects.toThrow(
    `${SITE} does not let anybody at what only the Worker reaches: it answered 500.`,
  )
})

test('what third parties say is told to whoever has the secret, and nobody else', async () => {
  const told = await maintained(SITE, KEY, site({ ...open, CAPTCHA_PROVIDER: 'altcha' })).live('captcha')
  expect(told).toEqual([
    { verdict: 'right', text: 'The site asks the questions of ALTCHA itself: nobody else is needed.' },
  ])
  expect(await maintained(SITE, KEY, site(open)).live('nobody')).toBe(null)
  await expect(maintained(SITE, 'x'.repeat(32), site(open)).live('captcha')).rejects.toThrow('MAINTENANCE_KEY')
})

test.each([
  ['resumes/nowhere?versions=x&history=0', 400, 'versions and history are numbers'],
  ['resumes/nowhere?versions=x1&history=0', 400, 'versions and history are numbers'],
  ['resumes/nowhere?versions=0&history=1x', 400, 'versions and history are numbers'],
  ['resumes/nowhere?versions=0&history=0', 404, 'no such résumé'],
  ['accounts/0', 404, 'no such account'],
  ['accounts/1x', 404, 'no such account'],
  ['accounts/12345678901', 404, 'no such account'],
])('%s: %i, %s', async (path, status, problem) => {
  const headers = { authorization: `Bearer ${KEY}` }
  const answer = await site(open)(new Request(`${SITE}/maintenance/${path}`, { headers }))
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
    status,
    'no-store',
    { problem },
  ])
})

test('an account is named by its number as it is written', async () => {
  const { user } = await setUpOwner()
  const headers = { authorization: `Bearer ${KEY}` }
  const statusOf = async (id: string) =>
    (await site(open)(new Request(`${SITE}/maintenance/accounts/${id}`, { headers }))).status
  expect([await statusOf(String(user.id)), await statusOf(`${user.id}e0`)]).toEqual([200, 404])
})
