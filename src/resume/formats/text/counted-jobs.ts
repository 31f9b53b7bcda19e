import type { SectionKind } from '#src/resume/document.ts'
import { findPeriod } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'

const LONGEST_ORGANISATION = 24
const LONGEST_POSITION = 16

/** A job told in one line, its parts and its period. */
type Told = { head: string; said: string }

/**
 * Jobs of one line each, as people note them: `1. 2018年至今，江畔酒楼，厨师长，管后厨14个人`. Each becomes a heading with what
 * else it says below it, if several lines of the section are alike.
 */
export function withCountedJobs(lines: readonly SourceLine[], kind: SectionKind): SourceLine[] {
  if (kind !== 'work' && kind !== 'internship') return [...lines]
  const told = lines.map(({ text }) => toldIn(text))
  if (told.filter((one) => one !== undefined).length < 2) return [...lines]
  return lines.flatMap((line, index): SourceLine[] => {
    const { head = '', said = '' } = told[index] ?? {}
    if (head === '') return [line]
    return [{ text: head, level: 2 }, ...(said === '' ? [] : [{ text: said }])]
  })
}

/** What somebody did rather than was: `从三锅做到二锅`. */
const isDone = /^(?:负责|主要|管|做|从|在|带|跟)/

/**
 * The parts of `2018年至今，江畔酒楼，厨师长，管后厨14个人` or `2016.3-2021.5 渝江春大酒店，炒锅`: when, where, what as, and what is
 * said of it.
 */
function toldIn(text: string): Told | undefined {
  const found = findPeriod(text)
  const isRange = found?.period.end !== undefined || found?.period.present === true
  if (!isRange || found.before.trim() !== '' || !/^\s*[，,：:]|^\s+[^\s，]+，/.test(found.after)) return undefined
  const [where = '', ...behind] = found.after
    .replace(/^\s*[，,：:]?\s*/, '')
    .replace(/。$/, '')
    .split(/[，,]\s*(?![^（）]{0,40}）)/)
  const [as = '', ...others] = isDone.test(behind[0] ?? '') ? ['', ...behind] : behind
  const isNamed =
    where.length > 1 &&
    where.length <= LONGEST_ORGANISATION &&
    /\p{Script=Han}/u.test(where) &&
    !/^[在从为]|[。；;]/.test(where)
  if (!isNamed || behind.length === 0 || as.length > LONGEST_POSITION || /[\d。；;]/.test(as)) return undefined
  const when = text.slice(0, text.length - found.after.length).trim()
  return { head: [where, as, when].filter(Boolean).join('\t'), said: others.join('，') }
}
