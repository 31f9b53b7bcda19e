import type { Client } from '#client/lib/client.tsx'
import { loadPart } from '#client/lib/part.ts'

/** Signs out and goes to the login page; asks first about changes stored only on this device. */
export async function logout(client: Client): Promise<void> {
  try {
    const { signOut } = await loadPart(import.meta.env.SSR ? null : () => import('./sign-out.ts'))
    await signOut(client)
  } catch (error) {
    client.report(error)
  }
}
