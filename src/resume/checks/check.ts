import { checkCharacters } from './characters.ts'
import { checkContact } from './contact.ts'
import { checkDates } from './dates.ts'
import { type CheckInput, type Finding, rules, severities } from './finding.ts'
import { checkPage } from './page.ts'
import { checkStructure } from './structure.ts'
import { checkStyle } from './style.ts'
import { checkWriting } from './writing.ts'

const families = [checkContact, checkDates, checkStructure, checkWriting, checkStyle, checkCharacters, checkPage]

/**
 * Runs all checks on a résumé as it is printed; the most severe findings come first. The language of the résumé decides
 * which conventions apply.
 */
export function checkResume(input: CheckInput): Finding[] {
  const rank = ({ rule, severity }: Finding) => severities.indexOf(severity) * rules.length + rules.indexOf(rule)
  return families.flatMap((check) => check(input)).sort((a, b) => rank(a) - rank(b))
}
