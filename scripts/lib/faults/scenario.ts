import type { FaultWorld, WorldCallOptions } from './world.ts'

/** A call about to be made. */
export type Prepared = {
  input: object
  options?: WorldCallOptions
  /** Returns the effect of the call, which must not depend on the faults on the way. */
  effect: () => Promise<unknown>
  /** The codes a retry may be answered with besides success, because they are true after what went wrong. */
  alsoTrue?: readonly number[]
}

/** Makes everything a call needs, anew for every try. */
export type Scenario = (world: FaultWorld) => Promise<Prepared>
