import type { WechatAccount } from '#src/lib/wechat-oauth.ts'
import type { Mode } from './mode.ts'

/**
 * A mode in which the QR code leads to our own page, which redirects the phone to be identified. Needs `sns/*` only.
 */
export function ownPageMode({ siteUrl }: WechatAccount): Mode {
  return {
    qrContent: async (sceneId) => ({ ok: true, data: `${siteUrl}/wx/l/${sceneId}` }),
    onPush: async () => new Response(null, { status: 404 }),
    scannedBy: 'page',
  }
}
