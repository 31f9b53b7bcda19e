import { storedText } from './stored-text.ts'

/** The mark of a device with résumés without an account. A browser without storage has neither. */
const mark = storedText(() => localStorage, 'guest-resumes')
/** What the mark says: there may be résumés; whoever signs in next is asked about them. */
const [SOME, ASKED_ABOUT] = ['some', 'ask']

/** Records whether this device has résumés begun without an account, so that pages need not open a database to know. */
export function noteGuestResumes(areThere: boolean): void {
  if (!areThere) mark.write(null)
  else if (!mayHaveGuestResumes()) mark.write(SOME)
}

/** Whether this device may have résumés begun without an account. */
export function mayHaveGuestResumes(): boolean {
  return mark.read() !== null
}

/** Records whether the résumés of this device are to be offered to whoever is signed in, also after a reload. */
export function noteToAsk(isToAsk: boolean): void {
  if (mayHaveGuestResumes()) mark.write(isToAsk ? ASKED_ABOUT : SOME)
}

/** Whether the résumés of this device are to be offered to whoever is signed in. */
export function isToAsk(): boolean {
  return mark.read() === ASKED_ABOUT
}
