import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { Button } from '#client/components/button.tsx'
import { Icon, type IconName } from '#client/components/icon.tsx'
import { QrCode } from '#client/components/qr-code.tsx'
import { Skeleton } from '#client/components/skeleton.tsx'
import { useSecondsUntil } from '#client/components/use-seconds-until.ts'
import { editorPhoneMessages } from '#client/i18n/editor-phone.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useSaid } from '#client/lib/use-said.ts'
import type { handoffDeskMachine } from '#client/machines/handoff-desk/handoff-desk.machine.ts'
import type { DeskView } from '#client/machines/handoff-desk/handoff-desk.types.ts'
import type { HandoffPurpose } from '#src/contract/endpoints/handoff.ts'

const QR_SIZE = 220

type DeskStepsProps = {
  purpose: HandoffPurpose
  snapshot: SnapshotFrom<typeof handoffDeskMachine>
  onAnswer: (allow: boolean) => void
  onRenew: () => void
  onRetry: () => void
  onClose: () => void
}

/** What the desk shows in each state of a handoff: the code, the phone that asks, that it is done, or why it ended. */
export function DeskSteps({ purpose, snapshot, onAnswer, onRenew, onRetry, onClose }: DeskStepsProps) {
  const t = useMessages(editorPhoneMessages)
  const { code, view, text } = snapshot.context
  const state = view?.state ?? 'waiting'

  if (snapshot.matches('done')) {
    return (
      <Step icon="check" title={t[purpose].done} text={t[purpose].doneText}>
        <Button variant="primary" onClick={onClose}>
          {t.close}
        </Button>
      </Step>
    )
  }
  if (snapshot.matches('failed')) {
    return (
      <Step icon="warning" title={t.failed} text={text || t.failedText}>
        <Button variant="primary" icon="refresh" onClick={onRetry}>
          {t.retry}
        </Button>
      </Step>
    )
  }
  if (snapshot.matches('over')) {
    const why = state === 'refused' || state === 'ended' ? state : 'expired'
    return (
      <Step icon={why === 'refused' ? 'check' : 'warning'} title={t.over[why]} text="">
        <Button variant="primary" icon="refresh" onClick={onRenew}>
          {t.renew}
        </Button>
      </Step>
    )
  }
  if (view !== null && state === 'allowed') {
    return (
      <Step icon="check" title={t[purpose].allowed} text="">
        {purpose === 'resume' && <Left view={view} />}
      </Step>
    )
  }
  if (view !== null && state === 'asked') {
    return <Asked purpose={purpose} view={view} busy={snapshot.matches('answering')} onAnswer={onAnswer} />
  }
  return <Shown purpose={purpose} url={code?.url ?? null} view={view} />
}

function Shown({ purpose, url, view }: { purpose: HandoffPurpose; url: string | null; view: DeskView | null }) {
  const t = useMessages(editorPhoneMessages)
  useSaid(url, url === null ? t.making : t.shown)
  return (
    <>
      <p className="mt-2 text-sm text-muted">{t[purpose].about}</p>
      <div className="mx-auto mt-5 w-fit rounded-lg border border-line bg-white p-3">
        {url === null ? (
          <div style={{ width: QR_SIZE, height: QR_SIZE }}>
            <Skeleton className="size-full rounded-sm" />
          </div>
        ) : (
          <QrCode value={url} alt={t.qr} size={QR_SIZE} />
        )}
      </div>
      <p className="mt-3 min-h-6 text-center text-sm text-muted tabular-nums">{view && <Left view={view} />}</p>
    </>
  )
}

/** The time left of the present step. */
function Left({ view }: { view: DeskView }) {
  const t = useMessages(editorPhoneMessages)
  return t.left(useSecondsUntil(view.until))
}

type AskedProps = { purpose: HandoffPurpose; view: DeskView; busy: boolean; onAnswer: (allow: boolean) => void }

/** Describes the phone that asks to be let in, with buttons to allow or refuse it. */
function Asked({ purpose, view, busy, onAnswer }: AskedProps) {
  const t = useMessages(editorPhoneMessages)
  const { phone } = view
  const number = phone?.number ?? ''
  useSaid(number, `${t[purpose].asks} ${t.number}: ${[...number].join(' ')}`)
  if (phone === null) return null
  return (
    <>
      <p className="mt-3 text-lg font-medium">{t[purpose].asks}</p>
      <p className="mt-2 text-sm text-muted">
        {[t.device(phone.browser, phone.system) || t.unknownDevice, phone.place, phone.near ? t.near : t.far]
          .filter(Boolean)
          .map((fact) => (
            <span key={fact} className="block">
              {fact}
            </span>
          ))}
      </p>
      <p className="mt-4 rounded-lg border border-line bg-sunken p-4 text-center">
        <span className="block text-sm text-muted">{t.number}</span>
        <span className="mt-1 block text-4xl font-semibold tracking-[0.2em] tabular-nums">{number}</span>
      </p>
      <p className="mt-3 text-sm">{t.compare}</p>
      {phone.rivals && (
        <p role="alert" className="mt-3 flex gap-2 text-sm text-seal">
          <Icon name="warning" className="mt-1 flex-none" />
          {t.rivals}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button variant="primary" busy={busy} onClick={() => onAnswer(true)}>
          {t.allow}
        </Button>
        <Button busy={busy} onClick={() => onAnswer(false)}>
          {t.refuse}
        </Button>
        <span className="ml-auto text-sm text-muted tabular-nums">
          <Left view={view} />
        </span>
      </div>
    </>
  )
}

function Step({ icon, title, text, children }: { icon: IconName; title: string; text: string; children?: ReactNode }) {
  useSaid(title, [title, text].filter(Boolean).join(' '))
  return (
    <div className="mt-6 flex flex-col items-center text-center">
      <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-xl text-accent-strong">
        <Icon name={icon} />
      </span>
      <p className="mt-4 text-lg font-medium text-balance">{title}</p>
      {text && <p className="mt-2 text-sm text-muted">{text}</p>}
      {children && <div className="mt-6 text-sm text-muted">{children}</div>}
    </div>
  )
}
