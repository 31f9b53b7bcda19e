import type { D1Result } from '@cloudflare/workers-types'
import * as z from 'zod/mini'

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
