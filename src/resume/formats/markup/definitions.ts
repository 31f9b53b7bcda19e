import { findPeriod } from '#src/resume/formats/dates-read.ts'

/** The longest definition, in characters, that is put beside its term; a longer one is a text below it. */
const LONGEST_BESIDE = 120
const definition = /^[ \t]{0,3}:[ \t]+(\S.*)$/

/** Definition lists, a term and `:   what it means` below it, as rows; a long definition stays below its term. */
export function definitions(text: string): string {
  if (!/^[ \t]{0,3}:[ \t]+\S/m.test(text)) return text
  const lines = text.split('\n')
  const said: string[] = []
  for (const [index, line] of lines.entries()) {
    const [, meaning = ''] = definition.exec(line) ?? []
    const at = said.findLastIndex((before) => before.trim() !== '')
    const term = said[at] ?? ''
    if (meaning === '') said.push(line)
    else if (definition.test(lines[index - 1] ?? '') || !/^[^\s#|]/.test(term)) said.push(meaning)
    else said.splice(at, said.length - at, ...row(term, meaning))
  }
  return said.join('\n')
}

/** A term and what it means: on one line as cells, if one of them is a date, or as label and value. */
export function row(term: string, meaning: string): string[] {
  if (meaning.length > LONGEST_BESIDE) return [`### ${term}`, meaning]
  const isDated = findPeriod(term) !== undefined || findPeriod(meaning) !== undefined
  return [isDated ? `${term}\t${meaning}` : `${term}: ${meaning}`]
}
