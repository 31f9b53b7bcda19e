import type { Locale } from '#src/contract/index.ts'
import type { PhonePage } from './phone.ts'

type Labels = Record<'account' | 'place' | 'time' | 'beijing' | 'unknownPlace' | 'confirm' | 'cancel', string>

type PageTexts = Record<PhonePage['kind'], { title: string; body: string }> & { labels: Labels }

/** What the pages on the phone say. */
export function pageTexts(locale: Locale, siteName: string): PageTexts {
  return locale === 'en' ? english(siteName) : chinese(siteName)
}

function chinese(siteName: string): PageTexts {
  return {
    confirm: { title: `登录${siteName}`, body: '请确认是你本人正在电脑上登录。如果不是，请点取消。' },
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
  }
}

function english(siteName: string): PageTexts {
  return {
    confirm: {
      title: `Log in to ${siteName}`,
      body: 'Please confirm that it is you who is logging in on the computer. If not, tap Cancel.',
    },
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
  }
}
