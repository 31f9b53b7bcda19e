import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the page a phone opens by scanning the editor's code. */
export const phoneMessages = defineMessages(
  {
    pageTitle: '来自电脑的二维码',
    looking: '正在识别这个二维码…',
    noScripts: '这个页面需要 JavaScript。请用手机自带的浏览器打开。',
    resume: {
      title: '在这台手机上打开简历',
      text: '点「继续」后，电脑上会问你是否允许。允许后，这台手机就登录了电脑上的账号。',
      warning: '这个二维码是你自己刚在电脑上打开的，才点继续；别人发来的，请直接关掉这个页面。',
    },
    photo: {
      title: '给电脑上的简历传一张照片',
      text: '点「继续」后，电脑上会问你是否允许。这台手机不会登录任何账号，只能传这一张照片。',
      warning: '这个二维码是你自己刚在电脑上打开的，才点继续；别人发来的，请直接关掉这个页面。',
    },
    signedInAs: (name: string) => `这台手机现在登录着「${name}」，打开后会换成电脑上的账号。`,
    goOn: '继续',
    asking: '正在请求电脑允许…',
    waiting: '请在电脑上点「允许」',
    number: '电脑上应该显示同一个数字',
    opening: '已允许，正在打开简历…',
    choose: '拍一张，或选一张照片',
    chooseText: '正面、光线均匀、背景干净的照片最合适。下一步可以裁剪。',
    take: '拍照',
    pick: '从相册选择',
    sending: '正在把照片传到电脑…',
    unsent: '照片没有传到',
    sendAgain: '再传一次',
    brought: '照片已经在电脑上了',
    broughtText: '可以关掉这个页面了。',
    over: {
      expired: {
        title: '这个二维码已经过期',
        text: '请在电脑上换一个新的，再扫一次。每个二维码只能用一次，一分钟内有效。',
      },
      taken: {
        title: '另一台手机先用了这个二维码',
        text: '如果那不是你的手机，请在电脑上点「拒绝」，再换一个新的二维码。',
      },
      refused: { title: '电脑上没有允许', text: '如果是点错了，请在电脑上换一个新的二维码，再扫一次。' },
      ended: { title: '这个二维码已经失效', text: '电脑上退出了登录，或者那份简历已经删除。' },
      'same-browser': { title: '请用手机扫码', text: '这就是打开二维码的那个浏览器。请用手机相机扫描它。' },
    },
    missing: { title: '这里没有二维码的内容', text: '在电脑的编辑器里打开「在手机上打开」，用手机相机扫描二维码。' },
    failed: '没有连上服务器',
    failedText: '请检查网络，再试一次。',
    again: '再试一次',
    home: '去首页',
  },
  {
    pageTitle: 'A code from your computer',
    looking: 'Reading the code…',
    noScripts: 'This page needs JavaScript. Open it in the browser of your phone.',
    resume: {
      title: 'Open the résumé on this phone',
      text: 'When you continue, your computer asks whether to allow it. Then this phone is logged in to the account of the computer.',
      warning:
        'Continue only if you have just opened this code on your own computer. If somebody sent it to you, close this page.',
    },
    photo: {
      title: 'Send a photo for the résumé on your computer',
      text: 'When you continue, your computer asks whether to allow it. This phone is not logged in to anything: it can send one photo.',
      warning:
        'Continue only if you have just opened this code on your own computer. If somebody sent it to you, close this page.',
    },
    signedInAs: (name: string) =>
      `This phone is logged in as “${name}”; it will change to the account of the computer.`,
    goOn: 'Continue',
    asking: 'Asking your computer…',
    waiting: 'Press “Allow” on your computer',
    number: 'Your computer should show the same number',
    opening: 'Allowed. Opening the résumé…',
    choose: 'Take or choose a photo',
    chooseText: 'Best from the front, in even light, against a plain wall. You can crop it next.',
    take: 'Take a photo',
    pick: 'Choose a photo',
    sending: 'Sending the photo to your computer…',
    unsent: 'The photo did not arrive',
    sendAgain: 'Send it again',
    brought: 'The photo is on your computer',
    broughtText: 'You can close this page.',
    over: {
      expired: {
        title: 'This code has expired',
        text: 'Get a new one on your computer and scan it. A code works once, within a minute.',
      },
      taken: {
        title: 'Another phone used this code first',
        text: 'If that is not your phone, press “Refuse” on your computer and get a new code.',
      },
      refused: {
        title: 'It was refused on the computer',
        text: 'If that was a mistake, get a new code on your computer and scan it.',
      },
      ended: {
        title: 'This code no longer works',
        text: 'You have logged out on the computer, or the résumé was deleted.',
      },
      'same-browser': {
        title: 'Scan it with your phone',
        text: 'This is the browser that shows the code. Scan it with the camera of your phone.',
      },
    },
    missing: {
      title: 'There is no code here',
      text: 'Choose “Open on your phone” in the editor on your computer, and scan the code with the camera of your phone.',
    },
    failed: 'The server could not be reached',
    failedText: 'Check your connection and try again.',
    again: 'Try again',
    home: 'Go to the home page',
  },
)
