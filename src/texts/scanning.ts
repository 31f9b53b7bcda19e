import { defineMessages } from './messages.ts'

/** Texts on a phone that scanned a code: the pages, and the replies of the official account. */
export const scanningMessages = defineMessages(
  {
    tasks: {
      login: {
        confirm: (siteName: string) => ({
          title: `登录${siteName}`,
          body: '请确认是你本人正在电脑上登录。如果不是，请点取消。',
        }),
        button: '确认登录',
        confirmReply: (siteName: string, link: string) =>
          `你正在电脑上登录${siteName}。\n<a href="${link}">点这里确认登录</a>\n如果不是你本人操作，请不要理会这条消息。`,
        done: { title: '已确认登录', body: '请回到电脑上继续，此页可以关闭。' },
        cancelled: { title: '已取消登录', body: '电脑上不会登录。如需登录，请重新扫码。' },
        failed: { title: '暂时无法登录', body: '没能从微信确认你的身份，请重新扫码再试一次。' },
      },
      bind: {
        confirm: (siteName: string) => ({
          title: `绑定到${siteName}账号`,
          body: '确认后，这个微信可以登录上面的账号。如果那不是你的账号，请点取消。',
        }),
        button: '确认绑定',
        confirmReply: (siteName: string, link: string) =>
          `有人要把你的微信绑定到一个${siteName}账号。\n<a href="${link}">点这里查看并确认</a>\n如果不是你本人操作，请不要理会这条消息。`,
        done: { title: '已确认绑定', body: '请回到电脑上继续，此页可以关闭。' },
        cancelled: { title: '已取消绑定', body: '账号没有变化。如需绑定，请重新扫码。' },
        failed: { title: '暂时无法绑定', body: '没能从微信确认你的身份，请重新扫码再试一次。' },
      },
      prove: {
        confirm: (siteName: string) => ({
          title: `确认是你本人`,
          body: `电脑上正在更改你的${siteName}账号。请确认是你本人操作。如果不是，请点取消。`,
        }),
        button: '是我本人',
        confirmReply: (siteName: string, link: string) =>
          `电脑上正在更改你的${siteName}账号。\n<a href="${link}">点这里确认是你本人</a>\n如果不是你本人操作，请不要理会这条消息。`,
        done: { title: '已确认是你本人', body: '请回到电脑上继续，此页可以关闭。' },
        cancelled: { title: '已取消', body: '账号没有变化。如需继续，请重新扫码。' },
        failed: { title: '暂时无法确认', body: '没能从微信确认你的身份，请重新扫码再试一次。' },
      },
    },
    expired: { title: '二维码已失效', body: '请在电脑上刷新二维码，再重新扫码。' },
    taken: { title: '已被其他微信号扫码', body: '请在电脑上刷新二维码，再重新扫码。' },
    labels: {
      asker: '账号',
      account: '微信昵称',
      place: '登录地点',
      time: '请求时间',
      beijing: '',
      unknownPlace: '未知',
      cancel: '取消',
    },
    replies: {
      expired: '这个二维码已失效，请在电脑上刷新后重新扫码。',
      taken: '这个二维码已被其他微信号扫过，请在电脑上刷新后重新扫码。',
    },
  },
  {
    tasks: {
      login: {
        confirm: (siteName: string) => ({
          title: `Log in to ${siteName}`,
          body: 'Please confirm that it is you who is logging in on the computer. If not, tap Cancel.',
        }),
        button: 'Confirm login',
        confirmReply: (siteName: string, link: string) =>
          `You are logging in to ${siteName} on a computer.\n<a href="${link}">Tap here to confirm</a>\nIf this is not you, ignore this message.`,
        done: { title: 'Login confirmed', body: 'Continue on the computer. You can close this page.' },
        cancelled: { title: 'Login cancelled', body: 'The computer stays logged out. To log in, scan again.' },
        failed: { title: 'Cannot log in right now', body: 'WeChat did not tell us who you are. Please scan again.' },
      },
      bind: {
        confirm: (siteName: string) => ({
          title: `Add to a ${siteName} account`,
          body: 'This WeChat will log in to the account above. If that is not your account, tap Cancel.',
        }),
        button: 'Add WeChat',
        confirmReply: (siteName: string, link: string) =>
          `Your WeChat is about to be added to a ${siteName} account.\n<a href="${link}">Tap here to see which, and confirm</a>\nIf this is not you, ignore this message.`,
        done: { title: 'WeChat added', body: 'Continue on the computer. You can close this page.' },
        cancelled: { title: 'Not added', body: 'The account stays as it was. To add WeChat, scan again.' },
        failed: { title: 'Cannot be added right now', body: 'WeChat did not tell us who you are. Please scan again.' },
      },
      prove: {
        confirm: (siteName: string) => ({
          title: 'Is it you?',
          body: `Your ${siteName} account is being changed on a computer. Please confirm that it is you. If not, tap Cancel.`,
        }),
        button: 'It is me',
        confirmReply: (siteName: string, link: string) =>
          `Your ${siteName} account is being changed on a computer.\n<a href="${link}">Tap here to confirm that it is you</a>\nIf this is not you, ignore this message.`,
        done: { title: 'Confirmed', body: 'Continue on the computer. You can close this page.' },
        cancelled: { title: 'Cancelled', body: 'The account stays as it was. To continue, scan again.' },
        failed: { title: 'Cannot confirm right now', body: 'WeChat did not tell us who you are. Please scan again.' },
      },
    },
    expired: { title: 'QR code no longer valid', body: 'Please refresh the QR code on the computer and scan again.' },
    taken: {
      title: 'Scanned by another WeChat account',
      body: 'Please refresh the QR code on the computer and scan again.',
    },
    labels: {
      asker: 'Account',
      account: 'WeChat name',
      place: 'Where',
      time: 'When',
      beijing: ' (Beijing time)',
      unknownPlace: 'unknown',
      cancel: 'Cancel',
    },
    replies: {
      expired: 'This QR code is no longer valid. Please refresh it on the computer and scan again.',
      taken: 'Another WeChat account has scanned this QR code. Please refresh it on the computer and scan again.',
    },
  },
)
