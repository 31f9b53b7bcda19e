import { type Exploration, exploreStates } from '#scripts/lib/explore-states.ts'
import { wrongInTheEnd, wrongNow } from './checks.ts'
import type { Rules } from './rules.ts'
import { stepsOf } from './steps.ts'
import { type Lane, type Scope, startOf } from './world.ts'

/** Explores the orders of one person, in every order their steps can come in. */
export function exploreLane(rules: Rules, scope: Scope, limit?: number): Exploration {
  const model = {
    start: startOf(),
    opening: 'somebody signs in',
    keyOf,
    stepsOf: (lane: Lane) => stepsOf(lane, rules, scope),
    wrongIn: (lane: Lane) => wrongNow(lane) ?? wrongInTheEnd(lane, rules),
  }
  return exploreStates(model, limit)
}

/** The key of a state; why an order was closed makes no difference. */
function keyOf(lane: Lane): string {
  return JSON.stringify(lane, (name, value: unknown) => (name === 'because' ? undefined : value))
}
