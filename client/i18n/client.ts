import { defineMessages } from './messages.ts'

/** What the site says of its own accord: notices around calls and downloads. */
export const clientMessages = defineMessages(
  {
    error: '错误',
    failureNotice: '失败提示',
    requestFailed: '请求失败',
    operationSuccessful: '操作成功',
    limitReached: '已达到创建上限，请升级会员',
    downloadFailed: '文件下载失败',
    downloadSuccessful: '下载成功',
    downloadThanks: '感谢使用青简，祝你面试顺利',
    loading: '加载中…',
  },
  {
    error: 'Error',
    failureNotice: 'Failure notice',
    requestFailed: 'Request failed',
    operationSuccessful: 'Operation successful',
    limitReached: 'Creation limit reached, please upgrade membership',
    downloadFailed: 'File download failed',
    downloadSuccessful: 'Download successful',
    downloadThanks: 'Thank you for using Qingjian. Good luck with your interview',
    loading: 'Loading...',
  },
)
