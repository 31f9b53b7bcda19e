import { useEffect, useState } from 'react'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { SearchResult } from '#src/contract/search.ts'

/** The debounce of typing, in ms. */
const PAUSE_MS = 150

/** The results of a search and its words: the former results until the new ones arrive, null before the first. */
export function useFound(q: string): { q: string; result: SearchResult } | null {
  const [asked, setAsked] = useState('')
  const [found, setFound] = useState<{ q: string; result: SearchResult } | null>(null)
  // Without suggestions the search page still works, and shows the error.
  const { data } = useAnswer('site.Search/index', asked === '' ? null : { q: asked })
  if (data !== null && data !== found?.result) setFound({ q: asked, result: data })
  if (q === '' && asked !== '') setAsked('')
  if (q === '' && found !== null) setFound(null)
  useEffect(() => {
    if (q === '') return
    const timer = setTimeout(() => setAsked(q), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [q])
  return found
}
