import { isDeepStrictEqual } from 'node:util'
import type { EndpointName } from '#src/contract/index.ts'
import { type FaultKind, faultKinds } from './injector.ts'
import type { Scenario } from './scenario.ts'
import type { Answer, World } from './world.ts'

/** What a route was put through: how many points, and where it failed. */
export type RouteResult = { name: EndpointName; points: number; trials: number; failures: string[] }

/** Lets every binding call of a route go wrong in every way, each followed by one retry. */
export async function tryRoute(world: World, name: EndpointName, scenario: Scenario): Promise<RouteResult> {
  const { effect: wanted, points } = await reference(world, name, scenario)
  const result: RouteResult = { name, points: points.length, trials: 0, failures: [] }
  for (const [nth, point] of points.entries()) {
    for (const kind of faultKinds) {
      result.trials += 1
      const complaint = await tryPoint(world, { name, scenario, nth, kind, wanted })
      if (complaint !== null) result.failures.push(`${point} (${nth + 1}) ${kind}: ${complaint}`)
    }
  }
  return result
}

/** What comes of the call when nothing goes wrong, and which bindings it calls. */
async function reference(world: World, name: EndpointName, scenario: Scenario) {
  const { input, options, effect } = await scenario(world)
  world.injector.disarm()
  const answer = await world.call(name, input, options)
  const points = [...world.injector.calls]
  if (codeOf(answer) !== 1) throw new Error(`${name} does not succeed: ${JSON.stringify(answer)}`)
  if (points.length === 0) throw new Error(`${name} does nothing`)
  return { effect: await effect(), points }
}

type Point = { name: EndpointName; scenario: Scenario; nth: number; kind: FaultKind; wanted: unknown }

/** @returns what is wrong with what came of it */
async function tryPoint(world: World, { name, scenario, nth, kind, wanted }: Point): Promise<string | null> {
  const { input, options, effect, alsoTrue = [] } = await scenario(world)
  const hung = Promise.withResolvers<null>()
  world.injector.arm(nth, kind, () => hung.resolve(null))
  const first = await world.call(name, input, options, hung.promise)
  world.injector.disarm()
  const second = await world.call(name, input, options)
  const code = codeOf(second)
  const complaint = `answered ${codeOf(first)} and then ${code}`
  if (code !== 1 && !alsoTrue.includes(code ?? Number.NaN)) return complaint
  const found = await effect()
  return isDeepStrictEqual(found, wanted)
    ? null
    : `${complaint}; ${JSON.stringify(found)} for ${JSON.stringify(wanted)}`
}

function codeOf(answer: Answer): number | null {
  if (answer === null) return null
  return answer === 'file' ? 1 : answer.code
}
