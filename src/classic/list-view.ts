import { html } from 'hono/html'
import { localeTags, type ResumeList } from '#src/contract/index.ts'
import { beijingTime } from '#src/lib/time.ts'
import { classicPath, type Html, type PageLanguage } from './shell.ts'

/**
 * The page with the user's résumés, the last edited first, and a button for a new one. `key` keeps a repeated post from
 * creating two.
 */
export function listView({ t, locale }: PageLanguage, list: ResumeList, key: string, trouble: string): Html {
  const { items, page, page_size, total } = list
  const path = classicPath(locale)
  return html`<main>
<h1>${t.listTitle}</h1>
<p>${t.listText}</p>
${trouble && html`<div class="alert" role="alert"><p>${trouble}</p></div>`}
${items.length === 0 ? html`<p>${t.none}</p>` : ''}
<ul class="plain">${items.map(
    (item) =>
      html`<li><a href="${classicPath(locale, item.id)}">${item.title === '' ? t.untitled : html`<span lang="${localeTags[item.locale]}">${item.title}</span>`} <span class="hint">${t.edited(beijingTime(item.updated_at, localeTags[locale]))}</span></a></li>`,
  )}</ul>
<p>${page > 1 ? html`<a href="${path}?page=${page - 1}">${t.previous}</a> ` : ''}${page * page_size < total ? html`<a href="${path}?page=${page + 1}">${t.next}</a>` : ''}</p>
<form method="post" action="${path}"><fieldset><legend>${t.create}</legend>
<input type="hidden" name="key" value="${key}">
<div class="field"><label for="f-language">${t.createLanguage}</label><select id="f-language" name="language"><option value="zh">中文</option><option value="en"${locale === 'en' ? html` selected` : ''}>English</option></select></div>
<p class="row"><button type="submit" class="main">${t.createButton}</button></p></fieldset></form>
</main>`
}
