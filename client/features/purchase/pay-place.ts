import type { PaySurface } from '#src/contract/orders.ts'

/** Where somebody pays: before a screen to scan from, on a phone, or on a phone inside WeChat, which pays by itself. */
export type PayPlace = 'screen' | 'phone' | 'wechat'

const PHONE = '(pointer: coarse) and (width < 640px)'
const WECHAT = /MicroMessenger/i

/** Where the visitor is now. */
export function payPlace(): PayPlace {
  if (!matchMedia(PHONE).matches) return 'screen'
  return WECHAT.test(navigator.userAgent) ? 'wechat' : 'phone'
}

/** What kind of order is wished for there; the server may have none but a code. */
export function paySurfaceOf(place: PayPlace): PaySurface {
  return place === 'screen' ? 'qr' : place
}
