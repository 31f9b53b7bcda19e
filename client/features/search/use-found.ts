import { useEffect, useState } from 'react'
import { useClient } from '#client/lib/client.tsx'
import type { SearchResult } from '#src/contract/search.ts'

/** The debounce of typing, in ms. */
const PAUSE_MS = 150

/** The results of a search and its words: the former results until the new ones arrive, null before the first. */
export function useFound(q: string): { q: string; result: SearchResult } | null {
  const client = useClient()
  const [found, setFound] = useState<{ q: string; result: SearchResult } | null>(null)
  if (q === '' && found !== null) setFound(null)
  useEffect(() => {
    if (q === '') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { data } = await client.call('site.Search/index', { q }, { signal: stop.signal })
        if (!stop.signal.aborted) setFound({ q, result: data })
      } catch {
        // Without suggestions the search page still works, and shows the error.
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [client, q])
  return found
}
