import { PageHead } from '#client/components/page-head.tsx'
import { RedeemPage } from '#client/features/account/redeem-page.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { redeemMessages } from '#client/i18n/redeem.ts'

export default function RedeemRoute() {
  const t = useMessages(redeemMessages)
  return (
    <>
      <PageHead title={t.title} noindex />
      <RedeemPage />
    </>
  )
}
