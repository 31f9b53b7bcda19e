import { useEffect, useState } from 'react'
import { useClient, useUser } from '#client/lib/client.tsx'
import type { KeptEntry } from '#client/lib/kept-entries.ts'
import type { ResumeCard } from '#src/contract/resumes.ts'

/**
 * Which of the account's résumés are on this device; none until that is read. Copies that are out of date are renewed
 * while the list is shown, and those of deleted résumés are removed.
 */
export function useKept(shown: readonly ResumeCard[]) {
  const client = useClient()
  const user = useUser()
  const [entries, setEntries] = useState<readonly KeptEntry[]>([])
  const [{ read }] = useState(() => ({
    read: async () => setEntries(await (await import('#client/lib/kept-entries.ts')).listKeptEntries()),
  }))

  useEffect(() => {
    const bring = async () => {
      await read()
      const { renewKept } = await import('./renew-kept.ts')
      if (user !== null && (await renewKept(client.call, user, shown))) await read()
    }
    // A browser that refuses its storage keeps nothing, and without an answer the next visit renews.
    bring().catch(() => {})
  }, [client, user, shown, read])

  return { entries, reread: () => void read().catch(() => {}) }
}
