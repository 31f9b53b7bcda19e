const MARK = 'guest-resumes'

/** Records whether this device has résumés begun without an account, so that pages need not open a database to know. */
export function noteGuestResumes(count: number): void {
  try {
    if (count > 0) localStorage.setItem(MARK, '1')
    else localStorage.removeItem(MARK)
  } catch {
    // A browser that keeps nothing has no such résumés either.
  }
}

/** Whether this device may have résumés begun without an account. */
export function mayHaveGuestResumes(): boolean {
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}
