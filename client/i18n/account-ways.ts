import { defineMessages } from '#src/texts/messages.ts'

/** The ways to sign in to an account, on its page. */
export const waysMessages = defineMessages(
  {
    title: '登录方式',
    text: '多留一种方式，换了号码或丢了手机也能登录。',
    mobile: '手机号',
    email: '邮箱',
    wechat: '微信',
    password: '登录密码',
    unbound: '未绑定',
    bound: '已绑定',
    unset: '未设置',
    set: '已设置',
  },
  {
    title: 'Ways to log in',
    text: 'With more than one, a new number or a lost phone does not lock you out.',
    mobile: 'Mobile number',
    email: 'E-mail address',
    wechat: 'WeChat',
    password: 'Password',
    unbound: 'Not added',
    bound: 'Added',
    unset: 'Not set',
    set: 'Set',
  },
)
