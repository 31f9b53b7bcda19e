import { useEffect, useRef, useState } from 'react'
import { useClient, useUser } from '#client/lib/client.tsx'
import type { WordAccess } from '#src/contract/word.ts'

/** What one may do with a template, asked again since the page arrived; null while the page's own answer stands. */
export function useLatestAccess(id: number): { latest: WordAccess | null; refresh: () => Promise<void> } {
  const client = useClient()
  const userId = useUser()?.user_id
  const askedFor = useRef(userId)
  const [latest, setLatest] = useState<WordAccess | null>(null)

  async function refresh() {
    try {
      setLatest((await client.call('word.Jianli/access', { id: String(id) })).data)
    } catch {
      // The page keeps what it said; whatever was asked for before this has reported its own failure.
    }
  }

  // A page that came without cookies learns only later who is looking at it.
  useEffect(() => {
    if (askedFor.current === userId) return
    askedFor.current = userId
    void refresh()
  })

  return { latest, refresh }
}
