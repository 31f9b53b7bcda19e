import { html, raw } from 'hono/html'
import { type Locale, localeTags } from '#src/contract/index.ts'
import { sha256Base64 } from '#src/lib/digest.ts'
import { beijingTime } from '#src/lib/time.ts'
import { pageTexts } from './page-texts.ts'
import { confirmPath, type PhonePage } from './phone.ts'

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
form { display: grid; gap: 12px; margin-top: 32px }
button { font: inherit; min-height: 50px; border-radius: 8px; border: 1px solid var(--line); background: none; color: inherit }
button[value=confirm] { background: var(--green); border-color: var(--green); color: var(--on-green); font-weight: 600 }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px }
`

/** Each picture is drawn on a field of 48 by 48. */
const PICTURES = {
  screen: '<path d="M6 9h36v24H6zM18 40h12M24 33v7"/>',
  tick: '<path d="M10 25l10 10 18-21"/>',
  cross: '<path d="M13 13l22 22M35 13L13 35"/>',
}

const PICTURE_OF: Record<PhonePage['kind'], string> = {
  confirm: PICTURES.screen,
  done: PICTURES.tick,
  cancelled: PICTURES.cross,
  expired: PICTURES.cross,
  taken: PICTURES.cross,
  failed: PICTURES.cross,
}

const STATUS_OF: Record<PhonePage['kind'], number> = {
  confirm: 200,
  done: 200,
  cancelled: 200,
  expired: 410,
  taken: 409,
  failed: 502,
}

/** Renders what a phone is shown. Without scripts; the one style element is named by its hash in the policy. */
export async function renderPhonePage(page: PhonePage, locale: Locale, siteName: string): Promise<Response> {
  const texts = pageTexts(locale, siteName)
  const { title, body } = texts[page.kind]
  const content = await html`<!doctype html>
<html lang="${localeTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(STYLES)}</style>
</head>
<body>
<main>
<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${raw(PICTURE_OF[page.kind])}</svg>
<h1>${title}</h1>
${page.kind === 'confirm' ? confirmation(page, locale, siteName) : ''}
<p>${body}</p>
${page.kind === 'confirm' ? buttons(page.sceneId, locale, siteName) : ''}
</main>
</body>
</html>`
  return new Response(content, { status: STATUS_OF[page.kind], headers: await pageHeaders() })
}

function confirmation(page: Extract<PhonePage, { kind: 'confirm' }>, locale: Locale, siteName: string) {
  const { account, place, time, beijing, unknownPlace } = pageTexts(locale, siteName).labels
  const askedAt = `${beijingTime(page.askedAt, localeTags[locale])}${beijing}`
  return html`<dl>
${page.nickname ? html`<dt>${account}</dt><dd>${page.nickname}</dd>` : ''}
<dt>${place}</dt><dd>${page.place || unknownPlace}</dd>
<dt>${time}</dt><dd>${askedAt}</dd>
</dl>`
}

function buttons(sceneId: string, locale: Locale, siteName: string) {
  const { confirm, cancel } = pageTexts(locale, siteName).labels
  return html`<form method="post" action="${confirmPath(sceneId)}">
<button name="decision" value="confirm">${confirm}</button>
<button name="decision" value="cancel">${cancel}</button>
</form>`
}

async function pageHeaders(): Promise<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${await sha256Base64(STYLES)}'`,
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
  }
}
