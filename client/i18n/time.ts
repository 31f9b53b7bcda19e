import { defineMessages } from './messages.ts'

/** Points in time that need no number. */
export const timeMessages = defineMessages({ justNow: '刚刚' }, { justNow: 'just now' })
