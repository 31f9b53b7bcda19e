import type { Locale } from '#src/contract/index.ts'

type ReplyTexts = { confirm: (link: string) => string; expired: string; taken: string }

/** What the official account answers to a scan, in the language of the browser that showed the code. */
export function replyTexts(locale: Locale, siteName: string): ReplyTexts {
  return locale === 'en' ? english(siteName) : chinese(siteName)
}

function chinese(siteName: string): ReplyTexts {
  return {
    confirm: (link) =>
      `你正在电脑上登录${siteName}。\n<a href="${link}">点这里确认登录</a>\n如果不是你本人操作，请不要理会这条消息。`,
    expired: '这个二维码已失效，请在电脑上刷新后重新扫码。',
    taken: '这个二维码已被其他微信号扫过，请在电脑上刷新后重新扫码。',
  }
}

function english(siteName: string): ReplyTexts {
  return {
    confirm: (link) =>
      `You are logging in to ${siteName} on a computer.\n<a href="${link}">Tap here to confirm</a>\nIf this is not you, ignore this message.`,
    expired: 'This QR code is no longer valid. Please refresh it on the computer and scan again.',
    taken: 'Another WeChat account has scanned this QR code. Please refresh it on the computer and scan again.',
  }
}
