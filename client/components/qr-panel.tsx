import type { ReactNode } from 'react'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import type { QrFace } from '#client/lib/qr-face.ts'
import { Announcements } from './announcements.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { QrCode } from './qr-code.tsx'
import { Skeleton } from './skeleton.tsx'

const QR_SIZE = 200
const QR_MARGIN = 1

type QrPanelProps = {
  face: QrFace
  /** The content of the code; null while there is none. */
  url: string | null
  /** The server's text about its state; empty when there is none. */
  text: string
  /** What to do once it cannot be scanned any more, as it is announced. */
  advice: string
  onRefresh: () => void
}

/** A QR code with its states: loading, waiting, scanned, confirmed, expired, failed. Pressing it loads a new one. */
export function QrPanel({ face, url, text, advice, onRefresh }: QrPanelProps) {
  const t = useMessages(signInMessages)
  // Once an overlay covers the code, its text names the button.
  const label = face === 'loading' || face === 'waiting' ? t.qrPress : undefined
  return (
    <div className="flex flex-col items-center">
      <div className="relative rounded-lg border border-line bg-white p-3">
        <div style={{ width: QR_SIZE, height: QR_SIZE }}>
          {face === 'loading' && <Skeleton className="size-full rounded-sm" />}
          {url !== null && <QrCode value={url} alt={t.qrAlt} size={QR_SIZE} margin={QR_MARGIN} />}
        </div>
        <button
          type="button"
          tabIndex={-1}
          aria-label={label}
          title={label}
          onClick={onRefresh}
          className="absolute -inset-px rounded-lg"
        >
          <Overlay face={face} text={text} />
        </button>
      </div>
      <Changes face={face} text={text} advice={advice} />
      <Button variant="quiet" size="small" icon="refresh" className="mt-3" onClick={onRefresh}>
        {t.qrRefresh}
      </Button>
    </div>
  )
}

/** The overlay of a code that cannot be scanned any more. */
function Overlay({ face, text }: { face: QrFace; text: string }) {
  const t = useMessages(signInMessages)
  if (face === 'scanned') return <Cover mark={<Tick />} text={text} />
  if (face === 'confirmed') return <Cover mark={<Tick />} text={text || t.signedIn} />
  if (face === 'failed') {
    const mark = (
      <Mark className="bg-seal-soft text-seal">
        <Icon name="warning" />
      </Mark>
    )
    return <Cover mark={mark} text={text || t.qrLost} more={t.qrAgain} />
  }
  if (face !== 'expired') return null
  // Rotates while it is shown (specification §4); pressing it stops that, and reduced motion keeps it still.
  const mark = (
    <Mark className="bg-accent text-on-accent">
      <Icon name="refresh" className="animate-spin" />
    </Mark>
  )
  return <Cover mark={mark} text={text} more={t.qrNew} />
}

function Cover({ mark, text, more }: { mark: ReactNode; text: string; more?: string }) {
  return (
    <span className="grid size-full animate-[appear_160ms_var(--ease-out)] place-content-center justify-items-center gap-1 rounded-lg border border-line bg-surface/94 p-4 text-center">
      {mark}
      <span className="mt-2 text-sm font-medium text-balance">{text}</span>
      {more !== undefined && <span className="text-xs text-muted">{more}</span>}
    </span>
  )
}

function Tick() {
  return (
    <Mark className="bg-accent text-on-accent">
      <Icon name="check" />
    </Mark>
  )
}

function Mark({ className, children }: { className: string; children: ReactNode }) {
  return <span className={`grid size-12 place-items-center rounded-full text-xl ${className}`}>{children}</span>
}

function Changes({ face, text, advice }: Pick<QrPanelProps, 'face' | 'text' | 'advice'>) {
  const t = useMessages(signInMessages)
  return <Announcements status={status()} alert={alert()} />

  function status(): string {
    if (face === 'waiting') return t.qrReady
    if (face === 'scanned') return text
    return face === 'confirmed' ? text || t.signedIn : ''
  }

  function alert(): string {
    if (face === 'expired') return `${text} ${advice}`
    return face === 'failed' ? `${text || t.qrLost} ${advice}` : ''
  }
}
