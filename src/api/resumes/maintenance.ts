import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import { archiveOf } from '#src/api/accounts/export/of-account.ts'
import { readProfile } from '#src/api/db/accounts/profile.ts'
import { objectCopy } from '#src/api/documents/copy.ts'
import { isSecret } from '#src/lib/digest.ts'
import type { Services } from '#src/services.ts'

const number = z.nullable(z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)))
const after = z.object({ versions: number, history: number })

/**
 * The routes for operators' commands, to be mounted at `/maintenance`: copies of the objects of résumés for a backup,
 * archives of accounts, and calls to third parties, none of which can be made outside of the Worker. Without the right
 * secret, and while none is set, requests fall through as if there were no such path.
 */
export function maintenanceRoutes<E extends Env>(servicesOf: (c: Context<E>) => Services | null): Hono<E> {
  const routes = new Hono<E>()
  const on = (answer: (c: Context<E>, services: Services, id: string) => Promise<Response>): MiddlewareHandler<E> => {
    return async (c, next) => {
      const services = servicesOf(c)
      const shown = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
      if (services === null || !(await isSecret(shown, services.config.maintenanceKey))) return next()
      c.header('cache-control', 'no-store')
      return answer(c, services, c.req.param('id') ?? '')
    }
  }
  routes.get(
    '/resumes/:id',
    on(async (c, { documents }, id) => {
      const { versions, history } = c.req.queries()
      const from = after.safeParse({ versions: versions?.[0] ?? null, history: history?.[0] ?? null })
      if (!from.success) return c.json({ problem: 'versions and history are numbers' }, 400)
      const copy = await documents.getByName(id).copy(from.data)
      return copy === null ? c.json({ problem: 'no such résumé' }, 404) : c.json(copy)
    }),
  )
  routes.put(
    '/resumes/:id',
    on(async (c, { documents }, id) => {
      const copy = objectCopy.safeParse(await c.req.json().catch(() => null))
      if (!copy.success || (copy.data.head !== null && copy.data.head.id !== id)) {
        return c.json({ problem: 'no copy of this résumé' }, 400)
      }
      const placed = await documents.getByName(id).place(copy.data)
      return c.json({ placed }, placed === 'placed' ? 200 : 409)
    }),
  )
  routes.get(
    '/accounts/:id',
    on(async (c, services, id) => {
      const profile = /^\d{1,10}$/.test(id) ? await readProfile(services.db, Number(id)) : null
      if (profile === null) return c.json({ problem: 'no such account' }, 404)
      const archive = await archiveOf(Number(id), profile.language ?? 'zh', services)
      return c.body(archive, 200, { 'content-type': 'application/zip' })
    }),
  )
  routes.get(
    '/live/:id',
    on(async (c, services, id) => {
      // Imported lazily: nobody else needs it.
      const { checkLive } = await import('#src/api/upkeep/live/index.ts')
      const findings = await checkLive(id, services)
      return findings === null ? c.json({ problem: 'no such third party' }, 404) : c.json({ findings })
    }),
  )
  return routes
}
