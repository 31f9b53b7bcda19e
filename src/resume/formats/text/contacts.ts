import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { headingOf } from './headings.ts'
import { codedTownOf, isKnownTown, street } from './places.ts'

const email = /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w/
const reach = /^\W{0,2}(?:\p{L}\p{Ll}{0,8}[.:]? )?[+(]?\d[\d\s().-]{7,}\d\W*$|^(?:https?:\/\/|www\.)\S+$/u

/**
 * Moves the lines with contact details below the name and the headline. Templates print them at the foot of the page
 * or on top of a side column; without a heading there they would belong to the section before.
 */
export function withContacts(lines: readonly SourceLine[]): SourceLine[] {
  const at = lines.findIndex(({ text }) => email.test(text))
  const section = headingOf(lines.slice(0, at).findLast(({ text }) => headingOf(text))?.text ?? '')
  if (section === undefined || section.kind === 'person' || section.kind === 'custom') return [...lines]
  const isOther = (line: SourceLine) => line.bullet === true || !isContact(line.text)
  const from = lines.slice(0, at).findLastIndex(isOther) + 1
  const after = lines.slice(at + 1).findIndex(isOther)
  const run = lines.slice(from, after < 0 ? lines.length : at + 1 + after)
  const others = lines.filter((line) => !run.includes(line))
  const name = others.findIndex((line) => line.name)
  const end = others.findIndex(({ text }, index) => index > name && headingOf(text))
  return [...others.slice(0, end), ...run, ...others.slice(end)]
}

function isContact(text: string): boolean {
  return (
    [email, reach, street].some((words) => words.test(text)) || isKnownTown(text) || codedTownOf(text) !== undefined
  )
}
