import type { SnapshotFrom } from 'xstate'
import type { QrFace } from '#client/lib/qr-face.ts'
import type { qrSignInMachine } from './qr-sign-in.machine.ts'

/** The state in which the QR code is shown. */
export function selectQrFace(snapshot: SnapshotFrom<typeof qrSignInMachine>): QrFace {
  if (snapshot.matches({ live: 'scanned' })) return 'scanned'
  if (snapshot.matches('live')) return 'waiting'
  if (snapshot.matches('expired')) return 'expired'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('confirmed') ? 'confirmed' : 'loading'
}
