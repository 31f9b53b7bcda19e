import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addVisits } from '#src/api/db/templates/visits.ts'
import type { CountedVisit, VisitsToAdd } from '#src/api/domain/visits.ts'
import { beijingDay, endOfBeijingDay } from '#src/lib/time.ts'
import { DAY, HOUR, MINUTE } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { objectWorld } from '#tests/support/object-world.ts'
import { publishFixtures } from '#tests/support/templates.ts'

/** Far enough from now that no alarm of the day rings by itself. */
const NOW = Date.parse('2031-01-01T12:00:00+08:00')

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }])
})

beforeEach(() => {
  objectWorld.now = NOW
  objectWorld.errors.length = 0
})

let clients = 0

/** A visit by somebody who has not been here before. */
function visit(): CountedVisit {
  clients += 1
  const [mark, address] = [`client-${clients}`, `place-${clients}`]
  const at = objectWorld.now
  return { kind: 'template', id: '1001', mark, subject: 'template 1001', address, day: beijingDay(at), at }
}

const views = () => countOf('SELECT views AS count FROM word_templates WHERE id = 1001')
const waitingIn = (name: string) =>
  runInDurableObject(env.VISITS.getByName(name), (_, { storage }) =>
    storage.sql.exec('SELECT kind, id, count, at FROM waiting').toArray(),
  )
const alarmOf = (name: string) => runInDurableObject(env.VISITS.getByName(name), (_, { storage }) => storage.getAlarm())

test('the alarm rings a minute after the first visit, then at the end of the day, then never', async () => {
  const counter = env.VISITS.getByName('alarms')
  await counter.count(visit())
  objectWorld.now += 20_000
  await counter.count(visit())
  expect(await alarmOf('alarms')).toBe(NOW + MINUTE)
  await evictDurableObject(counter)
  await counter.count(visit())
  expect(await alarmOf('alarms')).toBe(NOW + MINUTE)
  objectWorld.now = NOW + MINUTE
  const before = await views()
  expect(await runDurableObjectAlarm(counter)).toBe(true)
  expect((await views()) - before).toBe(3)
  expect(await alarmOf('alarms')).toBe(endOfBeijingDay(NOW))
  await counter.count(visit())
  expect(await alarmOf('alarms')).toBe(NOW + 2 * MINUTE)
  objectWorld.now = endOfBeijingDay(NOW)
  expect(await runDurableObjectAlarm(counter)).toBe(true)
  expect((await views()) - before).toBe(4)
  expect(await alarmOf('alarms')).toBe(null)
})

test.each([
  ['template', MINUTE],
  ['article', MINUTE],
  ['share', 5000],
] as const)('a visit of kind %s waits %i ms', async (kind, ms) => {
  await env.VISITS.getByName(`of-${kind}`).count({ ...visit(), kind })
  expect(await alarmOf(`of-${kind}`)).toBe(NOW + ms)
})

test('openings of links are added up after five seconds, with whatever else waits', async () => {
  const counter = env.VISITS.getByName('openings')
  await counter.count(visit())
  await counter.count({ ...visit(), kind: 'share', id: 'none' })
  expect(await alarmOf('openings')).toBe(NOW + 5000)
})

test('what the ledger does not take waits, and counts once, with what came meanwhile', async () => {
  const counter = env.VISITS.getByName('patient')
  const before = await views()
  await Promise.all([counter.count(visit()), counter.count(visit())])
  await env.DB.exec('ALTER TABLE visit_counters RENAME TO visit_counters_away')
  expect(await runDurableObjectAlarm(counter)).toBe(true)
  expect(objectWorld.errors.map(String)).toEqual([expect.stringContaining('no such table')])
  expect(await alarmOf('patient')).toBe(NOW + MINUTE)
  await counter.count(visit())
  expect([await views(), await alarmOf('patient')]).toEqual([before, NOW + MINUTE])
  await env.DB.exec('ALTER TABLE visit_counters_away RENAME TO visit_counters')
  for (let nth = 0; nth < 2; nth += 1) await runDurableObjectAlarm(counter)
  expect(await views()).toBe(before + 3)
  expect(await waitingIn('patient')).toEqual([])
})

