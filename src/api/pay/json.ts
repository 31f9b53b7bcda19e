import type * as z from 'zod/mini'

/** Parses JSON by a schema; null when it is invalid. */
export function readJson<T>(text: string, schema: z.ZodMiniType<T>): T | null {
  const parsed = schema.safeParse(parse(text))
  return parsed.success ? parsed.data : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
