import type { NewPerson } from '#scripts/lib/new-person.ts'
import type { FaultWorld, WorldCallOptions } from './world.ts'

/** A call that is ready to be made. */
export type Prepared = {
  input: object
  options?: WorldCallOptions
  /** Returns the effect of the call, which must not depend on the faults on the way. */
  effect: () => Promise<unknown>
  /** The codes besides success that are a truthful answer to a retry. */
  alsoTrue?: readonly number[]
}

/** Sets up everything a call needs, for one trial. */
export type Scenario = (world: FaultWorld) => Promise<Prepared>

/** Makes scenarios that begin alike: by the same person, and with the same effect. */
export function startingWith<Start extends Omit<Prepared, 'input'>>(begin: (world: FaultWorld) => Promise<Start>) {
  return (inputOf: (start: Start, world: FaultWorld) => object | Promise<object>): Scenario =>
    async (world) => {
      const start = await begin(world)
      return { ...start, input: await inputOf(start, world) }
    }
}

type PersonCall = {
  input: object
  before?: (world: FaultWorld, person: NewPerson) => Promise<unknown>
  /** The query of the effect, by the id of the person. */
  effect: string
}

/** A call that someone new makes. */
export function ofPerson({ input, before, effect }: PersonCall): Scenario {
  return async (world) => {
    const person = await world.newPerson()
    await before?.(world, person)
    return { input, options: { token: person.token }, effect: () => world.row(effect, person.id) }
  }
}
