import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { ButtonLink } from '#client/components/button.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { phoneMessages } from '#client/i18n/phone.ts'
import { useClient, useUser } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useEmitted } from '#client/lib/use-emitted.ts'
import { useWindowEvent } from '#client/lib/use-window-event.ts'
import { createHandoffPhoneActors } from '#client/machines/handoff-phone/handoff-phone.actors.ts'
import { handoffPhoneMachine } from '#client/machines/handoff-phone/handoff-phone.machine.ts'
import { editorPath } from '#src/contract/own-addresses.ts'
import { AnnouncedStep } from './announced-step.tsx'
import { linkIn, phoneCalls } from './phone-calls.ts'
import { PhoneStep } from './phone-step.tsx'

/** Runs the phone's side of the handoff in the address. Load it lazily. */
export function PhoneSteps() {
  const t = useMessages(phoneMessages)
  const locale = useLocale()
  const [link, setLink] = useState(() => linkIn(location.hash))
  // A browser that scans the next code itself opens it in this tab, where only the fragment changes.
  useWindowEvent('hashchange', () => setLink(linkIn(location.hash)))
  if (link !== null) return <Steps key={link} link={link} />
  return (
    <AnnouncedStep heading="h1" title={t.missing.title} text={t.missing.text}>
      <ButtonLink href={localePath(locale, '/')}>{t.home}</ButtonLink>
    </AnnouncedStep>
  )
}

function Steps({ link }: { link: string }) {
  const client = useClient()
  const locale = useLocale()
  const user = useUser()
  const [machine] = useState(() =>
    handoffPhoneMachine.provide({ actors: createHandoffPhoneActors(phoneCalls(client)) }),
  )
  const flow = useActorRef(machine, { input: { link } })
  const snapshot = useSelector(flow, (found) => found)

  useEmitted(flow, 'phone.in', ({ user, resume }) => {
    client.user.set(user)
    void client.navigate(localePath(locale, editorPath(resume)), { replace: true })
  })

  return <PhoneStep snapshot={snapshot} user={user} send={flow.send} />
}
