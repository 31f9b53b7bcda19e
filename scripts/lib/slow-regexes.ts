import { globSync, readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import * as z from 'zod/mini'
import { Trouble } from './main.ts'

/** A regular expression of the sources as it is written there, and the file and line it stands in. */
export type FoundRegex = { written: string; place: string; flags: string; pattern: string | null }

const exceptions = z.array(z.strictObject({ reason: z.string().check(z.minLength(10)), regexes: z.array(z.string()) }))

/** A node of a syntax tree that may be a regular expression. */
const place = { start: z.int(), end: z.int() }
const literal = z.object({ ...place, regex: z.object({ pattern: z.string(), flags: z.string() }) })
const construction = z.object({ ...place, callee: z.object({ name: z.literal('RegExp') }) })

/** Every regular expression of a file; `pattern` is null for those made of parts at run time. */
export function regexesOf(file: string, source: string): FoundRegex[] {
  const found: FoundRegex[] = []
  const note = ({ start, end }: { start: number; end: number }, regex: Pick<FoundRegex, 'pattern' | 'flags'>) => {
    const line = source.slice(0, start).split('\n').length
    found.push({ written: source.slice(start, end).replace(/\s+/g, ' '), place: `${file}:${line}`, ...regex })
  }
  // Only nodes that may match are parsed with the schema: there are hundreds of thousands.
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('regex' in value) {
      const read = literal.safeParse(value)
      if (read.success) note(read.data, read.data.regex)
    } else if ('callee' in value) {
      const read = construction.safeParse(value)
      if (read.success) note(read.data, { pattern: null, flags: '' })
    }
    // Arrays of nodes and nodes alike.
    for (const part of Object.values(value)) visit(part)
  }
  visit(parseSync(file, source).program)
  return found
}

/** Whether some text makes the expression take more than linear time; true also when that cannot be decided. */
export function isSlow({ pattern, flags }: FoundRegex): boolean {
  return pattern === null || analyse({ source: pattern, flags }).reports.length > 0
}

/**
 * Checks every regular expression that visitors' texts could meet.
 * @param reviewed file of those that are allowed to be slow, each with the reason
 * @throws Trouble naming what is slow and not reviewed, and what is reviewed and not slow any more
 */
export function checkRegexes(sources: string, reviewed: string): number {
  const files = globSync(sources)
  const all = files.flatMap((file) => regexesOf(file, readFileSync(file, 'utf8')))
  const slow = all.filter(isSlow)
  const allowed = new Set(
    exceptions.parse(JSON.parse(readFileSync(reviewed, 'utf8'))).flatMap(({ regexes }) => regexes),
  )
  const faults = [
    ...slow.flatMap(({ written, place }) => (allowed.has(written) ? [] : [`${place} may be slow: ${written}`])),
    ...[...allowed].flatMap((written) =>
      slow.some((regex) => regex.written === written) ? [] : [`${reviewed} allows what is not there: ${written}`],
    ),
  ]
  if (faults.length > 0) throw new Trouble(faults.join('\n'))
  return all.length
}
