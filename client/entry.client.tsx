import '@vitejs/plugin-react/preamble'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { withRetry } from '#src/lib/retry.ts'
import { App } from './app/app.tsx'
import { createClient } from './app/client.ts'
import { Document, STATE_ID } from './app/document.tsx'
import { watchFaults } from './app/faults.ts'
import { followLinks } from './app/links.ts'
import { matchPath } from './app/match.ts'
import { loadPage, shownRoute } from './app/pages.ts'
import { watchLimits } from './app/watch-limits.ts'
import { followTheme } from './components/use-theme.ts'
import type { AppState } from './lib/page.tsx'
import { loadPart } from './lib/part.ts'
import { createResources } from './lib/resources.tsx'

/** The routes of the pages that the service workers keep. */
const KEPT_PAGES = ['new-resume', 'edit-offline']

const send = withRetry((request) => fetch.call(globalThis, request))
const fetcher: typeof fetch = (input, init) => send(new Request(input, init))

/**
 * Names the nonce that the content policy requires for the style element with which Radix locks scrolling below menus
 * and dialogs. The library that inserts it reads this global.
 */
function nameStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce })
}

/** Hydrates the document. */
async function hydrate(): Promise<void> {
  nameStyleNonce()
  const state: AppState = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? 'null')
  const { route } = matchPath(location.pathname)
  // Without a network one kept page stands for all résumés, so the query comes from the address.
  if (KEPT_PAGES.includes(state.page.routeName ?? '')) state.page.search = location.search
  const onFault = watchFaults(fetcher, () => route?.name ?? null, state.build)
  const shown = shownRoute(state.page)
  if (shown) await loadPage(shown)
  const client = createClient(state, fetcher)
  const resources = createResources(async (name, input) => (await client.call(name, input)).data, embeddedJson)
  client.user.subscribe(resources.clear)
  startTransition(() => {
    hydrateRoot(
      document,
      <Document state={state}>
        <App client={client} resources={resources} />
      </Document>,
      {
        onCaughtError: (error) => {
          console.error(error)
          onFault(error)
        },
      },
    )
  })
  followLinks(client)
  followTheme()
  watchLimits(client)
  // Automated browsers are not counted. A failure to count affects nobody, so it is ignored.
  if (!navigator.webdriver)
    import('./app/measuring.ts').then(({ measureUse }) => measureUse(client.page)).catch(() => {})
}

/** The embedded JSON of a streamed boundary. */
function embeddedJson(key: string): string | null {
  return document.querySelector(`script[data-resource="${CSS.escape(key)}"]`)?.textContent || null
}

// `loadPart` handles scripts that a deployment has removed.
void loadPart(hydrate)
