import { AllStyles } from '#client/components/all-styles.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { PhonePage } from '#client/features/phone/phone-page.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { phoneMessages } from '#client/i18n/phone.ts'

export default function PhoneRoute() {
  const t = useMessages(phoneMessages)
  return (
    <>
      <AllStyles />
      <PageHead title={t.pageTitle} noindex />
      <PhonePage />
    </>
  )
}
