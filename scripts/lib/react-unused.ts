import type { Plugin } from 'vite'

const FILE = /react-dom-client\.production\.js$/

/** Functions used by `<ViewTransition>` only, which no page has. */
const TRANSITIONS = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createMeasurement',
  'createViewTransitionInstance',
  'getViewTransitionClassName',
  'getViewTransitionName',
  'measureClonedInstance',
  'measureInstance',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'reportViewTransitionError',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
]

/**
 * Functions that describe where an error happened, which nobody reads; `client/app/faults.ts` says what is reported.
 */
const STACKS = ['describeFiber', 'describeNativeComponentFrame', 'getStackByFiberInDevAndProd']

/**
 * Leaves out of React what this product never reaches: 3 KB of what every page loads. A component that would reach it is
 * refused by `tests/unit/scripts/react-unused.test.ts`.
 */
export function reactWithoutUnused(): Plugin {
  return {
    name: 'qingjian:react-unused',
    apply: 'build',
    transform: { filter: { id: FILE }, handler: (code) => withoutUnused(code) },
  }
}

/**
 * React's file with those functions doing nothing.
 * @throws Error when one of them is not there any more: look at what React changed
 */
export function withoutUnused(code: string): string {
  return [...TRANSITIONS, ...STACKS].reduce((text, name) => {
    const found = new RegExp(`^function ${name}\\([^]*?^}$`, 'm').exec(text)
    if (found === null) throw new Error(`React's ${name} has gone`)
    return text.replace(found[0], () => `function ${name}() { return "" }`)
  }, code)
}
