import type { Client } from './client.tsx'

/**
 * Fetches the user again, so that the whole page shows a change of theirs.
 * @throws CallFailure when there is no answer
 */
export async function refreshUser({ call, user }: Pick<Client, 'call' | 'user'>): Promise<void> {
  const before = user.get()?.user_id
  const { data } = await call('user.Info/index', {})
  // Whoever signed in or out meanwhile stays.
  if (user.get()?.user_id === before) user.set(data)
}

/** As `refreshUser` after a change that has been made even if this fails: a failure is reported for itself. */
export async function refreshUserOrReport(client: Client): Promise<void> {
  try {
    await refreshUser(client)
  } catch (error) {
    client.report(error, () => void refreshUserOrReport(client))
  }
}
