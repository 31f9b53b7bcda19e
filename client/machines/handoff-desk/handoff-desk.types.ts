import type { PollFailed } from '#client/machines/poll/poll.types.ts'
import type { HandoffDeskView } from '#src/contract/endpoints/handoff.ts'

/** A code: its id, and the address in its QR code. */
export type HandoffCode = { handoff: string; url: string }

/** The server's answer about a code; `until` is the end of the present step, in ms since 1970. */
export type DeskView = HandoffDeskView & { until: number }

export type DeskSeen = { type: 'handoff.seen'; view: DeskView }

export type HandoffDeskContext = {
  code: HandoffCode | null
  view: DeskView | null
  /** Why the last call failed; empty when the server did not say. */
  text: string
  /** The answer to the phone that asks to be let in. */
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

/** The effects of the machine: its calls, and whether the page is visible. */
export type HandoffDeskDeps = {
  makeCode: (signal: AbortSignal) => Promise<{ code: HandoffCode; view: DeskView }>
  check: (handoff: string, signal: AbortSignal) => Promise<DeskSeen>
  answer: (handoff: string, allow: boolean, signal: AbortSignal) => Promise<DeskView>
  watchVisibility: (listener: (isHidden: boolean) => void) => () => void
}
