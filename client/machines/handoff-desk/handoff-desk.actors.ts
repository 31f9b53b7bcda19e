import { fromPromise } from 'xstate'
import { createPollActors } from '#client/machines/poll/poll.actors.ts'
import { pollMachine } from '#client/machines/poll/poll.machine.ts'
import type { DeskView, HandoffCode, HandoffDeskDeps } from './handoff-desk.types.ts'

/** The actors of the desk's side of a handoff. */
export function createHandoffDeskActors({ makeCode, check, answer, watchVisibility }: HandoffDeskDeps) {
  return {
    makeCode: fromPromise<{ code: HandoffCode; view: DeskView }>(({ signal }) => makeCode(signal)),
    answer: fromPromise<DeskView, { handoff: string; allow: boolean }>(({ input, signal }) =>
      answer(input.handoff, input.allow, signal),
    ),
    poll: pollMachine.provide({ actors: createPollActors({ ask: check, watchVisibility }) }),
  }
}
