import { Facts } from '#client/components/facts.tsx'
import { settingsMessages } from '#client/i18n/account-settings.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useUser } from '#client/lib/client.tsx'
import { usePayload } from '#client/lib/page.tsx'
import { Devices } from './devices.tsx'
import { ExportPart } from './export-part.tsx'
import { Leave } from './leave.tsx'
import { Passkeys } from './passkeys/passkeys.tsx'
import { Profile } from './profile/profile.tsx'
import { Ways } from './ways/ways.tsx'

/** The account settings. */
export function AccountPage() {
  const t = useMessages(settingsMessages)
  const user = useUser()
  const { account, devices, passkeys } = usePayload('account')
  return (
    <>
      <h1 className="font-serif text-2xl">{t.title}</h1>
      {user && (
        <p className="mt-2 text-sm text-muted tabular-nums">
          <Facts facts={[user.user_name, t.userId(user.user_id)]} />
        </p>
      )}
      <Profile profile={account.profile} />
      <Ways account={account} />
      <Passkeys account={account} passkeys={passkeys} />
      <Devices devices={devices} />
      <ExportPart />
      {account.deletes_at === null && <Leave account={account} />}
    </>
  )
}
