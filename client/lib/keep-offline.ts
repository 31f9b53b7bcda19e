import { EDITOR, MY_RESUMES, NEW_RESUME } from '#src/contract/addresses.ts'
import type { Locale } from '#src/contract/locale.ts'
import { whenIdle } from './part.ts'
import { localePath } from './paths.ts'
import { savesData } from './saves-data.ts'

/** The scope of each service worker, and the parameter that tells `client/offline/service-worker.ts` its use. */
const scopes = {
  guest: [{ path: NEW_RESUME, use: '' }],
  account: [
    { path: EDITOR, use: '&for=account' },
    { path: MY_RESUMES, use: '&for=list' },
  ],
}

/**
 * Registers the service workers that make the editor work without a network. A failure is ignored: the editor works as
 * before, with a network.
 */
export function keepOffline(locale: Locale, whose: keyof typeof scopes): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return
  whenIdle(() => {
    for (const { path, use } of scopes[whose]) {
      navigator.serviceWorker
        .register(`/offline-worker.js?lang=${locale}${use}`, {
          scope: localePath(locale, path),
          updateViaCache: 'none',
        })
        // Private windows and full disks refuse it.
        .catch(() => {})
    }
  })
}
