import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { QrPanel } from '#client/components/qr-panel.tsx'
import { SandboxLink } from '#client/components/sandbox-link.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { type Client, useClient } from '#client/lib/client.tsx'
import { watchVisibility } from '#client/lib/visibility.ts'
import { createQrSignInActors } from '#client/machines/qr-sign-in/qr-sign-in.actors.ts'
import { qrSignInMachine } from '#client/machines/qr-sign-in/qr-sign-in.machine.ts'
import { selectQr } from '#client/machines/qr-sign-in/qr-sign-in.selectors.ts'
import type { QrSignInDeps } from '#client/machines/qr-sign-in/qr-sign-in.types.ts'
import type { OutputOf } from '#src/contract/endpoints.ts'
import { isAnswer } from './use-proof.ts'

type FirstCode = OutputOf<'user.WechatScan/create'>

type ScanProps = {
  purpose: 'bind' | 'prove'
  /** A code that is already loaded. */
  first?: FirstCode
  /**
   * Completes the purpose of the scan once it is confirmed.
   * @throws CallFailure with a message to show
   */
  finish: (sceneId: string) => Promise<void>
}

/** A QR code to prove one's identity with the account's WeChat, or to add a WeChat account. */
export function Scan({ purpose, first, finish }: ScanProps) {
  const t = useMessages(signInMessages)
  const client = useClient()
  const [machine] = useState(() =>
    qrSignInMachine.provide({
      actors: createQrSignInActors({ ...scanCalls(client, purpose, finish, first), watchVisibility }),
    }),
  )
  const qr = useActorRef(machine)
  const shown = useSelector(qr, selectQr, shallowEqual)
  return (
    <>
      <QrPanel {...shown} advice={t.qrRefresh} onRefresh={() => qr.send({ type: 'qr.refresh' })} />
      <p className="mt-2 text-center text-sm text-muted sm:hidden">{t.qrOtherPhone}</p>
      <p className="text-center">
        <SandboxLink text={t.sandboxPhone} />
      </p>
    </>
  )
}

/**
 * The calls of the QR code. If a confirmed scan is refused, the message is shown over the code with a button for a new
 * one.
 */
function scanCalls(
  client: Client,
  purpose: ScanProps['purpose'],
  finish: ScanProps['finish'],
  first: FirstCode | undefined,
): Pick<QrSignInDeps, 'loadQr' | 'checkScan'> {
  let ready = first
  return {
    loadQr: async (signal) => {
      const code = ready ?? (await client.call('user.WechatScan/create', { purpose }, { signal })).data
      ready = undefined
      return { url: code.qrcode_url, sceneId: code.scene_id }
    },
    checkScan: async (sceneId, signal) => {
      const { status, text } = (await client.call('user.WechatScan/check', { scene_id: sceneId }, { signal })).data
      if (status === 0) return { type: 'scan.pending' }
      if (status === 1) return { type: 'scan.scanned', text }
      const user = client.user.get()
      if (status === -1 || user === null) return { type: 'scan.expired', text }
      try {
        await finish(sceneId)
        return { type: 'scan.confirmed', text, user }
      } catch (error) {
        if (!isAnswer(error)) throw error
        return { type: 'scan.expired', text: error.message }
      }
    },
  }
}
