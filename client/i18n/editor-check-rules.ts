import type { Rule } from '#src/resume/checks/finding.ts'
import { defineMessages } from '#src/texts/messages.ts'
import { checkRulesEn } from './editor-check-rules-en.ts'
import { checkRulesZh } from './editor-check-rules-zh.ts'

/** A finding's problem and the advice about it; `detail` is what was found, such as an excerpt or a number. */
export type RuleText = { problem: (detail: string) => string; advice: string }

/** The texts of the rules. */
export const checkRuleMessages = defineMessages<Record<Rule, RuleText>>(checkRulesZh, checkRulesEn)
