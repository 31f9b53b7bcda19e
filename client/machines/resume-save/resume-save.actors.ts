import { fromCallback, fromPromise } from 'xstate'
import type { SaveRequest } from '#src/contract/resumes.ts'
import type { SaveState } from '#src/resume/sync/save-state.ts'
import type { FollowEvent, Pulled, ResumeSaveDeps, SaveReply } from './resume-save.types.ts'

/** The actors of saving a résumé. */
export function createResumeSaveActors({ journal, send, pull, follow }: Omit<ResumeSaveDeps, 'newMid' | 'random'>) {
  return {
    journal: fromPromise<SaveState, SaveState>(async ({ input }) => {
      await journal(input)
      return input
    }),
    send: fromPromise<SaveReply, SaveRequest>(({ input, signal }) => send(input, signal)),
    pull: fromPromise<Pulled>(({ signal }) => pull(signal)),
    follow: fromCallback<FollowEvent>(({ sendBack }) => follow(sendBack)),
  }
}
