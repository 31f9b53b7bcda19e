/** The states in which a QR code is shown. */
export type QrFace = 'loading' | 'waiting' | 'scanned' | 'expired' | 'failed' | 'confirmed'
