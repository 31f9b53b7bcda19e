import type { WechatAnswer } from '#src/lib/wechat-answer.ts'

/** The differences between the modes of signing in. */
export type Mode = {
  /** The content of the QR code. */
  qrContent: (sceneId: string) => Promise<WechatAnswer<string>>
  onPush: (request: Request) => Promise<Response>
  /** Who reports a scan: WeChat's server, which also names the person, or the page the code leads to. */
  scannedBy: 'push' | 'page'
}
