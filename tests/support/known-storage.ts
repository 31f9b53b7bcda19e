import { storedData } from '#client/i18n/stored-data.ts'

/** Whether a name in a browser store is in the statement's table. */
export function isKnownStorage(place: string, name: string): boolean {
  return storedData.some((stored) => {
    if (stored.place !== place) return false
    return stored.name.endsWith('*') ? name.startsWith(stored.name.slice(0, -1)) : name === stored.name
  })
}
