import type { Client } from '#client/lib/client.tsx'
import { loadPart } from '#client/lib/part.ts'

/** Ends the session and leads to the login page; first asks about what only this device has. */
export async function logout(client: Client): Promise<void> {
  try {
    const { signOut } = await loadPart(import.meta.env.SSR ? null : () => import('./sign-out.ts'))
    await signOut(client)
  } catch (error) {
    client.report(error)
  }
}
