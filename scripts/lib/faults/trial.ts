import { isDeepStrictEqual } from 'node:util'
import { type FaultKind, faultKinds } from './injector.ts'
import type { Prepared, Scenario } from './scenario.ts'
import type { CallAnswer, FaultWorld } from './world.ts'

/** The result of a route: how many binding calls it makes, how many trials there were, and what went wrong. */
export type RouteResult = { name: string; points: number; trials: number; failures: string[] }

/** A route with its scenario. `send` makes the call and gives up when `hung` resolves. */
export type TrialRoute = {
  name: string
  scenario: Scenario
  send: (prepared: Prepared, hung?: Promise<null>) => Promise<CallAnswer>
}

/** Makes every binding call of a route fail in every way, each time followed by one retry. */
export async function tryRoute(world: FaultWorld, route: TrialRoute): Promise<RouteResult> {
  const { name } = route
  const { effect: wanted, points } = await reference(world, route)
  const result: RouteResult = { name, points: points.length, trials: 0, failures: [] }
  for (const [nth, point] of points.entries()) {
    for (const kind of faultKinds) {
      result.trials += 1
      const complaint = await tryPoint(world, route, { nth, kind, wanted })
      if (complaint !== null) result.failures.push(`${point} (${nth + 1}) ${kind}: ${complaint}`)
    }
  }
  return result
}

/** Makes the call without faults. Returns its effect, and the binding calls it makes. */
async function reference(world: FaultWorld, { name, scenario, send }: TrialRoute) {
  const prepared = await scenario(world)
  world.injector.disarm()
  const answer = await send(prepared)
  const points = [...world.injector.calls]
  if (codeOf(answer) !== 1) throw new Error(`${name} does not succeed: ${JSON.stringify(answer)}`)
  if (points.length === 0) throw new Error(`${name} does nothing`)
  return { effect: await prepared.effect(), points }
}

type Point = { nth: number; kind: FaultKind; wanted: unknown }

/**
 * Makes one binding call fail, retries, and compares the effect.
 * @returns what is wrong, or null
 */
async function tryPoint(
  world: FaultWorld,
  { scenario, send }: TrialRoute,
  { nth, kind, wanted }: Point,
): Promise<string | null> {
  const prepared = await scenario(world)
  const { effect, alsoTrue = [] } = prepared
  const hung = Promise.withResolvers<null>()
  world.injector.arm(nth, kind, () => hung.resolve(null))
  const first = await send(prepared, hung.promise)
  world.injector.disarm()
  const second = await send(prepared)
  const code = codeOf(second)
  const complaint = `answered ${codeOf(first)} and then ${code}`
  if (code !== 1 && !alsoTrue.includes(code ?? Number.NaN)) return complaint
  const found = await effect()
  return isDeepStrictEqual(found, wanted)
    ? null
    : `${complaint}; ${JSON.stringify(found)} for ${JSON.stringify(wanted)}`
}

function codeOf(answer: CallAnswer): number | null {
  if (answer === null) return null
  return answer === 'file' ? 1 : answer.code
}
