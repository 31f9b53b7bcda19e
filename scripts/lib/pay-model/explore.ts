import { briefly, type Exploration, exploreStates } from '#scripts/lib/explore-states.ts'
import { wrongInTheEnd, wrongNow } from './checks.ts'
import { futureKey, worldKey } from './keys.ts'
import { inside, type Worker } from './worker.ts'
import { type Manners, outside, startOf, type World } from './world.ts'

/** Explores one order and its gateway, in every order their steps can come in. */
export function explore(worker: Worker, manners: Manners, limit?: number): Exploration {
  const ends = new Map<string, string | null>()
  const wrongIn = (world: World): string | null => {
    const future = briefly(futureKey(world))
    const known = ends.get(future)
    if (known !== undefined) return known
    const wrong = wrongNow(world) ?? wrongInTheEnd(worker, world)
    ends.set(future, wrong)
    return wrong
  }
  const stepsOf = (world: World) => [...outside(world), ...inside(worker, world)]
  const model = { start: startOf(manners), opening: 'an order is stored', keyOf: worldKey, stepsOf, wrongIn }
  return exploreStates(model, limit)
}
