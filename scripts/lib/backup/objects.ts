import * as z from 'zod/mini'
import { Trouble } from '#scripts/lib/main.ts'
import { objectCopy } from '#src/api/documents/copy.ts'
import { withRetry } from '#src/lib/retry.ts'
import type { CopiedObjects } from './entries.ts'

const placed = z.object({ placed: z.enum(['placed', 'taken']) })
const problem = z.object({ problem: z.string() })

/**
 * The objects of résumés behind `/maintenance` of a site.
 * @param send asks the site; one more time when it fails in passing
 */
export function objectsAt(site: string, key: string, send: (request: Request) => Promise<Response>): CopiedObjects {
  const ask = withRetry(send)
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const addressOf = (id: string) => new URL(`/maintenance/resumes/${encodeURIComponent(id)}`, site)

  return {
    read: async (id, after) => {
      const address = addressOf(id)
      for (const [name, number] of Object.entries(after)) {
        if (number !== null) address.searchParams.set(name, String(number))
      }
      const answer = await ask(new Request(address, { headers }))
      const body: unknown = await answer.json().catch(() => null)
      if (answer.status === 200) return objectCopy.parse(body)
      if (answer.status === 404 && problem.safeParse(body).success) return null
      throw new Trouble(failure(site, answer.status))
    },
    place: async (id, copy) => {
      const answer = await ask(new Request(addressOf(id), { method: 'PUT', headers, body: JSON.stringify(copy) }))
      const body = placed.safeParse(await answer.json().catch(() => null))
      if (body.success) return body.data.placed
      throw new Trouble(failure(site, answer.status))
    },
  }
}

function failure(site: string, status: number): string {
  const why = status === 404 ? 'MAINTENANCE_KEY is not set there, or is another one' : `it answered ${status}`
  return `${site} does not let anybody at its résumés: ${why}.`
}
