import { fromCallback, fromPromise } from 'xstate'
import type { PollAnswer, VisibilityEvent } from './poll.types.ts'

export type PollDeps = {
  ask: (subject: string, signal: AbortSignal) => Promise<PollAnswer>
  /** Calls the listener with whether the page is hidden, now and at each change; returns the unsubscribe function. */
  watchVisibility: (listener: (isHidden: boolean) => void) => () => void
}

/** The actors of a poll. */
export function createPollActors({ ask, watchVisibility }: PollDeps) {
  return {
    ask: fromPromise<PollAnswer, string>(({ input, signal }) => ask(input, signal)),
    visibility: fromCallback<VisibilityEvent>(({ sendBack }) =>
      watchVisibility((isHidden) => sendBack({ type: isHidden ? 'page.hidden' : 'page.shown' })),
    ),
  }
}
