import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { Dialog } from '#client/components/dialog.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { useClient } from '#client/lib/client.tsx'
import { useStore } from '#client/lib/store.ts'
import { selectView } from '#client/machines/login-modal/login-modal.selectors.ts'
import type { TabView } from '#client/machines/login-modal/login-modal.types.ts'
import { LoginWindow } from './login-window.tsx'
import { useLoginFlow } from './use-login-flow.ts'
import { useSignInRequest } from './use-sign-in-request.ts'

/** Below this width the dialog is a sheet, and the phone that would scan the code is the one showing it. */
const PHONE = '(width < 640px)'

/** The login dialog, open while the application wants somebody to sign in. */
export function LoginDialog() {
  const t = useMessages(signInMessages)
  const [firstView] = useState<TabView>(() => (matchMedia(PHONE).matches ? 'account' : 'wechat'))
  const flow = useLoginFlow({ surface: 'modal', firstView })
  const { close } = useSignInRequest(flow)
  const isOpen = useSelector(flow, selectView) !== null
  const reason = useStore(useClient().signIn)?.reason
  return (
    <Dialog open={isOpen} onClose={close} title={t.pageTitle} titleHidden width="medium" closesOutside={false}>
      {reason && (
        <p className="relative z-1 -mx-6 -mt-6 mb-6 border-b border-line bg-accent-soft py-3 pr-16 pl-6 text-sm sm:rounded-t-lg">
          {reason}
        </p>
      )}
      <LoginWindow flow={flow} heading="h2" />
      <FocusKeeper />
    </Dialog>
  )
}

/** The focus goes back to what opened the dialog. When signing in has replaced that, the page itself gets it. */
function FocusKeeper() {
  useEffect(() => {
    const keepFocus = () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    }
    return () => {
      setTimeout(keepFocus)
    }
  }, [])
  return null
}
