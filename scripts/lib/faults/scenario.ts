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
