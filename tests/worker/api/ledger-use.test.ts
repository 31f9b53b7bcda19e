import { createExecutionContext, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { countingDatabase } from '#scripts/lib/ledger/measure.ts'
import { measured, measuredMinute, measuredPages } from '#scripts/lib/scale/measured.ts'
import { indexResume } from '#src/api/db/resumes/resumes.ts'
import { forgetSockets } from '#src/api/db/resumes/sockets.ts'
import { sweepPhotos } from '#src/api/upkeep/sweep.ts'
import { createApp } from '#src/app.ts'
import { TICKET_HEADER } from '#src/contract/endpoint.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, DAY, MINUTE, SECOND } from '#tests/support/api.ts'
import { freshObjectWorld, objectWorld } from '#tests/support/object-world.ts'
import { base64, JPEG } from '#tests/support/pictures.ts'
import { newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'
import { newUser, put, resumeRow } from '#tests/support/rows.ts'
import { createShop, plans } from '#tests/support/shop.ts'
import { realAfter } from '#tests/support/site.ts'
import { listen } from '#tests/support/sockets.ts'
import { publishFixtures, storeFiles } from '#tests/support/templates.ts'
import { BROWSER } from '#tests/support/user-agents.ts'

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }])
  await storeFiles(1001)
})

/** The ledger, and what was asked of it, without the time, which is another each time, and what it answered with. */
function countedLedger() {
  const { db, take } = countingDatabase(env.DB)
  return {
    db,
    take: () => {
      const { ms: _, longest: _longest, returned: _rows, statements: _all, ...use } = take()
      return use
    },
  }
}

/** Somebody who is signed in, and the ledger that is asked. */
async function setUp() {
  const { db, take } = countedLedger()
  const shop = createShop({ db })
  const user = await registerUser(shop)
  // The session is noted to be in use once an hour.
  await shop.call('user.Info/index', {}, user)
  take()
  return { shop, take, user, token: user.token }
}

test('what visits, downloads and lists ask of the ledger', async () => {
  const { shop, take, user, token } = await setUp()
  const used: Record<string, unknown> = {}
  await shop.call('site.Visit/count', { kind: 'template', id: 1001 }, { userAgent: BROWSER })
  used.visit = take()
  await shop.raw('word.Jianli/download', { id: '1001' }, { token })
  used.download = take()
  await shop.call('user.Jianli/list', {}, { token })
  used.list = take()
  await shop.call('user.TemplateCollections/userConllectionList', {}, { token })
  used.favourites = take()
  const { mobile, password } = user
  await shop.call('user.Base/loginByPassword', { mobile, password })
  used.signIn = take()
  const { visit, download, list, favourites, signIn } = measured
  expect(used).toEqual({ visit, download, list, favourites, signIn })
})

test('what pages of one’s own ask of the ledger', async () => {
  const { db, take } = countedLedger()
  const owner = await setUpOwner(createShop({ db }))
  const app = createApp(() => ({ ...owner.api.services, after: realAfter }))
  const open = async (path: string) => {
    const request = new Request(`http://localhost${path}`, {
      headers: { cookie: `__Host-session=${owner.token}`, 'user-agent': BROWSER },
    })
    const answer = await app.fetch(request, env, createExecutionContext())
    await answer.text()
    return answer.status
  }
  // The site's configuration is remembered.
  await open('/user/account')
  const used: Record<string, unknown> = {}
  for (const path of Object.keys(measuredPages)) {
    take()
    expect(await open(path === '/edit' ? `/edit?id=${owner.id}` : path)).toBe(200)
    used[path] = take()
  }
  expect(used).toEqual(measuredPages)
})

