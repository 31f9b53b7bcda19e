import { html } from 'hono/html'
import { localePath, loginPath } from '#src/contract/addresses.ts'
import { MY_RESUMES } from '#src/contract/index.ts'
import type { Origin, Requester } from '#src/origin/index.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { type Done, doneKinds } from './actions.ts'
import { inputId } from './fields.ts'
import { nameOf } from './names.ts'
import { classicPath, type Html, type PageLanguage } from './shell.ts'
import { credentialFields, type SignInTrouble } from './sign-in.ts'

/**
 * The result of a save, carried in the address of the next page, which reports it. `at`: the address of the entry
 * concerned; `lost`: addresses of values from elsewhere that the merge replaced, in the history at revision `rev`.
 */
export type Aftermath = { done: Done; at: string; rev: number; lost: string[] }

const MAX_LOST = 20

/** Writes an aftermath as a query. */
export function aftermathQuery({ done, at, rev, lost }: Aftermath): URLSearchParams {
  const query = new URLSearchParams({ done, at, rev: String(rev) })
  if (lost.length > 0) query.set('lost', lost.slice(0, MAX_LOST).join(','))
  return query
}

/** Parses the query written by `aftermathQuery`; null on a page opened without one. */
export function readAftermath(query: URLSearchParams): Aftermath | null {
  const done = doneKinds.find((known) => known === query.get('done'))
  if (done === undefined) return null
  const lost = (query.get('lost') ?? '').split(',').filter(Boolean).slice(0, MAX_LOST)
  return { done, at: query.get('at') ?? '', rev: Number(query.get('rev')), lost }
}

/** The notice about a save. Replaced values from elsewhere are quoted in full, from the history. */
export async function aftermathNotice(
  language: PageLanguage,
  aftermath: Aftermath,
  { id, document, origin, caller }: { id: string; document: ResumeDocument; origin: Origin; caller: Requester },
): Promise<Html> {
  const { t, locale } = language
  const { done, at, rev, lost } = aftermath
  if (lost.length === 0) {
    const undo = html` <button type="submit" name="do" value="restore:${at}">${t.undo}</button>`
    return html`<div class="note" id="note" role="status"><p>${t[done]}${done === 'deleted' ? undo : ''}</p></div>`
  }
  const result = await origin.call('user.Resume/history', { id }, caller)
  const rows = result.ok ? result.data.filter((row) => row.rev === rev) : []
  const items = lost.map((address) => {
    const [entry = '', field = ''] = address.split('.')
    const value = rows.find((row) => row.entry === entry && row.values[field] !== undefined)?.values[field]
    // The place of an entry is not text.
    const isText = value !== undefined && !['section', 'pos', 'icon'].includes(field)
    const text = isText ? t.lostValue(String(value)) : t.lostKept
    return html`<li><a href="#${inputId(address)}">${nameOf(document, address, locale)}</a><blockquote>${text}</blockquote></li>`
  })
  return html`<div class="alert" id="note" role="alert"><p>${t.lostTitle}</p><ul>${items}</ul></div>`
}

/**
 * The list of everything that must be corrected before the form can be saved, each with a link to its field.
 * @param photo the error of the picture, as a text
 */
export function faultNotice(
  { t, locale }: PageLanguage,
  document: ResumeDocument,
  faults: readonly string[],
  photo = '',
): Html {
  const items = faults.map((address) => {
    if (address === '') return html`<li>${t.faultSize}</li>`
    if (address === 'photo') return html`<li><a href="#f-photo">${t.photo}</a>${t.about(photo)}</li>`
    return html`<li><a href="#${inputId(address)}">${nameOf(document, address, locale)}</a>${t.about(t.fault)}</li>`
  })
  return html`<div class="alert" id="note" role="alert"><p>${t.faultTitle}</p><ul>${items}</ul></div>`
}

/** The sign-in fields inside the form: the typed values are sent along and saved at once. */
export function signInNotice({ t, locale }: PageLanguage, action: string, trouble: SignInTrouble): Html {
  const login = loginPath(locale, classicPath(locale))
  return html`<div class="alert" id="note" role="alert"><p>${t.sessionOver}</p>${trouble.text && html`<p class="bad">${trouble.text}</p>`}</div>
<fieldset><legend>${t.signIn}</legend>
${credentialFields({ t, locale }, trouble.question)}
<p class="row"><button type="submit" class="main" name="do" value="${action}">${t.signInButton}</button></p>
<p>${t.signInElsewhere} <a href="${login}" target="_blank" rel="noopener">${t.signInLink}</a></p></fieldset>`
}

/** Says why the form could not be saved, and that nothing typed is lost. */
export function troubleNotice({ t, locale }: PageLanguage, kind: 'missing' | 'unreachable'): Html {
  const link = html`<p><a href="${localePath(locale, MY_RESUMES)}" target="_blank" rel="noopener">${t.missingLink}</a></p>`
  return html`<div class="alert" id="note" role="alert"><p>${t[kind]}</p>${kind === 'missing' ? link : ''}</div>`
}
