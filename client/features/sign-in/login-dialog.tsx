import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Dialog } from '#client/components/dialog.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { useClient } from '#client/lib/client.tsx'
import { useShown } from '#client/lib/use-shown.ts'
import { selectRequest } from '#client/machines/login-modal/login-modal.selectors.ts'
import type { TabView } from '#client/machines/login-modal/login-modal.types.ts'
import { LoginWindow } from './login-window.tsx'
import { runLoginDialog } from './run-login-dialog.ts'
import { useLoginFlow } from './use-login-flow.ts'

/** Below this width the dialog is a sheet, and the device is a phone that cannot scan its own code. */
const PHONE = '(width < 640px)'

/** The login dialog; its machine opens and closes it. */
export function LoginDialog() {
  const t = useMessages(signInMessages)
  const client = useClient()
  const [firstView] = useState<TabView>(() => (matchMedia(PHONE).matches ? 'account' : 'wechat'))
  const flow = useLoginFlow({ surface: 'modal', firstView })
  useShown(() => runLoginDialog(client, flow))
  const request = useSelector(flow, selectRequest)
  return (
    <Dialog
      open={request !== null}
      onClose={() => flow.send({ type: 'modal.close' })}
      title={t.pageTitle}
      titleHidden
      width="medium"
      closesOutside={false}
    >
      {request?.reason && (
        <p className="-mx-6 -mt-6 mb-6 border-b border-line bg-accent-soft py-3 pr-16 pl-6 text-sm sm:rounded-t-lg">
          {request.reason}
        </p>
      )}
      <LoginWindow flow={flow} heading="h2" />
      <FocusKeeper />
    </Dialog>
  )
}

/** Returns the focus to the element that opened the dialog, or to the page if signing in has replaced that element. */
function FocusKeeper() {
  useShown(() => {
    const keepFocus = () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    }
    return () => {
      setTimeout(keepFocus)
    }
  })
  return null
}
