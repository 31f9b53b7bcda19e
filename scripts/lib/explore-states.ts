import { hash } from 'node:crypto'

/** The result of an exploration: its size, and the shortest way to a violation, if any. */
export type Exploration = { states: number; edges: number; violation: { what: string; steps: string[] } | null }

/** A model with states and steps between them. Two states with the same key are the same. */
type Model<S> = {
  start: S
  /** The name of the step that leads to the first state. */
  opening: string
  keyOf: (state: S) => string
  stepsOf: (state: S) => Iterable<readonly [step: string, next: S]>
  wrongIn: (state: S) => string | null
}

/** A state that was reached, and how. `state` is null once its own steps have been taken: there are millions. */
type Visit<S> = { state: S | null; from: number; step: string }

/** Returns a short hash that stands for a key in memory. */
export function briefly(key: string): string {
  return hash('md5', key, 'base64')
}

/** Visits every state that can be reached, breadth first, and stops at the first in which something is wrong. */
export function exploreStates<S>(model: Model<S>, limit = Number.POSITIVE_INFINITY): Exploration {
  const { start, opening, keyOf, stepsOf, wrongIn } = model
  const visits: Visit<S>[] = [{ state: start, from: -1, step: opening }]
  const known = new Set([briefly(keyOf(start))])
  let edges = 0
  for (let at = 0; at < visits.length && at < limit; at += 1) {
    const visit = visits[at]
    if (!visit?.state) break
    const { state } = visit
    visit.state = null
    const what = wrongIn(state)
    if (what !== null) return { states: known.size, edges, violation: { what, steps: pathTo(visits, at) } }
    for (const [step, next] of stepsOf(state)) {
      edges += 1
      const key = briefly(keyOf(next))
      if (known.has(key)) continue
      known.add(key)
      visits.push({ state: next, from: at, step })
    }
  }
  return { states: known.size, edges, violation: null }
}

function pathTo(visits: readonly Visit<unknown>[], last: number): string[] {
  const visit = visits[last]
  return visit === undefined ? [] : [...pathTo(visits, visit.from), visit.step]
}
