/** Functions used by `<ViewTransition>` only, and to wait for the pictures in it, which no page has. */
const TRANSITIONS = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createMeasurement',
  'createViewTransitionInstance',
  'estimateBandwidth',
  'estimateImageBytes',
  'getViewTransitionClassName',
  'getViewTransitionName',
  'measureClonedInstance',
  'measureInstance',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'onUnsuspendImg',
  'preloadInstanceAndSuspendIfNeeded',
  'queueTransitionTypes',
  'recursivelyTraverseAfterMutationEffects',
  'reportViewTransitionError',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'suspendInstance',
  'trackEnterViewTransitions',
]

/**
 * Functions that describe where an error happened, which nobody reads; `client/app/faults.ts` says what is reported.
 */
const STACKS = [
  'describeFiber',
  'describeNativeComponentFrame',
  'getComponentNameFromType',
  'getStackByFiberInDevAndProd',
]

/** What only `<Activity>`, `<SuspenseList>`, the refs of fragments and elements with a dash in their name reach. */
const COMPONENTS = [
  'addEventListenerToChild',
  'commitActivityHydrationCallbacks',
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNewChildToFragmentInstance',
  'commitNewChildToFragmentInstances',
  'cutOffTailIfNeeded',
  'deleteChildFromFragmentInstance',
  'initSuspenseListRenderState',
  'removeEventListenerFromChild',
  'retryActivityComponentWithoutHydrating',
  'setPropOnCustomElement',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'validateDocumentPositionWithFiberTree',
]

/** What only forms whose action is a function reach, and the hooks for them. */
const FORMS = [
  'TransitionAwareHostComponent',
  'dispatchActionState',
  'ensureFormComponentIsStateful',
  'mountActionState',
  'notifyActionListeners',
  'onActionError',
  'onActionSuccess',
  'recursivelyResetForms',
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

/** What only `onSelect` of fields, compiled components, hooks of React's own tools, or nothing at all reaches. */
const REST = ['constructSelectEvent', 'defaultOnDefaultTransitionIndicator', 'refreshCache', 'useMemoCache']

const UNUSED = [...TRANSITIONS, ...STACKS, ...COMPONENTS, ...FORMS, ...CALLS, ...REST]

/** The methods of the object that the ref of a fragment gets. */
const FRAGMENT_METHODS = /^(FragmentInstance\.prototype\.\w+ = function) \([\s\S]*?^};$/gm

/**
 * React's file with those functions, a sixth of what every page loads of it, doing nothing. A component that would
 * reach one is refused by `tests/unit/scripts/react-unused.test.ts`.
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
