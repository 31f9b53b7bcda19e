import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the error page. */
export const errorPageMessages = defineMessages(
  {
    serverError: '服务器错误',
    serverErrorText: '服务器出了点问题，我们已经记录下来。请稍后刷新重试，你写下的内容不会受影响。',
    serviceError: '服务异常',
    error: '错误',
    home: '返回首页',
    refresh: '刷新页面',
  },
  {
    serverError: 'Server error',
    serverErrorText:
      'Something went wrong on our side and has been recorded. Please refresh in a moment; nothing you wrote is affected.',
    serviceError: 'Service error',
    error: 'Error',
    home: 'Back to home',
    refresh: 'Refresh',
  },
)
