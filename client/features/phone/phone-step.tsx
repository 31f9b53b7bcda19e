import type { SnapshotFrom } from 'xstate'
import { Button } from '#client/components/button.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { phoneMessages } from '#client/i18n/phone.ts'
import type { handoffPhoneMachine } from '#client/machines/handoff-phone/handoff-phone.machine.ts'
import type { HandoffPhoneEvent } from '#client/machines/handoff-phone/handoff-phone.types.ts'
import type { User } from '#src/contract/user.ts'
import { AnnouncedStep, type StepHeading } from './announced-step.tsx'
import { BringPicture } from './bring-picture.tsx'

type PhoneStepProps = {
  snapshot: SnapshotFrom<typeof handoffPhoneMachine>
  /** Who is signed in on the phone. */
  user: Pick<User, 'user_name'> | null
  send: (event: HandoffPhoneEvent) => void
  heading?: StepHeading
}

/** What the phone shows in each state of a handoff. */
export function PhoneStep({ snapshot, user, send, heading = 'h1' }: PhoneStepProps) {
  const t = useMessages(phoneMessages)
  const { view, text } = snapshot.context
  const purpose = view?.purpose ?? 'resume'

  if (snapshot.matches('looking')) return <AnnouncedStep heading={heading} title={t.looking} />
  if (snapshot.matches('ready')) {
    const switches = purpose === 'resume' && user !== null
    return (
      <AnnouncedStep heading={heading} title={t[purpose].title} text={t[purpose].text}>
        {switches && <p className="mb-4">{t.signedInAs(user.user_name)}</p>}
        <p className="mb-6 border-l-2 border-seal pl-3 text-sm">{t[purpose].warning}</p>
        <Button variant="primary" size="large" wide onClick={() => send({ type: 'phone.ask' })}>
          {t.goOn}
        </Button>
      </AnnouncedStep>
    )
  }
  if (snapshot.matches('asking')) return <AnnouncedStep heading={heading} title={t.asking} />
  if (snapshot.matches('waiting') && view?.state === 'asked') {
    return (
      <AnnouncedStep heading={heading} title={t.waiting} more={`${t.number}: ${[...view.number].join(' ')}`}>
        <p className="rounded-lg border border-line bg-sunken p-6 text-center">
          <span className="block text-sm text-muted">{t.number}</span>
          <span className="mt-2 block text-4xl font-semibold tracking-[0.2em] tabular-nums">{view.number}</span>
        </p>
      </AnnouncedStep>
    )
  }
  if (snapshot.matches('waiting') || snapshot.matches('in'))
    return <AnnouncedStep heading={heading} title={t.opening} />
  if (snapshot.matches('choosing'))
    return <BringPicture heading={heading} onBring={(picture) => send({ type: 'phone.bring', picture })} />
  if (snapshot.matches('bringing')) return <AnnouncedStep heading={heading} title={t.sending} />
  if (snapshot.matches('brought')) return <AnnouncedStep heading={heading} title={t.brought} text={t.broughtText} />
  if (snapshot.matches('over')) {
    const { title, text } = t.over[overOf(view?.state)]
    return <AnnouncedStep heading={heading} title={title} text={text} />
  }
  const isUnsent = snapshot.matches('unsent')
  return (
    <AnnouncedStep heading={heading} title={isUnsent ? t.unsent : t.failed} text={text || t.failedText}>
      <Button variant="primary" size="large" wide onClick={() => send({ type: 'phone.retry' })}>
        {isUnsent ? t.sendAgain : t.again}
      </Button>
      {isUnsent && (
        <BringPicture heading={heading} isAgain onBring={(picture) => send({ type: 'phone.bring', picture })} />
      )}
    </AnnouncedStep>
  )
}

function overOf(state = 'expired') {
  const known = ['taken', 'refused', 'ended', 'same-browser'] as const
  return known.find((one) => one === state) ?? 'expired'
}
