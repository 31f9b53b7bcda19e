import { html } from 'hono/html'
import { type Locale, localeTags } from '#src/contract/index.ts'
import { type Picture, renderShell, type ShellPage } from '#src/lib/phone-shell.ts'
import { beijingTime } from '#src/lib/time.ts'
import { scanningMessages } from '#src/texts/scanning.ts'
import { confirmPath, type PhonePage } from './phone.ts'

const LOOK_OF: Record<PhonePage['kind'], { picture: Picture; status: ShellPage['status'] }> = {
  confirm: { picture: 'screen', status: 200 },
  done: { picture: 'tick', status: 200 },
  cancelled: { picture: 'cross', status: 200 },
  expired: { picture: 'cross', status: 410 },
  taken: { picture: 'cross', status: 409 },
  failed: { picture: 'cross', status: 502 },
}

/** Renders a page for a phone, without scripts. */
export function renderPhonePage(page: PhonePage, locale: Locale, siteName: string): Promise<Response> {
  const { title, body } = textsOf(page, locale, siteName)
  return renderShell({
    lang: localeTags[locale],
    ...LOOK_OF[page.kind],
    title,
    content: html`${page.kind === 'confirm' ? confirmation(page, locale) : ''}
<p>${body}</p>
${page.kind === 'confirm' ? buttons(page, locale) : ''}`,
  })
}

function textsOf(page: PhonePage, locale: Locale, siteName: string): { title: string; body: string } {
  const { tasks, ...t } = scanningMessages[locale]
  if (!('purpose' in page)) return t[page.kind]
  const task = tasks[page.purpose]
  return page.kind === 'confirm' ? task.confirm(siteName) : task[page.kind]
}

type ConfirmPage = Extract<PhonePage, { kind: 'confirm' }>

function confirmation(page: ConfirmPage, locale: Locale) {
  const { account, asker, place, time, beijing, unknownPlace } = scanningMessages[locale].labels
  const askedAt = `${beijingTime(page.askedAt, localeTags[locale])}${beijing}`
  return html`<dl>
${page.asker ? html`<dt>${asker}</dt><dd>${page.asker.name} (ID ${page.asker.id})</dd>` : ''}
${page.nickname ? html`<dt>${account}</dt><dd>${page.nickname}</dd>` : ''}
<dt>${place}</dt><dd>${page.place || unknownPlace}</dd>
<dt>${time}</dt><dd>${askedAt}</dd>
</dl>`
}

function buttons({ sceneId, purpose }: ConfirmPage, locale: Locale) {
  const { tasks, labels } = scanningMessages[locale]
  return html`<form method="post" action="${confirmPath(sceneId)}">
<button name="decision" value="confirm" class="first">${tasks[purpose].button}</button>
<button name="decision" value="cancel">${labels.cancel}</button>
</form>`
}
