import type { SnapshotFrom } from 'xstate'
import type { qrSignInMachine } from './qr-sign-in.machine.ts'

/** The pictures the QR area shows. */
export type QrFace = 'loading' | 'waiting' | 'scanned' | 'expired' | 'failed' | 'confirmed'

/** Which picture the QR area shows now. */
export function selectQrFace(snapshot: SnapshotFrom<typeof qrSignInMachine>): QrFace {
  if (snapshot.matches({ live: 'scanned' })) return 'scanned'
  if (snapshot.matches('live')) return 'waiting'
  if (snapshot.matches('expired')) return 'expired'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('confirmed') ? 'confirmed' : 'loading'
}
