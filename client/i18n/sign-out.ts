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
  },
)
