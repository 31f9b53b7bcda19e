const MARK = 'guest-resumes'
/** What the mark says: there may be résumés; whoever signs in next is asked about them. */
const [SOME, ASKED_ABOUT] = ['some', 'ask']

/** Records whether this device has résumés begun without an account, so that pages need not open a database to know. */
export function noteGuestResumes(areThere: boolean): void {
  if (!areThere) write(null)
  else if (!mayHaveGuestResumes()) write(SOME)
}

/** Whether this device may have résumés begun without an account. */
export function mayHaveGuestResumes(): boolean {
  return read() !== null
}

/** Records whether the résumés of this device are to be offered to whoever is signed in, also after a reload. */
export function noteToAsk(isToAsk: boolean): void {
  if (mayHaveGuestResumes()) write(isToAsk ? ASKED_ABOUT : SOME)
}

/** Whether the résumés of this device are to be offered to whoever is signed in. */
export function isToAsk(): boolean {
  return read() === ASKED_ABOUT
}

function write(mark: string | null): void {
  try {
    if (mark === null) localStorage.removeItem(MARK)
    else localStorage.setItem(MARK, mark)
  } catch {
    // A browser that keeps nothing has no such résumés either.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(MARK)
  } catch {
    return null
  }
}
