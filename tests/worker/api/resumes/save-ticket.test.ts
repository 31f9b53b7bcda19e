import { listDurableObjectIds } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { countingDatabase } from '#scripts/lib/ledger/measure.ts'
import { TICKET_MS } from '#src/api/domain/save-ticket.ts'
import { TICKET_HEADER } from '#src/contract/endpoint.ts'
import { receiveCode, signInToken } from '#tests/support/accounts.ts'
import { answerOf, createTestApi, DAY, MINUTE } from '#tests/support/api.ts'
import { named, newMid, type Owner, setUpOwner, shortResume } from '#tests/support/resumes.ts'

/** Saves as a browser does, with what is shown for the session; tells the code, and the ticket of the answer. */
async function saveAs({ api, id }: Owner, shown: { token: string; ticket?: string | null }, resume = id) {
  const { token, ticket } = shown
  const document = named(shortResume(), newMid())
  const input = { id: resume, rev: 1, mid: newMid(), journal: newMid(), schema: 1, doc: document }
  const options = { token, ...(ticket && { browserKey: ticket }) }
  const response = await api.raw('user.Resume/save', input, options)
  const { body } = await answerOf(response)
  return { code: Object(body).code, ticket: response.headers.get(TICKET_HEADER) }
}

/** It was stored, or it would have been were it not for an older one: whoever asks is believed to be the owner. */
const BELIEVED = [1, 409]
const isBelieved = ({ code }: { code: number }) => BELIEVED.includes(code)

/** Somebody whose browser has a ticket. */
async function setUp(owner?: Owner) {
  const made = owner ?? (await setUpOwner())
  const { code, ticket } = await saveAs(made, made)
  expect([code, typeof ticket]).toEqual([1, 'string'])
  return { owner: made, shown: { token: made.token, ticket } }
}

test('while a ticket is good the ledger is not asked; it is never the reason for another', async () => {
  const { db, take } = countingDatabase(env.DB)
  const owner = await setUpOwner(createTestApi({ db }))
  const { shown } = await setUp(owner)
  take()
  owner.api.clock.now += TICKET_MS - 1
  const spared = await saveAs(owner, shown)
  expect([isBelieved(spared), spared.ticket, take().calls]).toEqual([true, null, 0])
  owner.api.clock.now += 1
  const asked = await saveAs(owner, shown)
  expect([isBelieved(asked), take().calls]).toEqual([true, 2])
})

const endings: Record<string, (owner: Owner) => Promise<unknown>> = {
  'signing out': ({ api, token }) => api.call('user.Base/logout', {}, { token }),
  'ending other devices': async ({ api, user }) =>
    api.call('user.Account/endDevices', { others: true }, { token: await signInToken(api, user) }),
  'another password': async ({ api, user: { mobile } }) => {
    api.clock.now += MINUTE
    const code = await receiveCode(api, mobile, 'reset')
    return api.call('user.Base/resetPassword', { mobile, password: 'another long password', code })
  },
  leaving: ({ api, user, token }) => api.call('user.Account/delete', { confirm: String(user.id) }, { token }),
}

test.each(Object.entries(endings))(
  '%s ends the session, and within a minute the ticket is over',
  async (_what, end) => {
    const owner = await setUpOwner()
    // A code by message takes a while, so the ticket is a new one.
    const ended = await end({ ...owner, api: owner.api })
    expect(ended).toMatchObject({ status: 200, body: { code: 1 } })
    expect(await saveAs(owner, owner)).toEqual({ code: 401, ticket: null })

    const other = await setUpOwner()
    const { shown } = await setUp(other)
    const since = other.api.clock.now
    await end(other)
    const late = since + TICKET_MS
    expect(late - since).toBeLessThan(MINUTE)
    other.api.clock.now = Math.max(other.api.clock.now, late)
    const tries = await Promise.all(Array.from({ length: 10 }, () => saveAs(other, shown)))
    expect(tries).toEqual(Array(10).fill({ code: 401, ticket: null }))
  },
)

test('saves that race with the end of their session are stored at most as long as the ticket is good', async () => {
  const { owner, shown } = await setUp()
  const [tries] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => saveAs(owner, shown))),
    owner.api.call('user.Base/logout', {}, { token: owner.token }),
  ])
  expect(tries.filter(isBelieved).length).toBe(20)
  expect(tries.map(({ ticket }) => ticket)).toEqual(Array(20).fill(null))
  owner.api.clock.now += TICKET_MS
  expect(await saveAs(owner, shown)).toEqual({ code: 401, ticket: null })
})

test('a ticket is good for its session and its résumé alone', async () => {
  const { owner, shown } = await setUp()
  const stranger = await setUpOwner(owner.api)
  // With another's token it says nothing: the ledger knows whose the résumé is.
  expect(await saveAs(owner, { token: stranger.token, ticket: shown.ticket })).toEqual({ code: 0, ticket: null })
  expect(await saveAs(owner, { token: 'x'.repeat(43), ticket: shown.ticket })).toEqual({ code: 401, ticket: null })
  expect(await saveAs(owner, shown, stranger.id)).toEqual({ code: 0, ticket: null })
  const before = await listDurableObjectIds(env.RESUMES)
  expect(await saveAs(owner, shown, 'ABCDEFGHIJKLMNOPQRST')).toEqual({ code: 0, ticket: null })
  expect(await listDurableObjectIds(env.RESUMES)).toEqual(before)
  const second = await owner.create(shortResume('另一份'))
  expect(isBelieved(await saveAs(owner, shown, second))).toBe(true)
})

test('a ticket is good no longer than its session', async () => {
  const owner = await setUpOwner()
  const { clock, services } = owner.api
  await services.db
    .prepare('UPDATE sessions SET expires_at = ? WHERE user_id = ?')
    .bind(clock.now + 10_000, owner.user.id)
    .run()
  const { shown } = await setUp(owner)
  clock.now += 9999
  expect(isBelieved(await saveAs(owner, shown))).toBe(true)
  clock.now += 1
  expect(await saveAs(owner, shown)).toEqual({ code: 401, ticket: null })
})

test('what is deleted is saved no more, at once', async () => {
  const { owner, shown } = await setUp()
  await owner.api.call('user/resume/del', { id: owner.id }, { token: owner.token })
  expect(await saveAs(owner, shown)).toEqual({ code: 0, ticket: null })
})

test('nothing else takes a ticket for a session', async () => {
  const { owner, shown } = await setUp()
  await owner.api.call('user.Base/logout', {}, { token: owner.token })
  const ended = { token: owner.token, browserKey: String(shown.ticket) }
  expect(await owner.api.call('user.Resume/document', { id: owner.id }, ended)).toMatchObject({ status: 401 })
  expect(await owner.api.call('user.Info/index', {}, ended)).toMatchObject({ status: 401 })
  owner.api.clock.now += DAY
  expect(await saveAs(owner, shown)).toEqual({ code: 401, ticket: null })
})
