import { TOAST_MS, type Toast, useClient } from '#client/lib/client.tsx'
import { useShown } from '#client/lib/use-shown.ts'

/** Shows a notice as one line until the code of toasts is loaded. */
export function PlainNotice({ toast }: { toast: Toast }) {
  const { toasts } = useClient()
  const { id, title, text, action, duration = TOAST_MS } = toast
  useShown(() => {
    const timer = setTimeout(() => toasts.set(toasts.get().filter((other) => other.id !== id)), duration)
    return () => clearTimeout(timer)
  })
  return (
    <p role="alert" className="popover fixed z-50 p-4 text-sm" style={{ inset: 'auto 12px 12px' }}>
      {title} {text}{' '}
      {action && (
        <button type="button" className="link" onClick={action.run}>
          {action.label}
        </button>
      )}
    </p>
  )
}
