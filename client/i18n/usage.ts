import { defineMessages } from '#src/texts/messages.ts'

/** Texts about limits: of meters, and of a list of résumés that has reached its own. */
export const usageMessages = defineMessages(
  {
    used: (used: number, limit: number) => `已用 ${used} / ${limit}`,
    resets: '北京时间 0 点恢复',
    full: '已用完',
    noRoom: (used: number, limit: number) =>
      `你的等级最多保存 ${limit} 份在线简历，现在有 ${used} 份。删除 ${used - limit + 1} 份不用的，才能再新建一份。`,
  },
  {
    used: (used: number, limit: number) => `${used} of ${limit} used`,
    resets: 'Resets at 00:00 Beijing time',
    full: 'Used up',
    noRoom: (used: number, limit: number) =>
      `Your level allows ${limit === 1 ? '1 online résumé' : `${limit} online résumés`}, and you have ${used}. Delete ${used === limit ? 'one' : used - limit + 1} you no longer need to make room for another.`,
  },
)
