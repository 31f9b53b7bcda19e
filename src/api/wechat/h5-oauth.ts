import type { WechatAccount } from '#src/lib/wechat-oauth.ts'
import type { Mode } from './mode.ts'

/** The QR code leads to a page of ours, which sends the phone on to be identified. Needs `sns/*` only. */
export function ownPageMode({ siteUrl }: WechatAccount): Mode {
  return {
    qrContent: async (sceneId) => ({ ok: true, data: `${siteUrl}/wx/l/${sceneId}` }),
    onPush: async () => new Response(null, { status: 404 }),
    scannedBy: 'page',
  }
}
