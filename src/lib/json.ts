import type * as z from 'zod/mini'

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
