import type { WechatAnswer } from '#src/lib/wechat-answer.ts'

/** What differs between the ways of signing in. */
export type Mode = {
  /** What the QR code says. */
  qrContent: (sceneId: string) => Promise<WechatAnswer<string>>
  onPush: (request: Request) => Promise<Response>
  /** Who tells that a code was scanned: WeChat's server, which also says by whom, or the page the code leads to. */
  scannedBy: 'push' | 'page'
}
