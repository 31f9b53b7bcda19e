import type { D1Result } from '@cloudflare/workers-types'
import * as z from 'zod/mini'

/** The rows of one result. @throws ZodError when the table is not what the code thinks it is */
export function rowsOf<T>(row: z.ZodMiniType<T>, result: D1Result | undefined): T[] {
  return z.array(row).parse(result?.results ?? [])
}

/** The first row of a result, if any. */
export function firstOf<T>(row: z.ZodMiniType<T>, result: D1Result | undefined): T | null {
  return rowsOf(row, result)[0] ?? null
}

/** The number of rows the statement changed. */
export function changesOf(result: D1Result | undefined): number {
  return result?.meta.changes ?? 0
}
