import type { D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import * as z from 'zod/mini'

/** A truth value as SQLite stores it. */
export const flag = z.pipe(
  z.int(),
  z.transform((value: number) => value === 1),
)

/** Text that holds JSON of this shape. */
export function jsonOf<T>(shape: z.ZodMiniType<T>) {
  return z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string): unknown => JSON.parse(text)),
      shape,
    ),
  )
}

/** A row whose columns are named as code names them: `userId` for `user_id`. */
export function rowOf<S extends z.core.$ZodLooseShape>(columns: S) {
  return z.pipe(z.transform(inCamelCase), z.object(columns))
}

function inCamelCase(row: object): Record<string, unknown> {
  const nameOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [nameOf(column), value]))
}

/**
 * Parses the rows of a result.
 * @throws ZodError when the table has another shape than the code expects
 */
export function rowsOf<T>(row: z.ZodMiniType<T>, result: D1Result | undefined): T[] {
  return z.array(row).parse(result?.results ?? [])
}

/** Parses the first row of a result; null when there is none. */
export function firstOf<T>(row: z.ZodMiniType<T>, result: D1Result | undefined): T | null {
  return rowsOf(row, result)[0] ?? null
}

/** The number of rows the statement changed. */
export function changesOf(result: D1Result | undefined): number {
  return result?.meta.changes ?? 0
}

/** Runs a query and parses its rows. */
export async function readRows<T>(row: z.ZodMiniType<T>, query: D1PreparedStatement): Promise<T[]> {
  return rowsOf(row, await query.all())
}

/** Runs a query and parses its first row; null when there is none. */
export async function readRow<T>(row: z.ZodMiniType<T>, query: D1PreparedStatement): Promise<T | null> {
  return firstOf(row, await query.all())
}

/** Whether a query finds anything. */
export async function isFound(query: D1PreparedStatement): Promise<boolean> {
  return (await query.first()) !== null
}

/** Runs a statement about one row; false when it changed none. */
export async function hasChanged(statement: D1PreparedStatement): Promise<boolean> {
  return changesOf(await statement.run()) === 1
}
