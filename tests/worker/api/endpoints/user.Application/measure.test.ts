import { expect, test } from 'vitest'
import { DAY_MS } from '#src/lib/time.ts'
import { START } from '#tests/support/api.ts'
import { setUpApplicant } from '#tests/support/applications.ts'

test('the first stays, of each day the last counts, of the days the latest thirty', async () => {
  const { api, begin1, measure, read } = await setUpApplicant()
  const { id } = await begin1()
  const first = { covered: 2, total: 5, at: START }
  api.clock.now += 1000
  await measure(id, 3)
  await measure(id, 4)
  expect((await read(id)).coverage).toEqual([first, { covered: 4, total: 5, at: START + 1000 }])
  const session = api.clock.now + 29 * DAY_MS
  for (; api.clock.now < session; api.clock.now += DAY_MS) await measure(id, 1)
  await api.services.db.prepare("INSERT INTO application_coverage VALUES (?, '2020-01-01', 1, 5, 1)").bind(id).run()
  api.clock.now -= DAY_MS
  await measure(id, 5)
  const { coverage } = await read(id)
  expect([coverage.length, coverage[0], coverage.at(-1)?.covered]).toEqual([31, first, 5])
})

test('of this application alone, whatever others one has', async () => {
  const { begin1, measure, read } = await setUpApplicant()
  const [one, other] = [await begin1(), await begin1()]
  await measure(one.id, 3)
  expect([(await read(one.id)).coverage.length, (await read(other.id)).coverage.length]).toEqual([2, 1])
})

test('of nobody else', async () => {
  const owner = await setUpApplicant()
  const stranger = await setUpApplicant(owner.api)
  const { id } = await owner.begin1()
  expect((await owner.measure(id, 5, stranger.token)).body).toMatchObject({ code: 0 })
  expect((await owner.read(id)).coverage).toHaveLength(1)
})
