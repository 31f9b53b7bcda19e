import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the question before signing out with unsaved changes. */
export const signOutMessages = defineMessages(
  {
    title: '有简历还没有存到服务器',
    text: (names: string) =>
      `${names}的改动只在这台设备上。如果这是公用电脑，请先取消，联网保存后再退出；或者现在丢弃，不留给下一个人。`,
    name: (name: string) => `「${name}」`,
    unreadable: '一份简历',
    cancel: '取消，先不退出',
    keep: '留在这台设备上并退出',
    discard: '丢弃改动并退出',
    left: '已退出登录，但这台设备上还有内容没能删除',
    leftText: (names: string) => `浏览器的存储没有响应，留下的有：${names}。请在浏览器设置里清除本网站的数据。`,
    leftTraces: '编辑时留下的记录',
    leftCopies: '简历副本',
    leftUnsaved: '没有存好的改动',
  },
  {
    title: 'Not everything is on the server yet',
    text: (names: string) =>
      `Changes to ${names} are only on this device. On a shared computer, cancel, let them be saved, then log out; or discard them now, so that nobody else finds them.`,
    name: (name: string) => `“${name}”`,
    unreadable: 'a résumé',
    cancel: 'Cancel, stay logged in',
    keep: 'Keep them here and log out',
    discard: 'Discard them and log out',
    left: 'You are logged out, but not everything could be deleted from this device',
    leftText: (names: string) =>
      `The browser’s storage is not responding. Still here: ${names}. Please clear the data of this site in your browser’s settings.`,
    leftTraces: 'traces of your editing',
    leftCopies: 'copies of your résumés',
    leftUnsaved: 'unsaved changes',
  },
)
