/** The name of the lock a tab holds on its journal row; it is released with the tab, however that ends. */
const lockName = (journal: string) => `resume-journal:${journal}`

/**
 * Locks a journal row, of a closed tab or a new one.
 * @returns a function that releases it; null when another tab holds it. Browsers without the Locks API always succeed.
 */
export function holdRow(journal: string): Promise<(() => void) | null> {
  const alone = () => {}
  if (navigator.locks === undefined) return Promise.resolve(alone)
  return new Promise((answer) => {
    const held = navigator.locks.request(lockName(journal), { ifAvailable: true }, (lock) => {
      if (lock === null) return answer(null)
      return new Promise<void>((release) => answer(release))
    })
    held.catch(() => answer(alone))
  })
}
