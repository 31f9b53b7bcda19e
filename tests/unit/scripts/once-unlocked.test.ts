import { expect, test } from 'vitest'
import { onceUnlocked } from '#scripts/lib/bindings.ts'

/** A read that finds its database locked so many times. */
function lockedFor(times: number) {
  let tries = 0
  return async () => {
    tries += 1
    if (tries <= times) throw new Error('database is locked')
    return tries
  }
}

test('a database of this machine is read again until the site lets it go, a deployed one once', async () => {
  expect(await onceUnlocked({ stateDir: 'here' }, lockedFor(2))).toBe(3)
  await expect(onceUnlocked('staging', lockedFor(1))).rejects.toThrow('database is locked')
})
