import type { PollFailed } from '#client/machines/poll/poll.types.ts'
import type { HandoffPhoneView } from '#src/contract/endpoints/handoff.ts'
import type { User } from '#src/contract/user.ts'

/** The server's answer to the phone about a code; it names the user and the résumé once the phone is let in. */
export type PhoneView = HandoffPhoneView & { resume?: string | null; data?: User | null }

export type PhoneSeen = { type: 'handoff.seen'; view: PhoneView }

/** A cropped picture in base64. */
export type BroughtPicture = { image: string; shape: 'square' | '25x35' | '35x49' }

export type HandoffPhoneContext = {
  /** The secret of the code. */
  link: string
  view: PhoneView | null
  picture: BroughtPicture | null
  /** Why the last call failed; empty when the server did not say. */
  text: string
}

export type HandoffPhoneEvent =
  | { type: 'phone.ask' }
  | { type: 'phone.bring'; picture: BroughtPicture }
  | { type: 'phone.retry' }
  | PhoneSeen
  | PollFailed

/** Emitted once the phone is signed in. */
export type PhoneIsIn = { type: 'phone.in'; user: User; resume: string }

/** The effects of the machine: its calls, and whether the page is visible. */
export type HandoffPhoneDeps = {
  look: (link: string, signal: AbortSignal) => Promise<PhoneView>
  ask: (link: string, signal: AbortSignal) => Promise<PhoneView>
  collect: (link: string, signal: AbortSignal) => Promise<PhoneSeen>
  bring: (link: string, picture: BroughtPicture, signal: AbortSignal) => Promise<PhoneView>
  watchVisibility: (listener: (isHidden: boolean) => void) => () => void
}
