import type { Handler } from 'hono'
import type { AppEnv } from './types.ts'

/**
 * Answers requests for files that do not exist (existing ones are served before the Worker runs). Not cached, since the
 * next deployment may have it.
 */
export const missingFile: Handler<AppEnv> = (c) => {
  c.header('cache-control', 'no-store')
  return c.text('404 There is no such file\n', 404)
}
