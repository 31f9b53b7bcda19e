import { html } from 'hono/html'
import { type Locale, localeTags } from '#src/contract/index.ts'
import { type Picture, renderShell, type ShellPage } from '#src/lib/phone-shell.ts'
import { beijingTime } from '#src/lib/time.ts'
import { pageTexts } from './page-texts.ts'
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
  const { title, body } = pageTexts(locale, siteName)[page.kind]
  return renderShell({
    lang: localeTags[locale],
    status: STATUS_OF[page.kind],
    title,
    picture: PICTURE_OF[page.kind],
    content: html`${page.kind === 'confirm' ? confirmation(page, locale, siteName) : ''}
<p>${body}</p>
${page.kind === 'confirm' ? buttons(page.sceneId, locale, siteName) : ''}`,
  })
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
<button name="decision" value="confirm" class="first">${confirm}</button>
<button name="decision" value="cancel">${cancel}</button>
</form>`
}
