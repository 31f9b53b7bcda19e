import type { ReactNode } from 'react'
import type { AppState } from '#client/lib/page.tsx'
import { THEME_SCRIPT } from '#client/lib/theme.ts'
import { localeTags } from '#src/contract/locale.ts'
import { toJsonScript } from '#src/lib/json-script.ts'

/** The assets of a document, which only the server knows. */
export type DocumentAssets = {
  nonce: string
  css: string
  /** Style sheets whose text is in `css`. */
  inlined: readonly DocumentAsset[]
  linked: readonly DocumentAsset[]
  preloads: readonly DocumentAsset[]
}

/** A file and its integrity hash. */
export type DocumentAsset = { href: string; integrity?: string }

/** The id of the script in which a page carries its state, as JSON. */
export const STATE_ID = 'page-state'

/** The state for hydration, without the texts that only the head needs. */
function browserState({ page, ...state }: AppState): AppState {
  const { seo_title: _, seo_key: __, ...site } = page.site
  return { ...state, page: { ...page, site } }
}

/** The document around the application. In the browser `assets` is absent, and what the server wrote stays. */
export function Document({
  state,
  assets,
  children,
}: {
  state: AppState
  assets?: DocumentAssets
  children: ReactNode
}) {
  return (
    <html lang={localeTags[state.page.locale]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Vite reads this nonce for the style sheets it injects. */}
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={assets?.nonce} suppressHydrationWarning />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBFAF7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161815" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script
          nonce={assets?.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? THEME_SCRIPT : '' }}
        />
        {/* The precedence keeps it before the style sheets that follow. */}
        <style href="app" precedence="app" nonce={assets?.nonce}>
          {assets?.css}
        </style>
        {/* Disabled, they only tell the module loader not to fetch them. */}
        {assets?.inlined.map(({ href }) => (
          <link key={href} rel="stylesheet" href={href} {...{ disabled: true }} />
        ))}
        {assets?.linked.map((file) => (
          <link key={file.href} rel="stylesheet" {...file} />
        ))}
        {assets?.preloads.map((file) => (
          <link key={file.href} rel="modulepreload" fetchPriority="low" {...file} nonce={assets.nonce} />
        ))}
      </head>
      <body>
        {children}
        <script
          id={STATE_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? toJsonScript(browserState(state)) : '' }}
        />
      </body>
    </html>
  )
}
