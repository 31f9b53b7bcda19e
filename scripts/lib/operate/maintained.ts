import * as z from 'zod/mini'
import type { CopiedObjects } from '#scripts/lib/backup/entries.ts'
import { Trouble } from '#scripts/lib/main.ts'
import { objectCopy } from '#src/api/documents/copy.ts'
import type { LiveFinding } from '#src/api/upkeep/live/finding.ts'
import { withRetry } from '#src/lib/retry.ts'

const placed = z.object({ placed: z.enum(['placed', 'taken']) })
const problem = z.object({ problem: z.string() })
const told = z.object({
  findings: z.array(z.object({ verdict: z.enum(['right', 'wrong', 'open', 'off']), text: z.string() })),
})

/** The operations that only the Worker of a site can carry out. */
export type MaintainedSite = CopiedObjects & {
  /** All data of an account as a zip archive; null if there is no such account. */
  archive: (userId: number) => Promise<ReadableStream<Uint8Array> | null>
  /** The answers of a third party to harmless calls of the site; null for an unknown one. */
  live: (thirdParty: string) => Promise<LiveFinding[] | null>
}

/**
 * Calls `/maintenance` of a site.
 * @param send sends a request to the site; transient failures are retried once
 */
export function maintained(site: string, key: string, send: (request: Request) => Promise<Response>): MaintainedSite {
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
    archive: async (userId) => {
      const answer = await ask(new Request(new URL(`/maintenance/accounts/${userId}`, site), { headers }))
      if (answer.status === 200 && answer.body !== null) return answer.body
      const body: unknown = await answer.json().catch(() => null)
      if (answer.status === 404 && problem.safeParse(body).success) return null
      throw new Trouble(failure(site, answer.status))
    },
    live: async (thirdParty) => {
      const answer = await ask(new Request(new URL(`/maintenance/live/${thirdParty}`, site), { headers }))
      const body: unknown = await answer.json().catch(() => null)
      if (answer.status === 200) return told.parse(body).findings
      if (answer.status === 404 && problem.safeParse(body).success) return null
      throw new Trouble(failure(site, answer.status))
    },
  }
}

function failure(site: string, status: number): string {
  const why = status === 404 ? 'MAINTENANCE_KEY is not set there, or is another one' : `it answered ${status}`
  return `${site} does not let anybody at what only the Worker reaches: ${why}.`
}
