import { expect, test } from 'vitest'
import { ORIGIN, refused, remoteSite } from '#tests/support/site.ts'

const START = Date.UTC(2026, 10, 21)

/** A site whose API refuses everything, and how long it is waited for, in ms. */
function waiting() {
  const clock = { now: START }
  const patience: number[] = []
  const after = (ms: number) => {
    patience.push(ms)
    return () => {}
  }
  return { clock, patience, site: remoteSite(() => refused(401, 401), { now: () => clock.now, after }) }
}

test('a page waits two seconds for its data', async () => {
  const { patience, site } = waiting()
  await site.get('/old-edit', { cookie: '__Host-session=good' })
  expect(patience).toEqual([2000])
})

test('a form waits fifteen seconds, counted from when it began to be sent', async () => {
  const { clock, patience, site } = waiting()
  const slow: UnderlyingSource = {
    pull(controller) {
      clock.now += 5000
      controller.enqueue(new TextEncoder().encode('mobile=13800000000&password=bamboo-and-ink'))
      controller.close()
    },
  }
  // Nothing of it is there before it is read.
  const body = new ReadableStream(slow, { highWaterMark: 0 })
  const headers = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
  await site.fetch(new Request(`${ORIGIN}/old-edit/sign-in`, { method: 'POST', headers, body }))
  expect(patience).toEqual([10_000])
})
