import { Toast as Radix } from 'radix-ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { leaveToDialog } from '#client/components/left-by-toast.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { TOAST_MS, type Toast } from '#client/lib/client.tsx'

const looks = {
  success: { icon: 'check', className: 'bg-accent-soft text-accent-strong' },
  info: { icon: 'info', className: 'bg-sunken text-muted' },
  error: { icon: 'warning', className: 'bg-seal-soft text-seal' },
} as const

type ToastsProps = { toasts: readonly Toast[]; onClose: (id: number) => void }

/**
 * The toasts: at the bottom right, above a bar of buttons; on phones below the top bar, where only the newest error and
 * the newest other one are visible. Their timers pause only while a pointer or the focus is on one of them; Radix's own
 * timer would stop for good when a toast under the pointer is closed.
 */
export function Toasts({ toasts, onClose }: ToastsProps) {
  const t = useMessages(noticesMessages)
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set())
  const hold = (id: number, isHeld: boolean) =>
    setHeld((now) =>
      now.has(id) === isHeld ? now : new Set([...now].filter((other) => other !== id).concat(isHeld ? id : [])),
    )
  // A toast that is gone no longer pauses the timers, whatever pointed at it.
  const isPaused = toasts.some(({ id }) => held.has(id))
  return (
    <Radix.Provider label={t.notification} duration={Number.POSITIVE_INFINITY}>
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          isPaused={isPaused}
          onHold={(isHeld) => hold(toast.id, isHeld)}
          onClose={() => onClose(toast.id)}
        />
      ))}
      <Radix.Viewport
        label={t.notifications}
        className="fixed inset-x-3 top-18 z-60 flex flex-col gap-2 outline-none sm:inset-x-auto sm:top-auto sm:right-6 sm:bottom-6 sm:w-92 sm:in-data-bottom-bar:bottom-24"
      />
    </Radix.Provider>
  )
}

type ToastItemProps = { toast: Toast; isPaused: boolean; onHold: (isHeld: boolean) => void; onClose: () => void }

function ToastItem({ toast, isPaused, onHold, onClose }: ToastItemProps) {
  const t = useMessages(noticesMessages)
  const { kind, title, text, action, duration = TOAST_MS } = toast
  useTimeUp(duration, isPaused, onClose)
  const { icon, className } = looks[kind]
  return (
    <Radix.Root
      type={kind === 'error' ? 'foreground' : 'background'}
      // Not on pointer enter, because a toast may appear under a resting pointer.
      onPointerMove={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      onEscapeKeyDown={leaveToDialog}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      data-kind={kind}
      className="toast animate-[rise_160ms_var(--ease-out)] items-start gap-3 rounded-lg border border-line bg-surface py-2 pr-1 pl-3 shadow-card data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <span className={`mt-1.5 grid size-8 flex-none place-items-center rounded-full text-sm ${className}`}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1 py-2.5">
        <Radix.Title className="text-[0.9375rem] leading-snug font-medium">{title}</Radix.Title>
        {text && <Radix.Description className="mt-0.5 text-sm text-muted">{text}</Radix.Description>}
        {action && (
          <Radix.Action altText={action.label} asChild>
            <button type="button" className="btn btn-secondary btn-sm mt-2" onClick={action.run}>
              {action.label}
            </button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close aria-label={t.dismiss} className="icon-btn">
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  )
}

/** Calls `onTimeUp` once after a duration in ms; paused time does not count. */
function useTimeUp(duration: number, isPaused: boolean, onTimeUp: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onTimeUp)
  useEffect(() => {
    if (isPaused) return
    const startedAt = Date.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - startedAt
    }
  }, [isPaused])
}
