import { html, raw } from 'hono/html'
import type { ResumeDocument } from '#src/resume/document.ts'
import { footRule } from '#src/resume/sheet/foot.ts'
import { sheetHtml } from '#src/resume/sheet/sheet.ts'
import { titleOf, viewResume } from '#src/resume/view.ts'
import { PRINT_STYLES } from './print-styles.ts'
import { classicPath, type Html, type Pen } from './shell.ts'

/** The whole résumé as a page to print, for browsers that cannot make the PDF file. */
export function printView(
  { t, locale }: Pen,
  id: string,
  document: ResumeDocument,
): { title: string; body: Html; print: string } {
  const { photo } = document.basics
  const picture = photo === undefined || photo === 'placeholder' ? undefined : `/api/user.Resume/photo?key=${photo}`
  const title = titleOf(viewResume(document))
  const body = html`<nav><a href="${classicPath(locale, id)}">${t.toClassic}</a><p>${t.printHelp}</p></nav>
<main><h1 class="vh">${title}</h1>${raw(sheetHtml(document, { links: true, photo: picture }))}</main>`
  return { title, body, print: PRINT_STYLES + footRule(document) }
}
