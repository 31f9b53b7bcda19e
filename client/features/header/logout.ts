import type { Client } from '#client/lib/client.tsx'
import { localePath } from '#client/lib/paths.ts'

/** Ends the session and leads to the login page. */
export async function logout(client: Client): Promise<void> {
  try {
    const { message } = await client.call('user.Base/logout', {})
    client.announce(message)
  } catch (error) {
    return client.report(error)
  }
  client.user.set(null)
  await client.navigate(localePath(client.page.get().locale, '/user/login'))
}
