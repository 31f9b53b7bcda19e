import { PageHead } from '#client/components/page-head.tsx'
import { AccountPage } from '#client/features/account/settings/account-page.tsx'
import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'

export default function AccountRoute() {
  const t = useMessages(headerMessages)
  return (
    <>
      <PageHead title={t.account} noindex />
      <AccountPage />
    </>
  )
}
