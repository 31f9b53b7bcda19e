import type * as z from 'zod/mini'

/** A JSON object of unknown origin. */
export type JsonRecord = { readonly [key: string]: unknown }

/** Parses JSON; undefined when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses JSON by a schema; null when it is invalid. */
export function readJson<T>(text: string, schema: z.ZodMiniType<T>): T | null {
  const parsed = schema.safeParse(parseJson(text))
  return parsed.success ? parsed.data : null
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
