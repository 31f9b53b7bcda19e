import { defineMessages } from '#src/texts/messages.ts'
import { checkRulesEn } from './editor-check-rules-en.ts'
import { checkRulesZh } from './editor-check-rules-zh.ts'

/** The texts of the rules. */
export const checkRuleMessages = defineMessages(checkRulesZh, checkRulesEn)
