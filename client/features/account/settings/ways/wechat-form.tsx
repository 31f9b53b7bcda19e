import { useState } from 'react'
import { ProofForm } from '#client/features/account/settings/proof-form.tsx'
import { Scan } from '#client/features/account/settings/scan.tsx'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import type { AccountView } from '#src/contract/account.ts'
import type { OutputOf } from '#src/contract/endpoints.ts'
import { FormEnd } from './form-end.tsx'
import { useWayChange } from './use-way-change.ts'

/** Adds the WeChat account that scans a QR code. */
export function WechatForm({ account, onClose }: { account: AccountView; onClose: () => void }) {
  const t = useMessages(waysMessages)
  const client = useClient()
  const [code, setCode] = useState<OutputOf<'user.WechatScan/create'>>()
  const { form, errors, proof, run, refresh } = useWayChange(onClose)

  async function bind(scene_id: string): Promise<void> {
    const { message } = await client.call('user.WechatScan/bind', { scene_id })
    await refresh()
    client.announce(message)
    onClose()
  }

  return (
    <>
      <form
        ref={form}
        className="mt-4 grid max-w-md gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          run(async () => setCode((await client.call('user.WechatScan/create', { purpose: 'bind' })).data))
        }}
      >
        <p className="text-sm">{t.wechatText}</p>
        {code && <Scan purpose="bind" first={code} finish={bind} />}
        <FormEnd
          error={errors.form}
          submit={code === undefined ? t.showCode : null}
          busy={proof.busy || proof.isWanted}
          onCancel={onClose}
          autoFocus
        />
      </form>
      {proof.isWanted && <ProofForm account={account} onProved={proof.goOn} />}
    </>
  )
}
