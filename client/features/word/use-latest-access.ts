import { useEffect, useRef, useState } from 'react'
import { useClient, useUser } from '#client/lib/client.tsx'
import type { WordAccess } from '#src/contract/word.ts'

/**
 * What this visitor may do with a template, asked again when the page's user becomes known; null while the page's own
 * answer applies.
 */
export function useLatestAccess(id: number): { latest: WordAccess | null; refresh: () => Promise<void> } {
  const client = useClient()
  const userId = useUser()?.user_id
  const askedFor = useRef(userId)
  const [latest, setLatest] = useState<WordAccess | null>(null)

  async function refresh() {
    try {
      setLatest((await client.call('word.Jianli/access', { id: String(id) })).data)
    } catch {
      // The page keeps its answer; the action before this has reported its own failure.
    }
  }

  // A page rendered without cookies learns only later who its user is.
  useEffect(() => {
    if (askedFor.current === userId) return
    askedFor.current = userId
    void refresh()
  })

  return { latest, refresh }
}
