import type { Handler } from 'hono'
import type { AppEnv } from './types.ts'

/** Files that are there are answered before the Worker runs: this one is not, and may be after the next deployment. */
export const missingFile: Handler<AppEnv> = (c) => {
  c.header('cache-control', 'no-store')
  return c.text('404 There is no such file\n', 404)
}
