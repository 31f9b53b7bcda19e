import { useState } from 'react'
import { Scan } from '#client/features/account/settings/scan.tsx'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import type { AccountView } from '#src/contract/account.ts'
import type { OutputOf } from '#src/contract/endpoints.ts'
import { useWayChange } from './use-way-change.ts'
import { WayForm } from './way-form.tsx'

/** Adds the WeChat account that scans a QR code. */
export function WechatForm({ account, onClose }: { account: AccountView; onClose: () => void }) {
  const t = useMessages(waysMessages)
  const client = useClient()
  const [code, setCode] = useState<OutputOf<'user.WechatScan/create'>>()
  const change = useWayChange(onClose)

  async function bind(scene_id: string): Promise<void> {
    const { message } = await client.call('user.WechatScan/bind', { scene_id })
    client.announce(message)
    await change.refresh()
    onClose()
  }

  return (
    <WayForm
      account={account}
      change={change}
      submit={code === undefined ? t.showCode : null}
      onSubmit={() =>
        change.run(async () => setCode((await client.call('user.WechatScan/create', { purpose: 'bind' })).data))
      }
      onCancel={onClose}
      autoFocus
    >
      <p className="text-sm">{t.wechatText}</p>
      {code && <Scan purpose="bind" first={code} finish={bind} />}
    </WayForm>
  )
}
