import type { PollFailed } from '#client/machines/poll/poll.types.ts'
import type { HandoffDeskView } from '#src/contract/handoff-endpoints.ts'

/** A code: its id, and the address that its picture holds. */
export type HandoffCode = { handoff: string; url: string }

/** What the server says of a code; `until` is when the present step is over, in ms since 1970. */
export type DeskView = HandoffDeskView & { until: number }

export type DeskSeen = { type: 'handoff.seen'; view: DeskView }

export type HandoffDeskContext = {
  code: HandoffCode | null
  view: DeskView | null
  /** Why the last call failed; empty when the server did not say. */
  text: string
  /** What was answered to the phone that asks. */
  allow: boolean
}

export type HandoffDeskEvent =
  | { type: 'code.renew' }
  | { type: 'code.retry' }
  | { type: 'phone.answer'; allow: boolean }
  | DeskSeen
  | PollFailed

/** Emitted once the phone has what the code was for. */
export type HandoffDone = { type: 'handoff.done'; picture: HandoffDeskView['picture'] }

/** What the desk asks the server, and how it learns that its tab is hidden. Calls reject when they fail. */
export type HandoffDeskDeps = {
  makeCode: (signal: AbortSignal) => Promise<{ code: HandoffCode; view: DeskView }>
  check: (handoff: string, signal: AbortSignal) => Promise<DeskSeen>
  answer: (handoff: string, allow: boolean, signal: AbortSignal) => Promise<DeskView>
  watchVisibility: (listener: (isHidden: boolean) => void) => () => void
}
