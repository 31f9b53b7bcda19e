import { html, raw } from 'hono/html'
import { sha256Base64 } from './digest.ts'

const STYLES = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1c1e1b; --soft: #5c605a; --line: #ddd9cd; --green: #2f6b4f; --on-green: #fff }
@media (prefers-color-scheme: dark) { :root { --paper: #161815; --ink: #e9e6df; --soft: #a3a69d; --line: #3a3e37; --green: #6fb592; --on-green: #10130f } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column; justify-content: center; padding: 32px 24px calc(32px + env(safe-area-inset-bottom)); background: var(--paper); color: var(--ink); font: 17px/1.6 -apple-system, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
main { width: 100%; max-width: 400px; margin: 0 auto }
svg { display: block; width: 56px; height: 56px; margin-left: -4px; color: var(--green) }
h1 { margin: 16px 0 8px; font-size: 26px; line-height: 1.3; font-weight: 600; overflow-wrap: anywhere }
p { margin: 0 0 16px; color: var(--soft) }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0; padding: 16px 0; border-block: 1px solid var(--line) }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere }
form, nav { display: grid; gap: 12px; margin-top: 32px }
button, nav a { display: grid; place-content: center; font: inherit; min-height: 50px; padding: 8px 16px; border-radius: 8px; border: 1px solid var(--line); background: none; color: inherit; text-align: center; text-decoration: none }
.first { background: var(--green); border-color: var(--green); color: var(--on-green); font-weight: 600 }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px }
`

/** Each picture is drawn in a viewBox of 48 by 48. */
const PICTURES = {
  screen: '<path d="M6 9h36v24H6zM18 40h12M24 33v7"/>',
  tick: '<circle cx="24" cy="24" r="17"/><path d="M16 25l6 6 11-13"/>',
  cross: '<circle cx="24" cy="24" r="17"/><path d="M18 18l12 12M30 18L18 30"/>',
  clock: '<circle cx="24" cy="24" r="17"/><path d="M24 14v11l7 4"/>',
  purse: '<path d="M6 13h36v26H6zM6 20h36M30 30h6"/>',
}
/** The name of a picture in `PICTURES`. */
export type Picture = keyof typeof PICTURES

type Content = ReturnType<typeof html>

/** A page shown on a phone in the middle of a third party's flow: with one script or none. */
export type ShellPage = {
  /** The BCP 47 tag of the page's language. */
  lang: string
  status: 200 | 404 | 409 | 410 | 502
  title: string
  picture: Picture
  /** The content below the title. */
  content: Content | Content[]
  script?: string | undefined
}

/** Renders the whole page. Its content policy names style and script by their hashes. */
export async function renderShell(page: ShellPage): Promise<Response> {
  const { lang, status, title, picture, content, script } = page
  const document = await html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(STYLES)}</style>
</head>
<body>
<main>
<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${raw(PICTURES[picture])}</svg>
<h1>${title}</h1>
${content}
</main>
${script === undefined ? '' : html`<script>${raw(script)}</script>`}
</body>
</html>`
  return new Response(document, { status, headers: await headersOf(script) })
}

async function headersOf(script: string | undefined): Promise<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${await sha256Base64(STYLES)}'`,
    ...(script === undefined ? [] : [`script-src 'sha256-${await sha256Base64(script)}'`, "connect-src 'self'"]),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
  }
}
