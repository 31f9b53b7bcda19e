import type { Measure } from '#src/contract/measures.ts'

/** A step towards a downloaded file that is counted, such as opening the editor. */
export type UseStep = Extract<Measure, { kind: 'step' }>['step']

/** The event by which parts of the page report a step to `client/app/measuring.ts`. */
export const STEP_EVENT = 'qingjian:step'

/** Reports that the user has taken a step, to be counted. */
export function countStep(step: UseStep): void {
  dispatchEvent(new CustomEvent<UseStep>(STEP_EVENT, { detail: step }))
}
