import type { SnapshotFrom } from 'xstate'
import type { QrFace } from '#client/lib/qr-face.ts'
import type { qrSignInMachine } from './qr-sign-in.machine.ts'

type Snapshot = SnapshotFrom<typeof qrSignInMachine>

/** What is shown of a QR code: its state, its content, and the server's text about it. */
export function selectQr(snapshot: Snapshot): { face: QrFace; url: string | null; text: string } {
  const { qr, result, text } = snapshot.context
  return { face: selectQrFace(snapshot), url: qr?.url ?? null, text: result?.message ?? text }
}

/** The state in which the QR code is shown. */
export function selectQrFace(snapshot: Snapshot): QrFace {
  if (snapshot.matches({ live: 'scanned' })) return 'scanned'
  if (snapshot.matches('live')) return 'waiting'
  if (snapshot.matches('expired')) return 'expired'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('confirmed') ? 'confirmed' : 'loading'
}
