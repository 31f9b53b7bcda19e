import type { D1Database, KVNamespace, R2Bucket } from '@cloudflare/workers-types'
import stringWidth from 'string-width'
import { Trouble } from '#scripts/lib/main.ts'
import { addOperation, endOperation, type OperationOutcome } from '#src/api/db/upkeep/operations.ts'
import type { UseCount } from '#src/api/db/upkeep/use-counts.ts'

/** The dependencies of a command. */
export type OperatorContext = {
  db: D1Database
  cache: KVNamespace
  files: R2Bucket
  now: () => number
  randomBytes: (length: number) => Uint8Array
  /**
   * The counted use since a day, `YYYY-MM-DD`.
   * @throws Trouble when it cannot be read from here
   */
  counted: (from: string) => Promise<UseCount[]>
  /**
   * The secret with which the site makes its hashes.
   * @throws Trouble when it is not known here
   */
  secret: () => string
}

/** The plan of a command. `subject` and `detail` are recorded, so they contain nothing personal. */
export type Task = {
  subject: string
  userId?: number
  detail?: string
  /** The lines to print: what was found, or what would be done. */
  lines: string[]
  /** Carries it out and returns lines about the result. Omitted by commands that only read. */
  act?: () => Promise<string[]>
}

/** Runs a command and yields its lines. */
export async function* run(
  command: string,
  operator: string,
  apply: boolean,
  context: OperatorContext,
  plan: (context: OperatorContext) => Promise<Task>,
): AsyncGenerator<string> {
  const record = (outcome: OperationOutcome, { subject = '', userId, detail = '' }: Partial<Task> = {}) =>
    addOperation(context.db, { at: context.now(), operator, command, subject, userId: userId ?? null, detail, outcome })
  let task: Task
  try {
    task = await plan(context)
  } catch (error) {
    if (error instanceof Trouble) await record('refused')
    throw error
  }
  const { act } = task
  // Recorded before printing: an operator who interrupts the output has seen it all the same.
  const id = await record(act === undefined ? 'read' : apply ? 'begun' : 'dry', task)
  yield* task.lines
  if (act === undefined) return
  if (!apply) {
    yield 'Nothing has been changed: this is what --apply would do.'
    return
  }
  try {
    yield* await act()
  } catch (error) {
    // After any other error nobody knows whether it was done.
    if (error instanceof Trouble) await endOperation(context.db, id, 'failed')
    throw error
  }
  await endOperation(context.db, id, 'done')
}

/** Formats rows as columns under their names, as a terminal shows them: a Chinese sign is two letters wide. */
export function tableOf(names: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = names.map((_, column) => Math.max(...[names, ...rows].map((row) => stringWidth(row[column] ?? ''))))
  return [names, ...rows].map((row) =>
    row
      .map((text, column) => text + ' '.repeat((widths[column] ?? 0) - stringWidth(text)))
      .join('  ')
      .trimEnd(),
  )
}

/** A number of things, such as `1 order`. */
export function countOf(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

/** How many things a list shows, and that there may be more of them when it is as long as it may be. */
export function listEndOf(count: number, one: string, limit: number): string {
  return count < limit ? countOf(count, one) : `${countOf(count, one)}, the newest; there may be more`
}
