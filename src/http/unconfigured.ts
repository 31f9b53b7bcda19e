import type { Context } from 'hono'
import { failureEnvelope, localeOf } from '#src/contract/index.ts'
import type { ConfigError } from '#src/lib/config-error.ts'
import type { AppEnv } from './types.ts'

const RETRY_AFTER_S = 60
const TEXT = '青简正在准备中，请稍后再来。\nQingjian is being set up, please come back later.\n'

/**
 * The answer to every request while variables are missing or wrong: 503, because the site will work once they are set.
 * `/readyz` names the variables, never their values.
 */
export function unconfigured(c: Context<AppEnv>, { problems }: ConfigError): Response {
  c.header('cache-control', 'no-store')
  c.header('retry-after', String(RETRY_AFTER_S))
  if (c.req.path === '/readyz') return c.json({ status: 'failed', configuration: problems }, 503)
  if (!c.req.path.startsWith('/api/')) return c.text(TEXT, 503)
  return c.json(failureEnvelope('service.unavailable', localeOf(c.req.header('accept-language'))), 503)
}
