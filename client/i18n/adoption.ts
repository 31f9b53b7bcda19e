import { defineMessages } from '#src/texts/messages.ts'

/** The question that offers whoever has signed in the résumés of this device. */
export const adoptionMessages = defineMessages(
  {
    title: (count: number) => `把这台设备上的 ${count} 份简历存到你的账号？`,
    text: '它们是没有登录时写的。存到账号以后，换台设备也能接着写；没有勾选的仍留在这台设备上。',
    room: (count: number) => `按你现在的等级，还能存 ${count} 份。`,
    noRoom: '按你现在的等级，一份也存不下。先删除账号里不用的简历，才有位置。',
    save: (count: number) => `存 ${count} 份`,
    notNow: '以后再说',
    upgrade: '升级会员',
    saved: (count: number) => `已把 ${count} 份简历存到你的账号`,
    savedNone: '没有存成，简历都还在这台设备上。',
    savedSome: (names: string) => `已存到账号：${names}。其余仍在这台设备上。`,
    elsewhere: (names: string) => `${names}正在另一个标签页中打开，关掉它再试。`,
    named: (name: string) => `“${name}”`,
    gap: '',
    several: '选几份存到我的账号',
    unread: '没能读取这台设备上的简历',
    unreadText: '浏览器的存储没有响应。没有登录时写的简历没有被删除，稍后在「我的简历」里可以把它们存到账号。',
  },
  {
    title: (count: number) =>
      count === 1
        ? 'Save the résumé on this device to your account?'
        : `Save the ${count} résumés on this device to your account?`,
    text: 'You wrote them without logging in. In your account you can go on writing on any device; what you do not tick stays on this one.',
    room: (count: number) => `Your level has room for ${count} more.`,
    noRoom:
      'Your level has no room for another online résumé. Delete what you no longer need in your account to make some.',
    save: (count: number) => (count === 1 ? 'Save 1 résumé' : `Save ${count} résumés`),
    notNow: 'Not now',
    upgrade: 'Upgrade',
    saved: (count: number) =>
      count === 1 ? 'Saved 1 résumé to your account' : `Saved ${count} résumés to your account`,
    savedNone: 'None was saved: all of them are still on this device.',
    savedSome: (names: string) => `Saved to your account: ${names}. The rest is still on this device.`,
    elsewhere: (names: string) => `Open in another tab: ${names}. Close it and try again.`,
    named: (name: string) => `“${name}”`,
    gap: ' ',
    several: 'Choose which to save to my account',
    unread: 'The résumés on this device could not be read',
    unreadText:
      'The browser’s storage does not answer. What you wrote without logging in is not deleted; you can save it to your account later, under “My résumés”.',
  },
)
