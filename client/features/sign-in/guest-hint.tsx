import { useGuestResumes } from '#client/components/guest/guest-resumes.tsx'
import { guestMessages } from '#client/i18n/guest.ts'
import { useMessages } from '#client/i18n/messages.ts'

/** Lists the résumés on this device that signing in would save to the account. Load it lazily. */
export function GuestHint() {
  const t = useMessages(guestMessages)
  const { resumes } = useGuestResumes()
  if (resumes !== 'unreadable' && resumes.length === 0) return null
  const text = resumes === 'unreadable' ? t.listUnreadable : t.onDevice(resumes.length)
  return <p className="mt-8 text-sm text-muted">{text}</p>
}
