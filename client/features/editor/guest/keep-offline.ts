import { whenIdle } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { savesData } from '#client/lib/saves-data.ts'
import { NEW_RESUME } from '#src/contract/addresses.ts'
import type { Locale } from '#src/contract/locale.ts'

/**
 * Has the browser keep the editor, so that it opens and works without a network. Nothing is said where that cannot be:
 * the editor works as before, with a network.
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
