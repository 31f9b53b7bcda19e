import type { Measure } from '#src/contract/measures.ts'

/** A step of the way to a file that is counted. */
export type UseStep = Extract<Measure, { kind: 'step' }>['step']

/** The event by which parts of the page tell `client/app/measuring.ts` of a step. */
export const STEP_EVENT = 'qingjian:step'

/** Counts that somebody has taken a step. */
export function countStep(step: UseStep): void {
  dispatchEvent(new CustomEvent<UseStep>(STEP_EVENT, { detail: step }))
}
