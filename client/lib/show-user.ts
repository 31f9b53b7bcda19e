import type { Client } from './client.tsx'

/**
 * Fetches the user again, so that the whole page shows a change of theirs. The change has been made even if this fails,
 * so a failure is reported for itself.
 */
export async function showUser(client: Client): Promise<void> {
  try {
    client.user.set((await client.call('user.Info/index', {})).data)
  } catch (error) {
    client.report(error, () => void showUser(client))
  }
}
