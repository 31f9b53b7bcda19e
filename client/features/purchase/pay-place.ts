import type { PaySurface } from '#src/contract/orders.ts'

/**
 * Where the user pays: at a screen with a QR code to scan, on a phone, or inside WeChat on a phone, which has its own
 * payment.
 */
export type PayPlace = 'screen' | 'phone' | 'wechat'

const PHONE = '(pointer: coarse) and (width < 640px)'
const WECHAT = /MicroMessenger/i

/** Where the visitor is now. */
export function payPlace(): PayPlace {
  if (!matchMedia(PHONE).matches) return 'screen'
  return WECHAT.test(navigator.userAgent) ? 'wechat' : 'phone'
}

/** The payment surface to request where the visitor is; the server may fall back to a QR code. */
export function paySurfaceOf(place: PayPlace): PaySurface {
  return place === 'screen' ? 'qr' : place
}
