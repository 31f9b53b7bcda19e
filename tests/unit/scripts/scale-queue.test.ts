import { expect, test } from 'vitest'
import { load, playLine } from '#scripts/lib/scale/queue.ts'

const CALLS = 400_000

/** What theory says of calls that all take as long (M/D/1): the mean time from arrival to answer, in ms. */
const constantMean = (busy: number, ms: number) => ms + (busy * ms) / (2 * (1 - busy))

test.each([0.3, 0.6, 0.8])('a line busy for %d of its time waits as theory says', (busy) => {
  const line = { arrivalsPerSecond: busy * 1000, services: [{ share: 1, ms: 1 }] }
  const played = playLine(line, CALLS, 1)
  expect(load(line)).toBeCloseTo(busy, 10)
  expect(played.busy).toBeCloseTo(busy, 2)
  expect(played.mean / constantMean(busy, 1)).toBeCloseTo(1, 1)
  expect(Math.min(played.p50, played.p99, played.longest)).toBeGreaterThanOrEqual(1)
})

test('calls of two kinds wait for each other (M/G/1): what is rare and long is felt by all', () => {
  const services = [
    { share: 0.9, ms: 0.5 },
    { share: 0.1, ms: 5 },
  ]
  const line = { arrivalsPerSecond: 600, services }
  const [mean, square] = [0.9 * 0.5 + 0.1 * 5, 0.9 * 0.25 + 0.1 * 25]
  const waiting = (0.6 * square) / (2 * (1 - 0.6 * mean))
  expect(load(line)).toBeCloseTo(0.6 * mean, 10)
  expect(playLine(line, CALLS, 1).mean / (mean + waiting)).toBeCloseTo(1, 1)
})

test('the same seed plays the same, another one another', () => {
  const line = { arrivalsPerSecond: 500, services: [{ share: 1, ms: 1 }] }
  expect(playLine(line, 1000, 7)).toEqual(playLine(line, 1000, 7))
  expect(playLine(line, 1000, 7)).not.toEqual(playLine(line, 1000, 8))
})

test('more than it can serve only makes the line longer', () => {
  const line = { arrivalsPerSecond: 1200, services: [{ share: 1, ms: 1 }] }
  expect(load(line)).toBeCloseTo(1.2, 10)
  expect(playLine(line, 20_000, 1).longest).toBeGreaterThan(10 * playLine(line, 1000, 1).longest)
})
