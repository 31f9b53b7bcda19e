import type { PollFailed } from '#client/machines/poll/poll.types.ts'
import type { User } from '#src/contract/user.ts'

/** A QR code and the id of its scene. */
export type Qr = { url: string; sceneId: string }

/** The server's answer about a scene, with a text to show. */
export type ScanAnswer =
  | { type: 'scan.pending' }
  | { type: 'scan.scanned'; text: string }
  | { type: 'scan.confirmed'; text: string; user: User }
  | { type: 'scan.expired'; text: string }

export type QrSignInContext = {
  qr: Qr | null
  /** The server's text over the code, such as "scanned" or "expired"; empty when there is none. */
  text: string
  /** The user who confirmed. */
  result: QrSignInOutput | null
}

/** What the dialog and the polls tell the machine. */
export type QrSignInEvent = { type: 'qr.refresh' } | ScanAnswer | PollFailed

/** The user who signed in, and the server's message. */
export type QrSignInOutput = { user: User; message: string }

/** The effects of the machine: its calls, and whether the page is visible. */
export type QrSignInDeps = {
  loadQr: (signal: AbortSignal) => Promise<Qr>
  checkScan: (sceneId: string, signal: AbortSignal) => Promise<ScanAnswer>
  watchVisibility: (listener: (isHidden: boolean) => void) => () => void
}
