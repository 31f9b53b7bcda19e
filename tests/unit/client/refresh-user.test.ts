import { expect, test } from 'vitest'
import type { Client } from '#client/lib/client.tsx'
import { refreshUser, refreshUserOrReport } from '#client/lib/refresh-user.ts'
import { createStore } from '#client/lib/store.ts'
import type { User } from '#src/contract/user.ts'
import { user } from '#tests/support/fixtures.ts'

const renamed = { ...user, user_name: '陈青简' }

/** A client of somebody signed in, on a server that answers when it is told to. */
function signedIn() {
  const answer = Promise.withResolvers<unknown>()
  const store = createStore<User | null>(user)
  const reported: unknown[] = []
  const call = async () => ({ data: await answer.promise, message: '' })
  const report = (error: unknown) => reported.push(error)
  return { answer, reported, user: store, client: { user: store, call, report } as unknown as Client }
}

test.each([refreshUser, refreshUserOrReport])(
  '%o shows a change, also after the same was fetched twice',
  async (refresh) => {
    const page = signedIn()
    const both = [refresh(page.client), refresh(page.client)]
    page.answer.resolve(renamed)
    await Promise.all(both)
    expect(page.user.get()).toEqual(renamed)
  },
)

test.each([refreshUser, refreshUserOrReport])('%o signs nobody in again who has left meanwhile', async (refresh) => {
  const page = signedIn()
  const refreshed = refresh(page.client)
  page.user.set(null)
  page.answer.resolve(renamed)
  await refreshed
  expect(page.user.get()).toBeNull()
})

test('a failure is thrown, or reported', async () => {
  const page = signedIn()
  const fault = new Error('no answer')
  const [thrown, reported] = [refreshUser(page.client), refreshUserOrReport(page.client)]
  page.answer.reject(fault)
  await expect(thrown).rejects.toBe(fault)
  await reported
  expect([page.reported, page.user.get()]).toEqual([[fault], user])
})
