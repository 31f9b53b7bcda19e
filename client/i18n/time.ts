import { defineMessages } from '#src/texts/messages.ts'

/** Names of times without a number. */
export const timeMessages = defineMessages({ justNow: '刚刚' }, { justNow: 'just now' })
