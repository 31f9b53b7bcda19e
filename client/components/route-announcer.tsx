import { useEffect, useState } from 'react'
import { type PageState, usePage } from '#client/lib/page.tsx'

/** A delay, in ms, until the new title is set and a fresh live region is noticed. */
const SETTLED_MS = 120

/** The page shown last; kept here because the announcer is mounted anew whenever the layout changes. */
let last: PageState | undefined

/**
 * Does after a navigation what browsers do with a new document: moves the focus to the content and announces the title.
 * Another page of the same list has the focus on its heading.
 */
export function RouteAnnouncer() {
  const page = usePage()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const before = last ?? page
    last = page
    if (before.arrival === page.arrival) return
    const list = before.path === page.path && document.querySelector<HTMLElement>('[data-list]')
    ;(list || document.getElementById('main'))?.focus({ preventScroll: true })
    // Not cancelled: it announces the title of whichever page is shown by then.
    setTimeout(() => setTitle(document.title), SETTLED_MS)
  }, [page])
  return (
    <p className="sr-only" aria-live="assertive">
      {title}
    </p>
  )
}
