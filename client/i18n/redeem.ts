import { defineMessages } from '#src/texts/messages.ts'

/** Texts of redeeming codes. */
export const redeemMessages = defineMessages(
  {
    title: '兑换会员',
    lead: '输入 12 位兑换码，兑换后立即生效。',
    code: '兑换码',
    hint: '字母不分大小写，横线会自动补上',
    submit: '兑换',
    busy: '正在兑换…',
    tooMany: (seconds: number) => `尝试次数过多，请 ${seconds} 秒后再试`,
    done: '兑换成功',
    gave: (level: string, days: number) => `${level} ${days} 天`,
    gaveForever: (level: string) => `${level}，永久有效`,
    until: (day: string) => `有效期至 ${day}`,
    next: '去挑 Word 模板',
    details: '查看会员权益',
    history: '兑换记录',
    none: '还没有兑换过',
    usedCode: '兑换码',
    time: '兑换时间',
  },
  {
    title: 'Redeem a code',
    lead: 'Enter the 12 characters of your code. It takes effect at once.',
    code: 'Redemption code',
    hint: 'Capitals and hyphens are added for you',
    submit: 'Redeem',
    busy: 'Redeeming…',
    tooMany: (seconds: number) =>
      `Too many attempts. Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}`,
    done: 'Code redeemed',
    gave: (level: string, days: number) => (days === 1 ? `${level}, 1 day` : `${level}, ${days} days`),
    gaveForever: (level: string) => `${level}, never expires`,
    until: (day: string) => `Valid until ${day}`,
    next: 'Choose a Word template',
    details: 'What membership allows',
    history: 'Redemption history',
    none: 'Nothing redeemed yet',
    usedCode: 'Code',
    time: 'Redeemed',
  },
)
