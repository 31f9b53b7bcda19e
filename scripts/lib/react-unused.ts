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

/** What only `<Activity>`, `<SuspenseList>`, the refs of fragments and elements with a dash in their name reach. */
const COMPONENTS = [
  'addEventListenerToChild',
  'commitNewChildToFragmentInstance',
  'cutOffTailIfNeeded',
  'deleteChildFromFragmentInstance',
  'initSuspenseListRenderState',
  'removeEventListenerFromChild',
  'setPropOnCustomElement',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'validateDocumentPositionWithFiberTree',
]

/** What only forms whose action is a function reach, and the hooks for them. */
const FORMS = [
  'dispatchActionState',
  'ensureFormComponentIsStateful',
  'mountActionState',
  'notifyActionListeners',
  'onActionError',
  'onActionSuccess',
  'requestFormReset',
  'rerenderActionState',
  'runActionStateAction',
  'startHostTransition',
  'updateActionState',
  'updateActionStateImpl',
  'updateOptimisticImpl',
]

/** What only functions of `react-dom` reach that nobody calls. */
const CALLS = [
  'attemptExplicitHydrationTarget',
  'findCurrentFiberUsingSlowPath',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preload',
  'preloadModule',
]

const UNUSED = [...TRANSITIONS, ...STACKS, ...COMPONENTS, ...FORMS, ...CALLS]

/** The methods of what the ref of a fragment gets. */
const FRAGMENT_METHODS = /^(FragmentInstance\.prototype\.\w+ = function) \([\s\S]*?^};$/gm

/**
 * Leaves out of React what this product never reaches: a tenth of what every page loads of it. A component that would reach it is
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
  if (code.search(FRAGMENT_METHODS) === -1) throw new Error("React's FragmentInstance has gone")
  return UNUSED.reduce(
    (text, name) => {
      const found = new RegExp(`^function ${name}\\([^]*?^}$`, 'm').exec(text)
      if (found === null) throw new Error(`React's ${name} has gone`)
      return text.replace(found[0], () => `function ${name}() { return "" }`)
    },
    code.replace(FRAGMENT_METHODS, '$1 () {};'),
  )
}
