import { savesData } from './saves-data.ts'
import { storedText } from './stored-text.ts'

/** Holds the id of the user whose résumés are kept on this device, or `OFF`. */
const mark = storedText(() => localStorage, 'kept-resumes')
/** The mark of a device whose user has chosen that no résumés of accounts are kept. */
const OFF = 'off'

/** The id of the user whose résumés are kept on this device, so that pages need not open a database; null for none. */
export function keptUser(): number | null {
  const user = mark.read()
  return user === null || user === OFF ? null : Number(user)
}

/** Whether the user has chosen that no résumés of accounts are kept on this device. */
export function isKeepingOff(): boolean {
  return mark.read() === OFF
}

/** Whether résumés of an account are kept on this device: not in development, nor when the browser saves data. */
export function keepsResumes(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && !savesData() && !isKeepingOff()
}

/** Records whose résumés are kept on this device; null for nobody's. A choice to keep none stays in force. */
export function noteKept(user: number | null): void {
  if (!isKeepingOff()) mark.write(user === null ? null : String(user))
}

/** Records whether the user has chosen to keep no résumés of accounts on this device. */
export function setKeepingOff(isOff: boolean): void {
  mark.write(isOff ? OFF : null)
}
