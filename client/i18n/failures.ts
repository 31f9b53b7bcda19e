import { defineMessages } from '#src/texts/messages.ts'

/** Texts for everything that can go wrong (specification §8). The server's own message takes precedence. */
export const failureMessages = defineMessages(
  {
    error: '错误',
    failureNotice: '失败提示',
    requestFailed: '请求失败',
    retry: '重试',
    offline: '网络已断开，请联网后再试',
    limitReached: '已达到创建上限，请升级会员',
    downloadFailed: '文件下载失败',
    qrFailed: '二维码生成失败，请检查链接是否有效',
    otherAccount: '你登录了另一个账号，刚才的操作没有执行',
    notUpdated: '页面没能更新，这里显示的可能还是之前的内容，请稍后刷新',
    outdated: '页面已有新版本，请稍后刷新重试，你写下的内容不会受影响',
    byStatus: {
      400: '请求参数错误',
      401: '未登录，请登录后重试',
      403: '禁止访问',
      404: '请求的资源不存在',
      500: '服务器内部错误',
      502: '网关错误',
      503: '服务不可用',
    },
  },
  {
    error: 'Error',
    failureNotice: 'Failure notice',
    requestFailed: 'Request failed',
    retry: 'Try again',
    offline: 'You are offline. Please try again once you are connected',
    limitReached: 'Creation limit reached, please upgrade membership',
    downloadFailed: 'File download failed',
    qrFailed: 'Failed to generate QR code, please check that the link is valid',
    otherAccount: 'You logged in to another account, so what you were doing was not carried out',
    notUpdated:
      'This page could not be updated and may still show what was there before. Please refresh it in a moment',
    outdated: 'There is a new version of this page. Please refresh in a moment; nothing you wrote is affected',
    byStatus: {
      400: 'Bad request parameters',
      401: 'Not logged in, please log in and retry',
      403: 'Forbidden',
      404: 'Resource not found',
      500: 'Internal server error',
      502: 'Bad gateway',
      503: 'Service unavailable',
    },
  },
)

export type FailureTexts = (typeof failureMessages)['zh']

/** The text for an HTTP status of an answer that is not ours. */
export function statusText({ byStatus, requestFailed }: FailureTexts, status: number): string {
  const texts: Readonly<Record<number, string>> = byStatus
  return texts[status] ?? requestFailed
}
