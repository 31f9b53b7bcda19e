import { defineMessages } from '#src/texts/messages.ts'

/** Points in time that need no number. */
export const timeMessages = defineMessages({ justNow: '刚刚' }, { justNow: 'just now' })
