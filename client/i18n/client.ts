import { defineMessages } from '#src/texts/messages.ts'

/** Notices of the application. */
export const clientMessages = defineMessages(
  {
    operationSuccessful: '操作成功',
    downloadSuccessful: '下载成功',
    downloadThanks: '感谢使用青简，祝你面试顺利',
    loading: '加载中…',
    fieldFull: (most: number) => `这里最多写 ${most} 个字`,
    leftOut: (excess: number) => `多出的 ${excess} 个字没有写进去`,
  },
  {
    operationSuccessful: 'Operation successful',
    downloadSuccessful: 'Download successful',
    downloadThanks: 'Thank you for using Qingjian. Good luck with your interview',
    loading: 'Loading...',
    fieldFull: (most: number) => `At most ${most} characters fit here`,
    leftOut: (excess: number) => (excess === 1 ? 'One more was left out' : `${excess} more were left out`),
  },
)
