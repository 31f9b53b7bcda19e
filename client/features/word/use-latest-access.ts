import { useState } from 'react'
import { useUser } from '#client/lib/client.tsx'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { WordAccess } from '#src/contract/word.ts'

/**
 * What the present user may do with a template: asked when the page was rendered for another user, and on `refresh`.
 * Null while the page's own data applies, and when the call fails.
 */
export function useLatestAccess(id: number): { latest: WordAccess | null; refresh: () => void } {
  // A page rendered without cookies learns only later who its user is.
  const userId = useUser()?.user_id
  const [renderedFor] = useState(userId)
  const [hasChanged, setChanged] = useState(false)
  const isAsking = hasChanged || userId !== renderedFor
  const { data, reload } = useAnswer('word.Jianli/access', isAsking ? { id: String(id) } : null)
  return {
    latest: data,
    refresh: () => {
      setChanged(true)
      reload()
    },
  }
}
