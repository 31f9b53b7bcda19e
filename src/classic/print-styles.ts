import sheetStyles from '#src/resume/sheet/sheet.css?raw'
import sheetForm from '#src/resume/sheet/sheet-form.css?raw'
import sheetPrint from '#src/resume/sheet/sheet-print.css?raw'
import sheetWide from '#src/resume/sheet/sheet-wide.css?raw'
import { HIDDEN } from './styles.ts'

/** Styles of the page that `sheetHtml` renders, to be read and printed. */
export const PRINT_STYLES = `
@page { size: A4; margin: 14mm 0 }
* { box-sizing: border-box }
body { margin: 0; background: #fff; color: #1c1e1b; font: 10.5pt/1.6 -apple-system, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
nav { max-width: 210mm; margin: 0 auto; padding: 12px 16px; font-size: 17px }
nav a { display: inline-block; min-height: 44px; padding: 8px 16px 8px 0; color: #24543e }
@media print { nav { display: none } }
${HIDDEN}
${sheetStyles}${sheetWide}${sheetForm}${sheetPrint}`
