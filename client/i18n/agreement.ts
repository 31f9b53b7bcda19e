import { defineMessages } from '#src/texts/messages.ts'
import { agreementEn } from './agreement-en.ts'
import { agreementZh } from './agreement-zh.ts'

/** The service agreement and the privacy statement. They must describe what the software does: change both together. */
export const agreements = defineMessages(agreementZh, agreementEn)
