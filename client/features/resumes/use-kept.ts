import { useEffect, useState } from 'react'
import { CallFailure } from '#client/api/call.ts'
import { useClient, useUser } from '#client/lib/client.tsx'
import type { KeptEntry } from '#client/lib/kept-entries.ts'
import { keptUser } from '#client/lib/kept-mark.ts'
import type { ResumeCard } from '#src/contract/resumes.ts'
import type { AskedCopies } from './renew-kept.ts'

/** Which copies were asked for; remembered until the document is left, whichever pages it shows. */
const asked: AskedCopies = new Map()

/**
 * Which of the account's résumés are on this device; none until that is read. Copies that are out of date are renewed
 * while the list is shown, and those of deleted résumés are removed. `failed`: there should be some, but the browser's
 * storage does not say which.
 */
export function useKept(shown: readonly ResumeCard[]) {
  const client = useClient()
  const user = useUser()
  const [entries, setEntries] = useState<readonly KeptEntry[]>([])
  const [failed, setFailed] = useState(false)
  const [{ read, fail }] = useState(() => ({
    read: async () => {
      setEntries(await (await import('#client/lib/kept-entries.ts')).listKeptEntries())
      setFailed(false)
    },
    fail: (error: unknown) => {
      // Without an answer, the next visit of the list renews the copies. If storage is refused, there are no copies.
      if (error instanceof CallFailure || keptUser() === null) return
      reportError(error)
      setFailed(true)
    },
  }))

  useEffect(() => {
    const bring = async () => {
      await read()
      const { renewKept } = await import('./renew-kept.ts')
      const memory = { asked, now: () => Date.now() }
      if (user !== null && (await renewKept(client.call, user, shown, memory))) await read()
    }
    bring().catch(fail)
  }, [client, user, shown, read, fail])

  return { entries, failed, reread: () => void read().catch(fail) }
}
