import { type Random, seededRandom } from '#scripts/lib/sync-simulation/random.ts'

/** A queue of calls for one server: the arrivals per second, and the kinds of calls. */
export type Line = { arrivalsPerSecond: number; services: readonly Service[] }

/** A kind of call: its share of all calls, and how long it keeps the server busy, in ms. */
export type Service = { share: number; ms: number }

/** The result in ms, from arrival to answer, over all calls. `busy` is the share of time the server was busy. */
export type Waiting = { busy: number; mean: number; p50: number; p99: number; longest: number }

/** The resolution of a random draw; this many bits are exact. */
const FINE = 2 ** 32

/**
 * Simulates a queue: calls arrive at random, independently, and are served in order, one at a time. The same seed gives
 * the same result.
 */
export function playLine({ arrivalsPerSecond, services }: Line, calls: number, seed: number): Waiting {
  const random = seededRandom(seed)
  const between = 1000 / arrivalsPerSecond
  const times: number[] = []
  let now = 0
  let free = 0
  let worked = 0
  for (let call = 0; call < calls; call += 1) {
    now += -between * Math.log(uniform(random))
    const ms = drawn(services, random)
    free = Math.max(free, now) + ms
    worked += ms
    times.push(free - now)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  return { busy: worked / free, mean, p50: at(0.5), p99: at(0.99), longest: at(1) }
}

/** The utilisation of the server; from 1 on the queue grows without end. */
export function load({ arrivalsPerSecond, services }: Line): number {
  const total = services.reduce((sum, { share }) => sum + share, 0)
  return (arrivalsPerSecond * services.reduce((sum, { share, ms }) => sum + (share / total) * ms, 0)) / 1000
}

/** Above 0, at most 1. */
function uniform(random: Random): number {
  return (random.below(FINE) + 1) / FINE
}

function drawn(services: readonly Service[], random: Random): number {
  let left = uniform(random) * services.reduce((sum, { share }) => sum + share, 0)
  for (const { share, ms } of services) {
    left -= share
    if (left <= 0) return ms
  }
  return services.at(-1)?.ms ?? 0
}
