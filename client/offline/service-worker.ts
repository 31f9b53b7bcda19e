import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { localePath, NEW_RESUME, OFFLINE_EDITOR } from '#src/contract/addresses.ts'
import type { Locale } from '#src/contract/locale.ts'

/** The files the editor needs without a network; the build writes this in front of the script. */
declare const offline: {
  /** Changes whenever a file does. */
  version: string
  /** For each language the script every page begins with, and the paths of all files. */
  languages: Record<Locale, { entry: string; files: readonly string[] }>
}

const DAYS = 86_400
const parameters = new URL(location.href).searchParams
const locale: Locale = parameters.get('lang') === 'en' ? 'en' : 'zh'
const use = parameters.get('for')
/** The page that is kept: the editor without an account, or the offline editor of an account. */
const shell = localePath(locale, use === null ? NEW_RESUME : OFFLINE_EDITOR)
const { entry, files } = offline.languages[locale]
const isShell = ({ url }: Request) => new URL(url).pathname === shell
const network = new NetworkOnly()

/** Pages come from the network; `instead` answers when there is none. */
function answerPages(instead: () => Promise<Response | undefined>): void {
  registerRoute(
    ({ request }) => request.mode === 'navigate',
    async (asked) => {
      try {
        return await network.handle(asked)
      } catch (error) {
        const kept = await instead()
        if (kept === undefined) throw error
        return kept
      }
    },
  )
}

/** Keeps the page and all files of the editor. The page finds the résumés on the device. */
function keepEditor(): void {
  addPlugins([
    {
      // Requested without cookies, so that nobody's name stays on the device.
      requestWillFetch: async ({ request }) =>
        isShell(request) ? new Request(request, { credentials: 'omit' }) : request,
      // A page of another build names scripts that are not kept: installing fails then, and is tried again later.
      cacheWillUpdate: async ({ request, response }) => {
        if (!response.ok) return null
        return !isShell(request) || (await response.clone().text()).includes(entry) ? response : null
      },
    },
  ])
  answerPages(() => matchPrecache(shell))
  precacheAndRoute([{ url: shell, revision: offline.version }, ...files.map((url) => ({ url, revision: null }))])
  // Other files that never change: glyphs of rare characters, chunks of other pages, pictures.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(assets|fonts|previews)\//.test(url.pathname),
    new CacheFirst({
      cacheName: 'looked-at',
      plugins: [new ExpirationPlugin({ maxEntries: 500, maxAgeSeconds: 90 * DAYS, purgeOnQuotaError: true })],
    }),
  )
  cleanupOutdatedCaches()
}

// The list of an account's résumés keeps nothing of its own: without a network it leads to those on the device.
if (use === 'list') answerPages(async () => Response.redirect(shell))
else keepEditor()
// The page that installs it uses it at once. A later version waits until no page uses this one.
clientsClaim()
