import { basicsFields, type ResumeBasics, type ResumeLocale } from '#src/resume/document.ts'
import { findPeriod } from '#src/resume/formats/dates-read.ts'
import { readPerson } from '#src/resume/formats/text/person.ts'
import { basicsLabels, colons } from '#src/resume/labels.ts'
import type { Fact } from '#src/resume/view.ts'

/** A detail as a line of text: with its label, unless the value explains itself. */
export function factLine({ field, label, value, bare }: Fact, locale: ResumeLocale, text = value): string {
  const isClear = bare && readFacts([value], locale)?.[field] === value
  return isClear ? text : label + colons[locale] + text
}

/**
 * Parses details as our files print them: labelled, or values that explain themselves.
 * @returns undefined when one is neither
 */
export function readFacts(facts: readonly string[], locale: ResumeLocale): ResumeBasics | undefined {
  const basics: ResumeBasics = {}
  for (const fact of facts) {
    const field = basicsFields.find((name) => fact.startsWith(basicsLabels[name][locale] + colons[locale]))
    if (field !== undefined) basics[field] = fact.slice((basicsLabels[field][locale] + colons[locale]).length)
    else {
      const { basics: read, rest } = readPerson([{ text: fact }], locale)
      const [only, ...others] = Object.entries(read)
      if (only === undefined || others.length > 0 || rest.length > 0 || only[1] !== fact) return undefined
      Object.assign(basics, read)
    }
  }
  const birth = findPeriod(basics.birth ?? '')
  if (birth?.period.start !== undefined && birth.before + birth.after === '') basics.birth = birth.period.start
  return basics
}
