import { defineMessages } from '#src/texts/messages.ts'

/** Texts about comments on a shared résumé that more than one page shows. */
export const commentMessages = defineMessages(
  {
    comments: '批注',
    anonymous: '未署名',
    proposal: '建议改成',
    about: '原文',
    answer: '回复',
    answerTo: (whom: string) => `回复${whom}`,
    send: '发送',
    cancel: '取消',
    remove: '删除',
    owner: '简历主人',
    states: { open: '待处理', resolved: '已处理', accepted: '已采用' },
    sent: '已发送',
    removed: '批注已删除',
    waiting: (count: number) => `${count} 条批注待处理`,
  },
  {
    comments: 'Comments',
    anonymous: 'No name given',
    proposal: 'Suggested wording',
    about: 'About',
    answer: 'Reply',
    answerTo: (whom: string) => `Reply to ${whom}`,
    send: 'Send',
    cancel: 'Cancel',
    remove: 'Delete',
    owner: 'The résumé’s owner',
    states: { open: 'Open', resolved: 'Resolved', accepted: 'Accepted' },
    sent: 'Sent',
    removed: 'Comment deleted',
    waiting: (count: number) => (count === 1 ? '1 open comment' : `${count} open comments`),
  },
)
