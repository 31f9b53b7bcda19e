import { defineMessages } from '#src/texts/messages.ts'

/** Texts of a password field. */
export const passwordMessages = defineMessages(
  { show: '显示密码', hide: '隐藏密码' },
  { show: 'Show password', hide: 'Hide password' },
)
