import { html, raw } from 'hono/html'
import type { ResumeDocument } from '#src/resume/document.ts'
import { ownPhoto } from '#src/resume/own-photo.ts'
import { footRule } from '#src/resume/sheet/foot.ts'
import sheetStyles from '#src/resume/sheet/sheet.css?raw'
import { sheetHtml } from '#src/resume/sheet/sheet.ts'
import sheetForm from '#src/resume/sheet/sheet-form.css?raw'
import sheetPrint from '#src/resume/sheet/sheet-print.css?raw'
import sheetWide from '#src/resume/sheet/sheet-wide.css?raw'
import { titleOf, viewResume } from '#src/resume/view.ts'
import { classicPath, type Html, type PageLanguage } from './shell.ts'
import { HIDDEN } from './styles.ts'

/** Styles of the page that `sheetHtml` renders, to be read and printed. */
const PRINT_STYLES = `
@page { size: A4; margin: 14mm 0 }
* { box-sizing: border-box }
body { margin: 0; background: #fff; color: #1c1e1b; font: 10.5pt/1.6 -apple-system, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
nav { max-width: 210mm; margin: 0 auto; padding: 12px 16px; font-size: 17px }
nav a { display: inline-block; min-height: 44px; padding: 8px 16px 8px 0; color: #24543e }
@media print { nav { display: none } }
${HIDDEN}
${sheetStyles}${sheetWide}${sheetForm}${sheetPrint}`

/** The whole résumé as a page to print, for browsers that cannot make the PDF file. */
export function printView(
  { t, locale }: PageLanguage,
  id: string,
  document: ResumeDocument,
): { title: string; body: Html; print: string } {
  const photo = ownPhoto(document.basics)
  const picture = photo === null ? undefined : `/api/user.Resume/photo?key=${photo}`
  const title = titleOf(viewResume(document))
  const body = html`<nav><a href="${classicPath(locale, id)}">${t.toClassic}</a><p>${t.printHelp}</p></nav>
<main><h1 class="vh">${title}</h1>${raw(sheetHtml(document, { links: true, photo: picture }))}</main>`
  return { title, body, print: PRINT_STYLES + footRule(document) }
}
