import { useState } from 'react'
import { useUser } from '#client/lib/client.tsx'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { WordAccess } from '#src/contract/word.ts'

/**
 * What this visitor may do with a template, asked when the page turns out to be somebody else's, and on `refresh`; null
 * while the page's own answer applies, as it does when nothing is answered.
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
