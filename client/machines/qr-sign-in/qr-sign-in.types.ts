import type { PollFailed } from '#client/machines/poll/poll.types.ts'
import type { User } from '#src/contract/user.ts'

/** A QR code to be scanned and the scene it stands for. */
export type Qr = { url: string; sceneId: string }

/** What the server says about a scene, with its words for people. */
export type ScanAnswer =
  | { type: 'scan.pending' }
  | { type: 'scan.scanned'; text: string }
  | { type: 'scan.confirmed'; text: string; user: User }
  | { type: 'scan.expired'; text: string }

export type QrSignInContext = {
  qr: Qr | null
  /** The server's words over the code: scanned, expired, why there is none; empty when it has said nothing. */
  text: string
  /** Who confirmed. */
  result: QrSignInOutput | null
}

export type QrSignInEvent = { type: 'qr.refresh' } | ScanAnswer | PollFailed

export type QrSignInOutput = { user: User; message: string }

export type QrSignInDeps = {
  loadQr: (signal: AbortSignal) => Promise<Qr>
  checkScan: (sceneId: string, signal: AbortSignal) => Promise<ScanAnswer>
  watchVisibility: (listener: (isHidden: boolean) => void) => () => void
}
