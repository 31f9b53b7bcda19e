import type { Client } from './client.tsx'
import { adoptGuestResume } from './guest-resumes.ts'

/** The result of moving several résumés: those the account has now, those open in another tab, and what ended it. */
export type Adoptions = { adopted: { id: string; isWhole: boolean }[]; elsewhere: { id: string }[]; error: unknown }

/**
 * Moves résumés from this device to a user's account, one after the other. It ends when the account refuses one or the
 * network is gone: that résumé and the rest stay on this device. A repeated call goes on and makes none twice.
 */
export async function adoptGuestResumes(
  call: Client['call'],
  owner: number,
  ids: readonly string[],
): Promise<Adoptions> {
  const done: Adoptions = { adopted: [], elsewhere: [], error: null }
  for (const id of ids) {
    try {
      const adoption = await adoptGuestResume(call, owner, id)
      if (!('fault' in adoption)) done.adopted.push({ id, isWhole: adoption.isWhole })
      else if (adoption.fault === 'elsewhere') done.elsewhere.push({ id })
    } catch (error) {
      return { ...done, error }
    }
  }
  return done
}
