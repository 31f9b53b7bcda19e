import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type * as z from 'zod/mini'

/**
 * Parses the JSON body of a request.
 * @throws HTTPException 400 that names the invalid field
 */
export async function readJson<T extends z.ZodMiniType>(c: Context, schema: T): Promise<z.infer<T>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (body === undefined) throw new HTTPException(400, { message: 'The body must be JSON' })
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue?.path.join('.') || 'The body'
  throw new HTTPException(400, { message: `${field} ${issue?.message ?? 'is not valid'}` })
}

/** The same for a request that need not have a body; without one it counts as `{}`. */
export async function readOptionalJson<T extends z.ZodMiniType>(c: Context, schema: T): Promise<z.infer<T>> {
  const hasBody = (await c.req.text()) !== ''
  return hasBody ? readJson(c, schema) : schema.parse({})
}