test('what an order and the polls of its page ask of the ledger', async () => {
  const { shop, take, token } = await setUp()
  const used: Record<string, unknown> = {}
  const { order_no } = await shop.order(token, plans.monthly)
  used.order = take()
  shop.clock.now += 2 * SECOND
  await shop.call('user.Pay/check_staus', { order_no }, { token })
  used.poll = take()
  shop.clock.now += 10 * SECOND
  await shop.call('user.Pay/check_staus', { order_no }, { token })
  used.pollThatAsks = take()
  await shop.notify(shop.wechat.pay(order_no))
  used.callback = take()
  await shop.call('user.Pay/check_staus', { order_no }, { token })
  used.firstPollThatIsPaid = take()
  await shop.call('user.Pay/check_staus', { order_no }, { token })
  used.nextPollThatIsPaid = take()
  const { order, poll, pollThatAsks, callback, firstPollThatIsPaid, nextPollThatIsPaid } = measured
  expect(used).toEqual({ order, poll, pollThatAsks, callback, firstPollThatIsPaid, nextPollThatIsPaid })
})

test('what a minute of typing asks of the ledger, the list included', async () => {
  objectWorld.now = Date.now() + DAY
  onTestFinished(() => void Object.assign(objectWorld, freshObjectWorld()))
  const { db, take } = countedLedger()
  const owner = await setUpOwner(createShop({ db }))
  await expect.poll(() => env.DB.prepare('SELECT rev FROM resumes WHERE id = ?').bind(owner.id).first('rev')).toBe(1)
  await listen(owner)
  const object = env.RESUMES.getByName(owner.id)
  let told = 0
  objectWorld.onIndex = () => {
    told += 1
  }
  take()
  const doc = shortResume()
  const [id = '', item] = Object.entries(doc.items)[0] ?? []
  const saves = MINUTE / (3 * SECOND)
  let ticket: string | null = null
  for (let rev = 1; rev <= saves; rev += 1) {
    const now = { ...doc, items: { [id]: { ...item, body: `Text ${rev}` } } }
    const input = { id: owner.id, rev, mid: newMid(), journal: 'journal-1', schema: 1, doc: now }
    const options = { token: owner.token, ...(ticket !== null && { browserKey: ticket }) }
    const answer: Response = await owner.api.raw('user.Resume/save', input, options)
    expect(await answer.json()).toMatchObject({ code: 1 })
    ticket = answer.headers.get(TICKET_HEADER) ?? ticket
    owner.api.clock.now += 3 * SECOND
    objectWorld.now += 3 * SECOND
    await runInDurableObject(object, async (instance, { storage }) => {
      if (((await storage.getAlarm()) ?? Number.POSITIVE_INFINITY) <= objectWorld.now) await instance.alarm()
    })
  }
  const { calls, read, written } = take()
  expect({ saves, calls, read, written, told }).toEqual({ saves, ...measuredMinute })
  await owner.api.call('user.Resume/uploadThumbnail', { id: owner.id, rev: 2, image: base64(JPEG) }, owner)
  expect(take()).toEqual(measured.thumbnail)
})

test('what looking at the photos of twenty owners asks of the ledger', async () => {
  const { db, take } = countedLedger()
  const { services } = createTestApi({ db })
  for (let nth = 0; nth < 20; nth += 1) {
    const user_id = await newUser()
    await put('resumes', resumeRow(`photos-${nth}`, user_id), resumeRow(`photos-${nth}-b`, user_id))
    await put('photos', { key: `photos-${nth}`, user_id, sha256: 'x', bytes: 1, created_at: 0, checked_at: 0 })
  }
  take()
  const { documents } = services
  const getByName = (id: string) => Object.assign(Object.create(documents.getByName(id)), { photos: async () => [id] })
  await sweepPhotos({ ...services, documents: { getByName } })
  expect(take()).toEqual(measured.photosOfTwenty)
})

test('what an object tells the ledger of its résumé, and of a socket', async () => {
  const { db, take } = countedLedger()
  const owner = await setUpOwner(createShop({ db }))
  take()
  await listen(owner)
  const used: Record<string, unknown> = { socket: take() }
  const [entry = { id: '' }] = (await env.DB.prepare('SELECT id FROM sockets').all<{ id: string }>()).results
  await forgetSockets(db, [entry.id])
  used.socketClosed = take()
  const look = { title: 'Another', design: 'ink', colour: null, locale: 'zh', completeness: 3, twin: null } as const
  await indexResume(db, { ...look, id: owner.id, rev: 99, updated_at: 1, deleted_at: null })
  used.indexRow = take()
  const { socket, socketClosed, indexRow } = measured
  expect(used).toEqual({ socket, socketClosed, indexRow })
})
