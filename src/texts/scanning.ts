import { defineMessages } from './messages.ts'

/** What the phone says that scanned a sign-in code: its pages, and the answers of the official account. */
export const scanningMessages = defineMessages(
  {
    confirm: (siteName: string) => ({
      title: `登录${siteName}`,
      body: '请确认是你本人正在电脑上登录。如果不是，请点取消。',
    }),
    done: { title: '已确认登录', body: '请回到电脑上继续，此页可以关闭。' },
    cancelled: { title: '已取消登录', body: '电脑上不会登录。如需登录，请重新扫码。' },
    expired: { title: '二维码已失效', body: '请在电脑上刷新二维码，再重新扫码。' },
    taken: { title: '已被其他微信号扫码', body: '请在电脑上刷新二维码，再重新扫码。' },
    failed: { title: '暂时无法登录', body: '没能从微信确认你的身份，请重新扫码再试一次。' },
    labels: {
      account: '微信昵称',
      place: '登录地点',
      time: '请求时间',
      beijing: '',
      unknownPlace: '未知',
      confirm: '确认登录',
      cancel: '取消',
    },
    replies: {
      confirm: (siteName: string, link: string) =>
        `你正在电脑上登录${siteName}。\n<a href="${link}">点这里确认登录</a>\n如果不是你本人操作，请不要理会这条消息。`,
      expired: '这个二维码已失效，请在电脑上刷新后重新扫码。',
      taken: '这个二维码已被其他微信号扫过，请在电脑上刷新后重新扫码。',
    },
  },
  {
    confirm: (siteName: string) => ({
      title: `Log in to ${siteName}`,
      body: 'Please confirm that it is you who is logging in on the computer. If not, tap Cancel.',
    }),
    done: { title: 'Login confirmed', body: 'Go on at the computer. You can close this page.' },
    cancelled: { title: 'Login cancelled', body: 'The computer stays logged out. To log in, scan again.' },
    expired: { title: 'QR code no longer valid', body: 'Please refresh the QR code on the computer and scan again.' },
    taken: {
      title: 'Scanned by another WeChat account',
      body: 'Please refresh the QR code on the computer and scan again.',
    },
    failed: { title: 'Cannot log in right now', body: 'WeChat did not tell us who you are. Please scan again.' },
    labels: {
      account: 'WeChat name',
      place: 'Where',
      time: 'When',
      beijing: ' (Beijing time)',
      unknownPlace: 'unknown',
      confirm: 'Confirm login',
      cancel: 'Cancel',
    },
    replies: {
      confirm: (siteName: string, link: string) =>
        `You are logging in to ${siteName} on a computer.\n<a href="${link}">Tap here to confirm</a>\nIf this is not you, ignore this message.`,
      expired: 'This QR code is no longer valid. Please refresh it on the computer and scan again.',
      taken: 'Another WeChat account has scanned this QR code. Please refresh it on the computer and scan again.',
    },
  },
)
