import { wrongInTheEnd, wrongNow } from './checks.ts'
import { futureKey, worldKey } from './keys.ts'
import { inside, type Worker } from './worker.ts'
import { type Manners, outside, startOf, type World } from './world.ts'

/** What an exploration found: its size, and the shortest way to something wrong, if any. */
export type Finding = { states: number; edges: number; violation: { what: string; steps: string[] } | null }

type Visit = { world: World; from: number; step: string }

/** Visits every state that can be reached, breadth first, and stops at the first in which something is wrong. */
export function explore(worker: Worker, manners: Manners, limit = Number.POSITIVE_INFINITY): Finding {
  const start = startOf(manners)
  const visits: Visit[] = [{ world: start, from: -1, step: 'an order is stored' }]
  const known = new Set([worldKey(start)])
  const ends = new Map<string, string | null>()
  const wrongAt = (world: World): string | null => {
    const future = futureKey(world)
    const known = ends.get(future)
    if (known !== undefined) return known
    const wrong = wrongNow(world) ?? wrongInTheEnd(worker, world)
    ends.set(future, wrong)
    return wrong
  }
  let edges = 0
  for (let at = 0; at < visits.length && at < limit; at += 1) {
    const { world } = visits[at] ?? { world: start }
    const what = wrongAt(world)
    if (what !== null) return { states: known.size, edges, violation: { what, steps: pathTo(visits, at) } }
    for (const steps of [outside(world), inside(worker, world)]) {
      for (const [step, next] of steps) {
        edges += 1
        const key = worldKey(next)
        if (known.has(key)) continue
        known.add(key)
        visits.push({ world: next, from: at, step })
      }
    }
  }
  return { states: known.size, edges, violation: null }
}

function pathTo(visits: readonly Visit[], last: number): string[] {
  const steps: string[] = []
  for (let at = last; at >= 0; ) {
    const visit = visits[at]
    if (visit === undefined) break
    steps.unshift(visit.step)
    at = visit.from
  }
  return steps
}
