import { defineMessages } from '#src/texts/messages.ts'

/** Texts of redeeming codes. */
export const redeemMessages = defineMessages(
  {
    title: '兑换会员',
    lead: '输入 12 位兑换码，兑换后立即生效。',
    leadMember: '更高等级的兑换码会立即取代你现在的会员，剩余的天数不会保留；同一等级的兑换码接在到期之后。',
    code: '兑换码',
    hint: '字母不分大小写，横线会自动补上',
    submit: '兑换',
    busy: '正在兑换…',
    tooMany: (seconds: number) => `尝试次数过多，请 ${seconds} 秒后再试`,
    done: '兑换成功',
    usedBefore: '这个兑换码你已经用过',
    gave: (level: string, days: number) => `${level} ${days} 天`,
    gaveForever: (level: string) => `${level}，永久有效`,
    setTo: (time: string) => `兑换后有效期至 ${time}`,
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
    leadMember:
      'A code for a higher level replaces your membership at once, and its remaining days are not kept. A code for the same level is added to its end.',
    code: 'Redemption code',
    hint: 'Capitals and hyphens are added for you',
    submit: 'Redeem',
    busy: 'Redeeming…',
    tooMany: (seconds: number) =>
      `Too many attempts. Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}`,
    done: 'Code redeemed',
    usedBefore: 'You have used this code before',
    gave: (level: string, days: number) => (days === 1 ? `${level}, 1 day` : `${level}, ${days} days`),
    gaveForever: (level: string) => `${level}, never expires`,
    setTo: (time: string) => `Set to end ${time}`,
    next: 'Choose a Word template',
    details: 'What membership allows',
    history: 'Redemption history',
    none: 'Nothing redeemed yet',
    usedCode: 'Code',
    time: 'Redeemed',
  },
)
