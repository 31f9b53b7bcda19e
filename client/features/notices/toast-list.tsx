import { Toasts } from '#client/components/toasts.tsx'
import { useClient } from '#client/lib/client.tsx'
import { useStore } from '#client/lib/store.ts'

/** The toasts of the application. */
export function ToastList() {
  const { toasts } = useClient()
  const close = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id))
  return <Toasts toasts={useStore(toasts)} onClose={close} />
}
