import { Part } from '#client/features/account/settings/part.tsx'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { AccountView } from '#src/contract/account.ts'
import { WayRow } from './way-row.tsx'

/** How one signs in to the account, a line each. */
export function Ways({ account }: { account: AccountView }) {
  const t = useMessages(waysMessages)
  return (
    <Part title={t.title} text={t.text}>
      <ul aria-label={t.title} className="mt-4 rounded-lg border border-line bg-surface">
        <WayRow name={t.mobile} state={account.mobile_masked || t.unbound} />
        <WayRow name={t.email} state={account.email_masked || t.unbound} />
        <WayRow name={t.wechat} state={account.has_wechat ? t.bound : t.unbound} />
        <WayRow name={t.password} state={account.has_password ? t.set : t.unset} />
      </ul>
    </Part>
  )
}
