import { defineMessages } from '#src/texts/messages.ts'

/** Texts of links used on several pages. */
export const linkMessages = defineMessages(
  { agreement: '《服务协议与隐私声明》', newWindow: '（在新窗口打开）' },
  { agreement: 'service agreement and privacy statement', newWindow: ' (opens in a new window)' },
)
