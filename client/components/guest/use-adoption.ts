import { guestMessages } from '#client/i18n/guest.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { adoptGuestResume } from '#client/lib/guest-resumes.ts'

/**
 * Moves a résumé from this device to the signed-in account and reports the result. When something prevents it, such as
 * a limit, a way out is offered, and it is tried again afterwards.
 * @returns a function that resolves to whether the account has it now
 */
export function useAdoption() {
  const t = useMessages(guestMessages)
  const client = useClient()
  return async function adopt(id: string, onDone: (adopted: string) => void): Promise<boolean> {
    const owner = client.user.get()?.user_id
    if (owner === undefined) return false
    try {
      const adoption = await client.withLoading(adoptGuestResume(client.call, owner, id))
      if ('fault' in adoption) {
        const text = adoption.fault === 'elsewhere' ? t.elsewhereTitle : t.goneTitle
        client.notify({ kind: 'error', title: t.failed, text })
        return false
      }
      client.notify({ kind: 'success', title: t.saved, text: adoption.isWhole ? undefined : t.savedInPart })
      onDone(adoption.id)
      return true
    } catch (error) {
      client.report(error, () => void adopt(id, onDone))
      return false
    }
  }
}
