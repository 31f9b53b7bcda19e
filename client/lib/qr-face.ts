/** The pictures a QR code to be scanned is shown with. */
export type QrFace = 'loading' | 'waiting' | 'scanned' | 'expired' | 'failed' | 'confirmed'
