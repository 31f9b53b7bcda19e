import { ErrorBoundary } from '#client/components/error-boundary.tsx'
import { useClient } from '#client/lib/client.tsx'
import { createPart, useLoaded } from '#client/lib/part.ts'
import { useStore } from '#client/lib/store.ts'
import { PlainNotice } from './plain-notice.tsx'

/** The code of toasts. Without it each is shown as one line. */
export const toastsPart = createPart(
  import.meta.env.SSR ? null : async () => (await import('#client/components/toasts.tsx')).Toasts,
)

/** The toasts of the application. */
export function ToastList() {
  const { toasts } = useClient()
  const shown = useStore(toasts)
  const newest = shown.at(-1)
  // If the code cannot be loaded, nothing more is needed: the plain notice shows the text.
  const Toasts = useLoaded(toastsPart, newest, () => {})
  if (Toasts === null) return newest && <PlainNotice key={newest.id} toast={newest} />
  return (
    <ErrorBoundary fallback={null}>
      <Toasts toasts={shown} onClose={(id) => toasts.set(toasts.get().filter((toast) => toast.id !== id))} />
    </ErrorBoundary>
  )
}
