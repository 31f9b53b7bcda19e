import { defineMessages } from '#src/texts/messages.ts'

/** Texts of usage meters. */
export const usageMessages = defineMessages(
  {
    used: (used: number, limit: number) => `已用 ${used} / ${limit}`,
    resets: '北京时间 0 点恢复',
    full: '已用完',
  },
  {
    used: (used: number, limit: number) => `${used} of ${limit} used`,
    resets: 'Resets at 00:00 Beijing time',
    full: 'Used up',
  },
)
