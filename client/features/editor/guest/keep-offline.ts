import { whenIdle } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { savesData } from '#client/lib/saves-data.ts'
import { NEW_RESUME } from '#src/contract/addresses.ts'
import type { Locale } from '#src/contract/locale.ts'

/**
 * Registers the service worker that makes the editor work without a network. A failure is ignored: the editor works as
 * before, with a network.
 */
export function keepOffline(locale: Locale): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return
  whenIdle(() => {
    const scope = localePath(locale, NEW_RESUME)
    navigator.serviceWorker
      .register(`/offline-worker.js?lang=${locale}`, { scope, updateViaCache: 'none' })
      // Private windows refuse it, and full devices.
      .catch(() => {})
  })
}
