import { PageHead } from '#client/components/page-head.tsx'
import { GuestPage } from '#client/features/editor/guest/guest-page.tsx'
import { guestMessages } from '#client/i18n/guest.ts'
import { useMessages } from '#client/i18n/messages.ts'

export default function NewResumeRoute() {
  const t = useMessages(guestMessages)
  return (
    <>
      <PageHead title={t.pageTitle} description={t.description} />
      <GuestPage />
    </>
  )
}
