import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the notices over every page. */
export const noticesMessages = defineMessages(
  {
    notification: '通知',
    notifications: '通知（按 {hotkey} 查看）',
    dismiss: '关闭通知',
    limitTitle: '温馨提醒',
    upgrade: '升级 VIP',
    notNow: '以后再说',
    buySingle: (price: string) => `只买这一份 ${price}`,
    close: '关闭',
    unsaved: '填写的内容还没有保存',
    unsavedText: '现在关闭，刚才填写的内容会丢掉。',
    goOn: '继续填写',
    drop: '不保存，关闭',
    move: '移动窗口：方向键移动，按一下移到角落或移回',
  },
  {
    notification: 'Notification',
    notifications: 'Notifications (press {hotkey})',
    dismiss: 'Dismiss the notification',
    limitTitle: 'A quick reminder',
    upgrade: 'Upgrade membership',
    notNow: 'Not now',
    buySingle: (price: string) => `Buy just this one for ${price}`,
    close: 'Close',
    unsaved: 'What you typed is not saved yet',
    unsavedText: 'If you close this now, it is lost.',
    goOn: 'Keep editing',
    drop: 'Close without saving',
    move: 'Move the window: arrow keys, or press to put it in the corner and back',
  },
)
