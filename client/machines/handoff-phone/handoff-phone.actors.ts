import { fromPromise } from 'xstate'
import { createPollActors } from '#client/machines/poll/poll.actors.ts'
import { pollMachine } from '#client/machines/poll/poll.machine.ts'
import type { BroughtPicture, HandoffPhoneDeps, PhoneView } from './handoff-phone.types.ts'

/** The actors of the phone's side of a handoff. */
export function createHandoffPhoneActors({ look, ask, collect, bring, watchVisibility }: HandoffPhoneDeps) {
  return {
    look: fromPromise<PhoneView, string>(({ input, signal }) => look(input, signal)),
    ask: fromPromise<PhoneView, string>(({ input, signal }) => ask(input, signal)),
    bring: fromPromise<PhoneView, { link: string; picture: BroughtPicture }>(({ input, signal }) =>
      bring(input.link, input.picture, signal),
    ),
    poll: pollMachine.provide({ actors: createPollActors({ ask: collect, watchVisibility }) }),
  }
}
