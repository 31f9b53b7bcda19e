import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { Button, ButtonLink } from '#client/components/button.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { phoneMessages } from '#client/i18n/phone.ts'
import { useClient, useUser } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useEmitted } from '#client/lib/use-emitted.ts'
import { createHandoffPhoneActors } from '#client/machines/handoff-phone/handoff-phone.actors.ts'
import { handoffPhoneMachine } from '#client/machines/handoff-phone/handoff-phone.machine.ts'
import { editorPath } from '#src/contract/own-addresses.ts'
import { BringPicture } from './bring-picture.tsx'
import { linkIn, phoneCalls } from './phone-calls.ts'
import { Said } from './said.tsx'

/** The steps on the phone, by the code in the address. Load it lazily. */
export function PhoneSteps() {
  const t = useMessages(phoneMessages)
  const locale = useLocale()
  const [link] = useState(() => linkIn(location.hash))
  if (link !== null) return <Steps link={link} />
  return (
    <Said title={t.missing.title} text={t.missing.text}>
      <ButtonLink href={localePath(locale, '/')}>{t.home}</ButtonLink>
    </Said>
  )
}

function Steps({ link }: { link: string }) {
  const t = useMessages(phoneMessages)
  const client = useClient()
  const locale = useLocale()
  const user = useUser()
  const [machine] = useState(() =>
    handoffPhoneMachine.provide({ actors: createHandoffPhoneActors(phoneCalls(client)) }),
  )
  const flow = useActorRef(machine, { input: { link } })
  const snapshot = useSelector(flow, (found) => found)
  const { view, text } = snapshot.context
  const purpose = view?.purpose ?? 'resume'

  useEmitted(flow, 'phone.in', ({ user, resume }) => {
    client.user.set(user)
    void client.navigate(localePath(locale, editorPath(resume)), { replace: true })
  })

  if (snapshot.matches('looking')) return <Said title={t.looking} />
  if (snapshot.matches('ready')) {
    const switches = purpose === 'resume' && user !== null
    return (
      <Said title={t[purpose].title} text={t[purpose].text}>
        {switches && <p className="mb-4">{t.signedInAs(user.user_name)}</p>}
        <p className="mb-6 border-l-2 border-seal pl-3 text-sm">{t[purpose].warning}</p>
        <Button variant="primary" size="large" wide onClick={() => flow.send({ type: 'phone.ask' })}>
          {t.goOn}
        </Button>
      </Said>
    )
  }
  if (snapshot.matches('asking')) return <Said title={t.asking} />
  if (snapshot.matches('waiting') && view?.state === 'asked') {
    return (
      <Said title={t.waiting} more={`${t.number}: ${[...view.number].join(' ')}`}>
        <p className="rounded-lg border border-line bg-sunken p-6 text-center">
          <span className="block text-sm text-muted">{t.number}</span>
          <span className="mt-2 block text-4xl font-semibold tracking-[0.2em] tabular-nums">{view.number}</span>
        </p>
      </Said>
    )
  }
  if (snapshot.matches('waiting') || snapshot.matches('in')) return <Said title={t.opening} />
  if (snapshot.matches('choosing'))
    return <BringPicture onBring={(picture) => flow.send({ type: 'phone.bring', picture })} />
  if (snapshot.matches('bringing')) return <Said title={t.sending} />
  if (snapshot.matches('brought')) return <Said title={t.brought} text={t.broughtText} />
  if (snapshot.matches('over')) {
    const { title, text } = t.over[overOf(view?.state)]
    return <Said title={title} text={text} />
  }
  const isUnsent = snapshot.matches('unsent')
  return (
    <Said title={isUnsent ? t.unsent : t.failed} text={text || t.failedText}>
      <Button variant="primary" size="large" wide onClick={() => flow.send({ type: 'phone.retry' })}>
        {isUnsent ? t.sendAgain : t.again}
      </Button>
      {isUnsent && <BringPicture isAgain onBring={(picture) => flow.send({ type: 'phone.bring', picture })} />}
    </Said>
  )
}

function overOf(state = 'expired') {
  const known = ['taken', 'refused', 'ended', 'same-browser'] as const
  return known.find((one) => one === state) ?? 'expired'
}
