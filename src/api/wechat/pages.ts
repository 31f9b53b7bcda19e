import { html } from 'hono/html'
import { type Locale, localeTags } from '#src/contract/index.ts'
import { type Picture, renderShell, type ShellPage } from '#src/lib/phone-shell.ts'
import { beijingTime } from '#src/lib/time.ts'
import { scanningMessages } from '#src/texts/scanning.ts'
import { confirmPath, type PhonePage } from './phone.ts'

const PICTURE_OF: Record<PhonePage['kind'], Picture> = {
  confirm: 'screen',
  done: 'tick',
  cancelled: 'cross',
  expired: 'cross',
  taken: 'cross',
  failed: 'cross',
}

const STATUS_OF: Record<PhonePage['kind'], ShellPage['status']> = {
  confirm: 200,
  done: 200,
  cancelled: 200,
  expired: 410,
  taken: 409,
  failed: 502,
}

/** Renders what a phone is shown; without scripts. */
export function renderPhonePage(page: PhonePage, locale: Locale, siteName: string): Promise<Response> {
  const t = scanningMessages[locale]
  const { title, body } = page.kind === 'confirm' ? t.confirm(siteName) : t[page.kind]
  return renderShell({
    lang: localeTags[locale],
    status: STATUS_OF[page.kind],
    title,
    picture: PICTURE_OF[page.kind],
    content: html`${page.kind === 'confirm' ? confirmation(page, locale) : ''}
<p>${body}</p>
${page.kind === 'confirm' ? buttons(page.sceneId, locale) : ''}`,
  })
}

function confirmation(page: Extract<PhonePage, { kind: 'confirm' }>, locale: Locale) {
  const { account, place, time, beijing, unknownPlace } = scanningMessages[locale].labels
  const askedAt = `${beijingTime(page.askedAt, localeTags[locale])}${beijing}`
  return html`<dl>
${page.nickname ? html`<dt>${account}</dt><dd>${page.nickname}</dd>` : ''}
<dt>${place}</dt><dd>${page.place || unknownPlace}</dd>
<dt>${time}</dt><dd>${askedAt}</dd>
</dl>`
}

function buttons(sceneId: string, locale: Locale) {
  const { confirm, cancel } = scanningMessages[locale].labels
  return html`<form method="post" action="${confirmPath(sceneId)}">
<button name="decision" value="confirm" class="first">${confirm}</button>
<button name="decision" value="cancel">${cancel}</button>
</form>`
}
