import type { CodeKind } from '#client/features/account/settings/code-field.tsx'
import { Part } from '#client/features/account/settings/part.tsx'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { AccountView } from '#src/contract/account.ts'
import type { RemovableWay } from '#src/contract/endpoints/way.ts'
import { ContactForm } from './contact-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { RemoveWay } from './remove-way.tsx'
import { WayRow } from './way-row.tsx'
import { WechatForm } from './wechat-form.tsx'

type WayProps = { account: AccountView }

/** Lists the ways to sign in to the account. */
export function Ways({ account }: WayProps) {
  const t = useMessages(waysMessages)
  return (
    <Part title={t.title} text={t.text}>
      <ul aria-label={t.title} className="mt-4 rounded-lg border border-line bg-surface">
        <ContactWay kind="mobile" account={account} />
        <ContactWay kind="email" account={account} />
        <WechatWay account={account} />
        <PasswordWay account={account} />
      </ul>
    </Part>
  )
}

function ContactWay({ kind, account }: WayProps & { kind: CodeKind }) {
  const t = useMessages(waysMessages)
  const remove = useRemoval(kind, account)
  const bound = account[`${kind}_masked`]
  const label = bound === '' ? t.add : t.change
  const set = {
    label,
    name: t.actionOn(label, t[kind]),
    form: (close: () => void) => <ContactForm kind={kind} account={account} onClose={close} />,
  }
  return <WayRow name={t[kind]} state={bound || t.unbound} actions={bound === '' ? [set] : [set, remove]} />
}

function WechatWay({ account }: WayProps) {
  const t = useMessages(waysMessages)
  const remove = useRemoval('wechat', account)
  if (account.has_wechat) return <WayRow name={t.wechat} state={t.bound} actions={[remove]} />
  const add = {
    label: t.add,
    name: t.actionOn(t.add, t.wechat),
    form: (close: () => void) => <WechatForm account={account} onClose={close} />,
  }
  return <WayRow name={t.wechat} state={t.unbound} actions={[add]} />
}

/** The password row; a password is of use only with a mobile number or e-mail address. */
function PasswordWay({ account }: WayProps) {
  const t = useMessages(waysMessages)
  const label = account.has_password ? t.change : t.setUp
  const isUseful = account.mobile_masked !== '' || account.email_masked !== ''
  const set = {
    label,
    name: t.actionOn(label, t.password),
    form: (close: () => void) => <PasswordForm account={account} onClose={close} />,
  }
  if (isUseful) return <WayRow name={t.password} state={account.has_password ? t.set : t.unset} actions={[set]} />
  return <WayRow name={t.password} state={account.has_password ? t.passwordIdle : t.passwordLater} actions={[]} />
}

function useRemoval(way: RemovableWay, account: AccountView) {
  const t = useMessages(waysMessages)
  return {
    label: t.remove,
    name: t.actionOn(t.remove, t[way]),
    form: (close: () => void) => <RemoveWay way={way} account={account} onClose={close} />,
  }
}
