import { defineMessages } from '#src/texts/messages.ts'

/** Success notices of the application. */
export const clientMessages = defineMessages(
  {
    operationSuccessful: '操作成功',
    downloadSuccessful: '下载成功',
    downloadThanks: '感谢使用青简，祝你面试顺利',
    loading: '加载中…',
  },
  {
    operationSuccessful: 'Operation successful',
    downloadSuccessful: 'Download successful',
    downloadThanks: 'Thank you for using Qingjian. Good luck with your interview',
    loading: 'Loading...',
  },
)