test('a visit that comes while others are added waits for the next time', async () => {
  const counter = env.VISITS.getByName('meanwhile')
  const before = await views()
  await counter.count(visit())
  await runInDurableObject(counter, (object) => {
    const { add } = object.deps
    object.deps.add = async (visits: VisitsToAdd) => {
      object.deps.add = add
      object.count(visit())
      await add(visits)
    }
  })
  await runDurableObjectAlarm(counter)
  expect([await views(), (await waitingIn('meanwhile')).length]).toEqual([before + 1, 1])
  await runDurableObjectAlarm(counter)
  expect([await views(), await waitingIn('meanwhile')]).toEqual([before + 2, []])
})

test('visits of ever so many numbers, which anybody can make up, do not keep the others waiting', async () => {
  const counter = env.VISITS.getByName('flooded')
  const before = await views()
  await counter.count(visit())
  await runInDurableObject(counter, (_object, { storage: { sql } }) =>
    sql.exec(
      `WITH RECURSIVE made (id) AS (SELECT 9000000000000000 UNION ALL SELECT id + 1 FROM made LIMIT 40000)
       INSERT INTO waiting (batch, kind, id, count, at)
       SELECT (SELECT batch FROM head), 'template', CAST(id AS TEXT), 1, ? FROM made`,
      NOW,
    ),
  )
  expect(await runDurableObjectAlarm(counter)).toBe(true)
  expect([objectWorld.errors, (await views()) - before]).toEqual([[], 1])
})

test('however many visits are added at once, none is lost between one part and the next', async () => {
  const before = await views()
  const own = new Map([0, 4999, 5000, 9999, 10_000].map((at, nth) => [at, 10 ** nth]))
  const visits = Array.from({ length: 10_001 }, (_, at) => {
    const count = own.get(at)
    const id = count === undefined ? String(9_000_000 + at) : '1001'
    return { batch: 1, kind: 'template' as const, id, count: count ?? 1, at: NOW }
  })
  await addVisits(env.DB, { counter: 'in parts', upTo: 1, visits })
  expect((await views()) - before).toBe(11_111)
})

test('a counter that has lost its storage goes on where it was', async () => {
  const counter = env.VISITS.getByName('forgetful')
  const before = await views()
  await counter.count(visit())
  await runDurableObjectAlarm(counter)
  objectWorld.now += MINUTE
  await runInDurableObject(counter, (_, { storage }) => storage.sql.exec('DELETE FROM head'))
  await counter.count(visit())
  await runDurableObjectAlarm(counter)
  expect(await views()).toBe(before + 2)
})

test('visits of a minute wait as one, with the time of the latest, and nothing waits once they are added', async () => {
  const counter = env.VISITS.getByName('waiting')
  for (const at of [NOW, NOW + 2000, NOW + 1000]) await counter.count({ ...visit(), at })
  expect(await waitingIn('waiting')).toEqual([{ kind: 'template', id: '1001', count: 3, at: NOW + 2000 }])
  await runDurableObjectAlarm(counter)
  expect(await waitingIn('waiting')).toEqual([])
})

test('of one address a hundred and twenty visits count in an hour, until that hour is over', async () => {
  const counter = env.VISITS.getByName('hasty')
  const of = (nth: number, at: number) => ({ ...visit(), subject: `template ${nth}`, address: 'office', at })
  const visits = [
    ...Array.from({ length: 121 }, (_, nth) => of(nth, NOW)),
    of(121, NOW + HOUR - 1),
    of(122, NOW + HOUR),
  ]
  const counted = await runInDurableObject(counter, (object) => visits.map((one) => object.count(one)))
  expect(counted).toEqual([...Array(120).fill(true), false, false, true])
})

test('of one address six hundred visits count in a day, whatever they are of', async () => {
  const counter = env.VISITS.getByName('busy')
  const visits = Array.from({ length: 601 }, (_, nth) => {
    const at = NOW + Math.floor(nth / 100) * HOUR
    return { ...visit(), subject: `template ${nth}`, address: 'office', at }
  })
  const counted = await runInDurableObject(counter, (object) => visits.map((one) => object.count(one)))
  expect([counted.filter(Boolean).length, counted.at(-1)]).toEqual([600, false])
  expect(await counter.count({ ...visit(), address: 'office', day: beijingDay(NOW + DAY), at: NOW + DAY })).toBe(true)
})
