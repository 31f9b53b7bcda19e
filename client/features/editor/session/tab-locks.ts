/** The lock a tab holds on its journal row; it ends with the tab, however that ends. */
const lockName = (journal: string) => `resume-journal:${journal}`

/**
 * Takes the row of a tab that is gone, or a new one.
 * @returns how to let go; null when another tab holds it. Browsers without locks have each row for themselves.
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
