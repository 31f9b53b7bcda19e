import { globSync, readFileSync } from 'node:fs'
import { digestOf } from './digest.ts'
import type { Mutant } from './mutant.ts'
import { withSwitches } from './switches.ts'
import { editsOf } from './typescript.ts'

/** The mutants of some files, and their sources with a switch for each. */
export type Mutated = { mutants: Mutant[]; sources: Map<string, string> }

/**
 * Finds all mutants of some files.
 * @param patterns globs, such as `src/site/*.ts`
 */
export function mutate(patterns: readonly string[]): Mutated {
  const mutants: Mutant[] = []
  const sources = new Map<string, string>()
  for (const file of [...new Set(patterns.flatMap((pattern) => globSync(pattern)))].toSorted()) {
    const source = readFileSync(file, 'utf8')
    const seen = new Map<string, number>()
    const placed = editsOf(file, source).map((edit) => {
      const before = source.slice(edit.start, edit.end)
      const lineStart = source.lastIndexOf('\n', edit.start) + 1
      const lineEnd = source.indexOf('\n', edit.end)
      const around = source.slice(lineStart, lineEnd < 0 ? source.length : lineEnd)
      const what = digestOf(`${file}\n${around}\n${edit.kind}\n${before}\n${edit.text}`)
      const nth = (seen.get(what) ?? 0) + 1
      seen.set(what, nth)
      const id = mutants.length + 1
      const line = source.slice(0, edit.start).split('\n').length
      const key = `${what}-${nth}`
      mutants.push({ ...edit, id, key, file, line, before: oneLine(before), after: oneLine(edit.text) })
      return { ...edit, id }
    })
    if (placed.length > 0) sources.set(file, withSwitches(source, placed))
  }
  return { mutants, sources }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
