import { useEffect, useState } from 'react'
import { usePage } from '#client/lib/page.tsx'

/** Long enough for the new title to be there, and for a fresh live region to be noticed. */
const SETTLED_MS = 120

/** The page announced last; kept here because the announcer is mounted anew whenever the layout changes. */
let announced: { path: string; arrival: number } | null = null

/** After a navigation: focus goes to the page's content and its title is read out, as with a new document. */
export function RouteAnnouncer() {
  const { path, arrival } = usePage()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const arrived = announced !== null && announced.path !== path && announced.arrival !== arrival
    announced = { path, arrival }
    if (!arrived) return
    document.getElementById('main')?.focus({ preventScroll: true })
    const timer = setTimeout(() => setTitle(document.title), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [path, arrival])
  return (
    <p className="sr-only" aria-live="assertive">
      {title}
    </p>
  )
}
