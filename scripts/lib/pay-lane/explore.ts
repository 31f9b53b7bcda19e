import { wrongInTheEnd, wrongNow } from './checks.ts'
import type { Rules } from './rules.ts'
import { stepsOf } from './steps.ts'
import { type Lane, type Scope, startOf } from './world.ts'

/** What an exploration found: its size, and the shortest way to something wrong, if any. */
export type LaneFinding = { states: number; edges: number; violation: { what: string; steps: string[] } | null }

type Visit = { lane: Lane; from: number; step: string }

/** Visits every state that can be reached, breadth first, and stops at the first in which something is wrong. */
export function exploreLane(rules: Rules, scope: Scope, limit = Number.POSITIVE_INFINITY): LaneFinding {
  const visits: Visit[] = [{ lane: startOf(), from: -1, step: 'somebody signs in' }]
  const known = new Set([keyOf(startOf())])
  let edges = 0
  for (let at = 0; at < visits.length && at < limit; at += 1) {
    const visit = visits[at]
    if (visit === undefined) break
    const { lane } = visit
    const what = wrongNow(lane) ?? wrongInTheEnd(lane, rules)
    if (what !== null) return { states: known.size, edges, violation: { what, steps: pathTo(visits, at) } }
    for (const [step, next] of stepsOf(lane, rules, scope)) {
      edges += 1
      const key = keyOf(next)
      if (known.has(key)) continue
      known.add(key)
      visits.push({ lane: next, from: at, step })
    }
  }
  return { states: known.size, edges, violation: null }
}

/** Same text, same state; why an order was closed makes no difference. */
function keyOf(lane: Lane): string {
  return JSON.stringify(lane, (name, value: unknown) => (name === 'because' ? undefined : value))
}

function pathTo(visits: readonly Visit[], last: number): string[] {
  const visit = visits[last]
  return visit === undefined ? [] : [...pathTo(visits, visit.from), visit.step]
}
