import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { focusField } from '#client/features/editor/forms/focus-field.ts'
import { useHome } from '#client/features/editor/session/home.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorMessages, faultMessages, refusedTextMessages } from '#client/i18n/editor.ts'
import { guestMessages } from '#client/i18n/guest.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient, useUser } from '#client/lib/client.tsx'
import { useStore } from '#client/lib/store.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { useWindowEvent } from '#client/lib/use-window-event.ts'
import { selectIsUnwritable, selectRefusal, selectStatus } from '#client/machines/resume-save/resume-save.selectors.ts'
import { Bar } from './bar.tsx'
import { LostNotice } from './lost-notice.tsx'

/**
 * Bars with what the user must know or decide: a sign-in, an overwritten value, a refused save.
 * @param onShowForms shows the forms pane
 */
export function Notices({ onShowForms }: { onShowForms: () => void }) {
  const { kind } = useHome()
  return (
    <>
      {kind === 'account' ? <SessionNotice /> : <DeviceNotice />}
      <RefusalNotice onShow={onShowForms} />
      <FaultNotice />
      <LostNotice />
      <LeaveGuard />
    </>
  )
}

/** Warns that this browser stores nothing, when there is no account either. */
function DeviceNotice() {
  const t = useMessages(guestMessages)
  const isUnwritable = useSelector(useEditor().saving, selectIsUnwritable)
  if (!isUnwritable) return null
  return (
    <Bar>
      <p>{t.fullText}</p>
    </Bar>
  )
}

/** Shown when the session has ended, as the server or another tab reports. */
function SessionNotice() {
  const refusal = useSelector(useEditor().saving, selectRefusal)
  const user = useUser()
  return refusal?.reason === 'session' || user === null ? <SessionOver /> : null
}

/**
 * Opens the login dialog once; an action that waits for the sign-in already still goes on after it. What is typed
 * meanwhile stays on this device.
 */
function SessionOver() {
  const { sessionOver: reason, signIn } = useMessages(editorMessages)
  const client = useClient()
  useShown(() => {
    client.user.set(null)
    client.openSignIn(client.signIn.get()?.afterwards, reason)
  })
  return (
    <Bar>
      <p>{reason}</p>
      <Button size="small" variant="primary" onClick={() => client.openSignIn(undefined, reason)}>
        {signIn}
      </Button>
    </Bar>
  )
}

/** Says why the server refuses to save; stays until something is saved. */
function RefusalNotice({ onShow }: { onShow: () => void }) {
  const t = useMessages(editorMessages)
  const texts = useMessages(refusedTextMessages)
  const { saving } = useEditor()
  const now = useSelector(saving, selectRefusal)
  const isSaved = useSelector(saving, selectStatus) === 'saved'
  const [refusal, setRefusal] = useState(now)
  if (now !== null && now !== refusal) setRefusal(now)
  if (isSaved && refusal !== null) setRefusal(null)
  if (refusal === null || refusal.reason === 'session') return null
  const show = () => {
    onShow()
    focusField(refusal.path.replace(/^(items|sections)\./, '$1/'))
  }
  return (
    <Bar>
      <p>{texts[refusal.reason]}</p>
      {refusal.reason === 'shape' && (
        <Button size="small" variant="primary" onClick={show}>
          {t.showPlace}
        </Button>
      )}
      {refusal.reason === 'newer' && (
        <Button size="small" variant="primary" onClick={() => location.reload()}>
          {t.reload}
        </Button>
      )}
    </Bar>
  )
}

/** Says why an edit was rejected. */
function FaultNotice() {
  const texts = useMessages(faultMessages)
  const fault = useStore(useEditor().fault)
  return (
    fault && (
      <Bar>
        <p>{texts[fault.reason]}</p>
      </Bar>
    )
  )
}

/** Warns before leaving only while there is text that is stored nowhere. */
function LeaveGuard() {
  const { saving } = useEditor()
  const isUnsaved = useSelector(saving, selectStatus) === 'unsaved'
  useWindowEvent('beforeunload', (event) => event.preventDefault(), isUnsaved)
  return null
}
