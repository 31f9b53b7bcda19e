import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storedInBrowser } from '#client/i18n/stored-in-browser.ts'

/** Every file of the pages that touches what a browser keeps, and the rows of the statement it writes. */
const writers: Readonly<Record<string, readonly string[]>> = {
  'client/features/editor/checks/spelling/use-learned.ts': ['localStorage editor-words'],
  'client/features/editor/checks/use-dismissed.ts': ['localStorage editor-checks-*'],
  'client/features/editor/paper/use-zoom.ts': ['localStorage editor-zoom'],
  'client/features/editor/posting/draft.ts': ['sessionStorage posting-draft'],
  'client/features/editor/shell/use-pane-widths.ts': ['localStorage editor-panes'],
  // Only deletes.
  'client/features/header/sign-out.ts': [],
  'client/features/purchase/watched-orders.ts': ['localStorage orders-begun'],
  'client/features/sharing/comments/reader-key.ts': ['localStorage reader-*'],
  'client/features/sign-in/use-code-countdown.ts': ['sessionStorage code-deadlines'],
  'client/lib/device-designs.ts': ['localStorage own-designs'],
  'client/lib/device-photos.ts': ['indexedDB qingjian-photos'],
  'client/lib/guest-mark.ts': ['localStorage guest-resumes'],
  'client/lib/journal.ts': ['indexedDB qingjian-resumes'],
  'client/lib/kept-mark.ts': ['localStorage kept-resumes'],
  'client/lib/kept-resumes.ts': ['indexedDB qingjian-kept'],
  'client/lib/reload-guard.ts': ['sessionStorage reloaded *'],
  'client/lib/single-keys.ts': ['localStorage single-keys'],
  'client/lib/theme.ts': ['localStorage theme'],
  'client/offline/service-worker.ts': [
    'cacheStorage looked-at',
    'cacheStorage workbox-precache-*',
    'indexedDB workbox-expiration',
  ],
  // Only deletes.
  'client/offline/withdrawn.ts': [],
}

/** The stores of a browser, by the names scripts reach them by. */
const STORES = /\b(?:localStorage|sessionStorage|openDB|indexedDB\.open|caches\.|cacheName)\b/

test('whoever keeps something in a browser says in the statement what it is and whether it outlives signing out', () => {
  const found = globSync('client/**/*.{ts,tsx}').filter(
    (path) => !path.startsWith('client/i18n/') && STORES.test(readFileSync(path, 'utf8')),
  )
  expect(found.toSorted()).toEqual(Object.keys(writers).toSorted())
  const told = storedInBrowser.filter(({ place }) => place !== 'cookie').map(({ place, name }) => `${place} ${name}`)
  expect(Object.values(writers).flat().toSorted()).toEqual(told.toSorted())
})
