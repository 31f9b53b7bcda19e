import { useEffect, useState } from 'react'
import { type PageState, usePage } from '#client/lib/page.tsx'

/** A delay, in ms, until the new title is set and a fresh live region is noticed. */
const SETTLED_MS = 120

/** The page shown last; kept here because the announcer is mounted anew whenever the layout changes. */
let last: PageState | undefined

/**
 * After a navigation: focus goes to the page's content, or to the heading of the list another page of which has come,
 * and the title is read out, as with a new document.
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
    // Not taken back: whichever page is there by then has the title.
    setTimeout(() => setTitle(document.title), SETTLED_MS)
  }, [page])
  return (
    <p className="sr-only" aria-live="assertive">
      {title}
    </p>
  )
}
