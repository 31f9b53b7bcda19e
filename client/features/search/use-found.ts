import { useEffect, useState } from 'react'
import { useClient } from '#client/lib/client.tsx'
import type { SearchResult } from '#src/contract/search.ts'

/** How long to wait for the next letter. */
const PAUSE_MS = 150

/** What a search finds and for which words; the one before until the next is there, null before the first. */
export function useFound(q: string): { q: string; result: SearchResult } | null {
  const client = useClient()
  const [found, setFound] = useState<{ q: string; result: SearchResult } | null>(null)
  useEffect(() => {
    if (q === '') {
      setFound(null)
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { data } = await client.call('site.Search/index', { q }, { signal: stop.signal })
        if (!stop.signal.aborted) setFound({ q, result: data })
      } catch {
        // Without suggestions there is still the page of the search, which tells what is wrong.
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [client, q])
  return found
}
