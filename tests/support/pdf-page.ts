import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import type { BrowserContext, Page } from './browser.ts'

/** What the editor's preview adds to pdf.js before it draws. */
const THIN_CLIPS = 'client/features/editor/pdf/thin-clips.ts'

/** A page away from the site where pdf.js draws as it does in the editor: `import('https://pdf.test/pdf.min.mjs')`. */
export async function openPdfPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.route('https://pdf.test/**', async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    if (!name) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    const script = await readFile(`node_modules/pdfjs-dist/build/${name}`, 'utf8')
    const before = name.startsWith('pdf.renderer') ? stripTypeScriptTypes(readFileSync(THIN_CLIPS, 'utf8')) : ''
    await route.fulfill({ contentType: 'text/javascript', body: `${before}\n${script}` })
  })
  await page.goto('https://pdf.test/')
  return page
}
