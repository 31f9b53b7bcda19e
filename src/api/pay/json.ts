import type * as z from 'zod/mini'

/** A JSON text read by a schema; null when it is not of that shape, or no JSON. */
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
