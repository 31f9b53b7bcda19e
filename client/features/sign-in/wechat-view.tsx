import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { QrPanel } from '#client/components/qr-panel.tsx'
import { SandboxLink } from '#client/components/sandbox-link.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import type { qrSignInMachine } from '#client/machines/qr-sign-in/qr-sign-in.machine.ts'
import { selectQr } from '#client/machines/qr-sign-in/qr-sign-in.selectors.ts'
import type { LoginFlow } from './use-login-flow.ts'
import { ViewLink } from './view-link.tsx'

/** Sign-in by scanning a QR code with WeChat, with a link to the other ways. */
export function WechatView({ flow }: { flow: LoginFlow }) {
  const t = useMessages(signInMessages)
  const qr = useSelector(flow, ({ children }) => children.qr)
  return (
    <>
      {qr && <LiveQr qr={qr} />}
      <p className="mt-2 text-center text-sm text-muted sm:hidden">{t.qrOtherPhone}</p>
      <p className="mt-4 text-center text-sm">
        <ViewLink onClick={() => flow.send({ type: 'view.select', view: 'account' })}>{t.toAccount}</ViewLink>
      </p>
      <p className="mt-2 text-center">
        <SandboxLink text={t.sandboxPhone} />
      </p>
    </>
  )
}

function LiveQr({ qr }: { qr: ActorRefFrom<typeof qrSignInMachine> }) {
  const t = useMessages(signInMessages)
  const shown = useSelector(qr, selectQr, shallowEqual)
  return <QrPanel {...shown} advice={t.qrRenew} onRefresh={() => qr.send({ type: 'qr.refresh' })} />
}
