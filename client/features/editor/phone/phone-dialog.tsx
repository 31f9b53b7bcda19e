import { useActorRef, useSelector } from '@xstate/react'
import { useEffectEvent, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { useHome } from '#client/features/editor/session/home.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorPhoneMessages } from '#client/i18n/editor-phone.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useEmitted } from '#client/lib/use-emitted.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { useWindowEvent } from '#client/lib/use-window-event.ts'
import { createHandoffDeskActors } from '#client/machines/handoff-desk/handoff-desk.actors.ts'
import { handoffDeskMachine } from '#client/machines/handoff-desk/handoff-desk.machine.ts'
import type { HandoffDone } from '#client/machines/handoff-desk/handoff-desk.types.ts'
import type { HandoffPurpose } from '#src/contract/endpoints/handoff.ts'
import { setBasics } from '#src/resume/edits.ts'
import { deskCalls } from './desk-calls.ts'
import { DeskSteps } from './desk-steps.tsx'

type PhoneDialogProps = { purpose: HandoffPurpose; onClose: () => void }

/** A dialog that hands the open résumé to a phone, or fetches its photo from one. Load it lazily. */
export function PhoneDialog({ purpose, onClose }: PhoneDialogProps) {
  const t = useMessages(editorPhoneMessages)
  const { toAccount } = useHome()
  const title = toAccount === undefined ? t[purpose].title : t.guestTitle
  return (
    <Dialog open onClose={onClose} title={title} closesOutside={false}>
      {toAccount === undefined ? (
        <Handing purpose={purpose} onClose={onClose} />
      ) : (
        <>
          <p className="mt-3">{t[purpose].why}</p>
          <Button
            variant="primary"
            icon="cloud-up"
            className="mt-5"
            onClick={() => {
              onClose()
              toAccount()
            }}
          >
            {t.save}
          </Button>
        </>
      )}
    </Dialog>
  )
}

function Handing({ purpose, onClose }: PhoneDialogProps) {
  const client = useClient()
  const t = useMessages(editorPhoneMessages)
  const { id, edit, saving } = useEditor()
  const [calls] = useState(() => deskCalls(client, id, purpose))
  const [machine] = useState(() => handoffDeskMachine.provide({ actors: createHandoffDeskActors(calls) }))
  const flow = useActorRef(machine)
  const snapshot = useSelector(flow, (found) => found)

  const put = ({ picture }: Pick<HandoffDone, 'picture'>): boolean => {
    if (picture !== null) edit(setBasics({ photo: picture.key, photoShape: picture.shape }))
    return picture !== null
  }
  useEmitted(flow, 'handoff.done', put)

  const withdraw = useEffectEvent(() => {
    const last = flow.getSnapshot()
    const { code, view } = last.context
    if (code === null || last.matches('done') || last.matches('over')) return
    // A phone that may open the résumé needs nothing more from here; a picture would arrive where nobody waits.
    if (view?.state === 'allowed' && purpose === 'resume') return
    // If a code cannot be withdrawn, it expires on its own: within a minute, or ten once a phone may bring a picture.
    calls
      .answer(code.handoff, false, new AbortController().signal)
      .then((found) => {
        // It came before the code was withdrawn, and the phone has said so.
        if (put(found)) client.notify({ kind: 'success', title: t[purpose].done })
      })
      .catch(() => {})
  })
  useShown(() => {
    // The phone opens the version on the server.
    saving.send({ type: 'save.now' })
    return () => withdraw()
  })

  useWindowEvent('pagehide', withdraw)

  return (
    <DeskSteps
      purpose={purpose}
      snapshot={snapshot}
      onAnswer={(allow) => flow.send({ type: 'phone.answer', allow })}
      onRenew={() => flow.send({ type: 'code.renew' })}
      onRetry={() => flow.send({ type: 'code.retry' })}
      onClose={onClose}
    />
  )
}
