/** The least time between two messages, in ms; of faster ones only the last is announced. */
const APART_MS = 1000
/** How long a region stands in the page before its first text, in ms: assistive technology must have seen it empty. */
const SEEN_MS = 150

let region: HTMLElement | null = null
let waiting = ''
let timer: ReturnType<typeof setTimeout> | undefined
let nextAt = 0

/**
 * Announces a message to screen readers, politely, for changes that are otherwise only visible: something was moved,
 * undone, found. It is the only announcer of events within a page; toasts, alerts and the title of a new page announce
 * themselves.
 */
export function say(message: string): void {
  waiting = message
  if (timer !== undefined) return
  const isNew = region === null
  region ??= makeRegion()
  timer = setTimeout(tell, Math.max(isNew ? SEEN_MS : 0, nextAt - performance.now()))
}

function tell(): void {
  timer = undefined
  nextAt = performance.now() + APART_MS
  // A repeated message has to be announced too: an added space makes it a change.
  if (region !== null) region.textContent = region.textContent === waiting ? `${waiting}\u00a0` : waiting
}

/** Creates the live region; as such it is announced beside open dialogs, too. */
function makeRegion(): HTMLElement {
  const made = document.createElement('p')
  made.className = 'sr-only'
  made.setAttribute('role', 'status')
  made.setAttribute('aria-live', 'polite')
  document.body.append(made)
  return made
}
