import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { removeResumes } from '#src/api/upkeep/sweep.ts'
import { runTimers } from '#src/api/upkeep/timers.ts'
import type { Services } from '#src/services.ts'
import { type Answer, DAY, HOUR, MINUTE, START } from '#tests/support/api.ts'
import { countOf, databaseWith } from '#tests/support/database.ts'
import { objectWorld } from '#tests/support/object-world.ts'
import { base64, JPEG } from '#tests/support/pictures.ts'
import { setUpOwner } from '#tests/support/resumes.ts'
import { createShop, plans } from '#tests/support/shop.ts'
import { waitingForAll } from '#tests/support/under-way.ts'

const PDF = base64(new TextEncoder().encode('%PDF-1.7\n%%EOF'))
const keyed = z.object({ code: z.literal(1), data: z.object({ key: z.string() }) })

beforeEach(() => {
  objectWorld.now = START
})

const keyOf = ({ body }: Answer) => keyed.parse(body).data.key

/** Somebody of whom there is one of everything the clock looks after, all of it over now. */
async function leftBehind() {
  const shop = createShop()
  const { user, token, id } = await setUpOwner(shop)
  const tick = (minute: number, replaced: Partial<Services> = {}) => {
    shop.clock.now += HOUR - (shop.clock.now % HOUR) + minute * MINUTE
    return waitingForAll(() => runTimers({ ...shop.services, now: () => shop.clock.now, ...replaced }, shop.clock.now))
  }
  const photo = keyOf(await shop.call('user.Resume/uploadPhoto', { image: base64(JPEG) }, { token }))
  shop.clock.now += DAY
  // Only notes that nobody needs the photo.
  await tick(17)
  const link = keyOf(await shop.call('user.Resume/linkFile', { name: 'a.pdf', file: PDF }, { token }))
  await shop.call('user/resume/del', { id }, { token })
  const { order_no } = await shop.order(token, plans.monthly)
  shop.wechat.calls.length = 0
  shop.faults.length = 0
  shop.clock.now += 31 * DAY
  // Another test may have compared the bills of these days.
  await env.DB.prepare('DELETE FROM reconciled_bills').run()

  /** What has not been done yet. */
  const undone = async () => ({
    order: await countOf('SELECT count(*) AS count FROM orders WHERE order_no = ? AND due_at IS NOT NULL', order_no),
    session: await countOf('SELECT count(*) AS count FROM sessions WHERE user_id = ?', user.id),
    resume: await countOf('SELECT count(*) AS count FROM resumes WHERE user_id = ?', user.id),
    link: await countOf('SELECT count(*) AS count FROM linked_files WHERE key = ?', link),
    photo: await countOf('SELECT count(*) AS count FROM photos WHERE key = ?', photo),
    bill: shop.wechat.calls.some((call) => call.startsWith('bill')) ? 0 : 1,
  })
  return { shop, id, tick, undone }
}

const nothing = { order: 0, session: 0, resume: 0, link: 0, photo: 0, bill: 0 }
const everything = { order: 1, session: 1, resume: 1, link: 1, photo: 1, bill: 1 }

/** The database, except that statements with such a text fail. */
const without = (text: RegExp): Partial<Services> => ({
  db: databaseWith({
    prepare: (sql) => {
      if (text.test(sql)) throw new Error('no')
      return env.DB.prepare(sql)
    },
  }),
})
/** The same, with some of its methods replaced. */
function withMethods<T extends object>(real: T, replaced: Partial<T>): T {
  return new Proxy(real, {
    get(target, key) {
      const own: unknown = Reflect.get(replaced, key)
      const value: unknown = own ?? Reflect.get(target, key)
      return own === undefined && typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const noDelete = { files: withMethods(env.FILES, { delete: () => Promise.reject(new Error('no')) }) }

test('bills are compared at the seventeenth minute of the hour, everything else each minute', async () => {
  const { tick, undone } = await leftBehind()
  expect(await undone()).toEqual(everything)
  await tick(16)
  expect(await undone()).toEqual({ ...nothing, bill: 1 })
  await tick(18)
  expect(await undone()).toEqual({ ...nothing, bill: 1 })
  await tick(17)
  expect(await undone()).toEqual(nothing)
})

test.each<[string, Partial<Services>, Partial<typeof everything>, number]>([
  ['orders', without(/UPDATE orders/), { order: 1 }, 1],
  ['what expires', without(/DELETE FROM sessions WHERE \(token/), { session: 1 }, 1],
  ['deleted résumés', without(/SELECT id FROM resumes.*deleted_at/s), { resume: 1 }, 1],
  ['links', without(/SELECT key FROM linked_files/), { link: 1 }, 1],
  ['photos', without(/found JOIN photos/), { photo: 1 }, 1],
  ['files that cannot be removed', noDelete, { link: 1, photo: 1 }, 2],
])(
  '%s that fail are told, keep nothing else from being done, and are done the next time',
  async (_what, broken, left, told) => {
    const { shop, tick, undone } = await leftBehind()
    await tick(17, broken)
    expect(await undone()).toEqual({ ...nothing, ...left })
    expect(shop.faults).toEqual(Array(told).fill(new Error('no')))
    shop.clock.now += DAY
    await tick(17)
    expect(await undone()).toEqual(nothing)
  },
)

test('of a deleted résumé the object goes first, then its picture, then its row: whatever fails, the row stays', async () => {
  const { shop, id } = await leftBehind()
  const done: string[] = []
  const stub = env.RESUMES.getByName(id)
  const failing = { at: 'object' }
  const step = async (name: string, run: () => Promise<void>) => {
    if (failing.at === name) throw new Error(name)
    done.push(name)
    await run()
  }
  const services = {
    db: shop.services.db,
    documents: { getByName: () => withMethods(stub, { destroy: () => step('object', () => stub.destroy()) }) },
    files: withMethods(env.FILES, { delete: (keys) => step('picture', () => env.FILES.delete(keys)) }),
  }
  await env.FILES.put(`thumbnails/${id}/1`, 'a picture')
  const rows = () => countOf('SELECT count(*) AS count FROM resumes WHERE id = ?', id)
  for (const at of ['object', 'picture']) {
    failing.at = at
    await expect(removeResumes(services, [id])).rejects.toThrow(at)
    expect([at, await rows()]).toEqual([at, 1])
  }
  failing.at = 'nothing'
  done.length = 0
  await expect(removeResumes({ ...services, ...without(/DELETE FROM resumes/) }, [id])).rejects.toThrow('no')
  expect([done, await rows()]).toEqual([['object', 'picture'], 1])
  done.length = 0
  await removeResumes(services, [id])
  expect([done, await rows()]).toEqual([['object'], 0])
})
