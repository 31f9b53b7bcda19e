/** At most one message in this time, in ms: of those that come faster only the last is read out. */
const APART_MS = 1000
/** How long a region stands in the page before its first text, in ms: assistive technology must have seen it empty. */
const SEEN_MS = 150

let region: HTMLElement | null = null
let waiting = ''
let timer: ReturnType<typeof setTimeout> | undefined
let nextAt = 0

/**
 * Has a screen reader say, when it is silent, what only eyes would see: that something moved, was undone, was found.
 * The one announcer of what happens in a page; toasts, alerts and the title of a new page are read out by themselves.
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
  // The same words once more are news as well: a space tells them from those before.
  if (region !== null) region.textContent = region.textContent === waiting ? `${waiting}\u00a0` : waiting
}

/** Marked as live, it is heard beside open dialogs, too. */
function makeRegion(): HTMLElement {
  const made = document.createElement('p')
  made.className = 'sr-only'
  made.setAttribute('role', 'status')
  made.setAttribute('aria-live', 'polite')
  document.body.append(made)
  return made
}
