import type { PageAssets } from './manifest.ts'
import type { Visit } from './visit.ts'

/** The largest style sheet that is inlined, in characters. Larger ones serve many pages, so browsers cache them. */
const LARGEST = 16_000

/** The texts read so far, by address. A build's files never change. */
const texts = new Map<string, string>()

type PageSheets = PageAssets['stylesheets']

/**
 * Divides the style sheets of a page: `inlined` ones, whose text is `css`, stand inside the document, so that it is
 * painted without waiting for them; the browser loads the `linked` ones. In development, or when they cannot be read,
 * all are linked.
 */
export async function inlineStyles(
  visit: Visit,
  sheets: PageSheets,
): Promise<{ css: string; inlined: PageSheets; linked: PageSheets }> {
  if (import.meta.env.DEV) return { css: '', inlined: [], linked: sheets }
  try {
    const read = await Promise.all(sheets.map(async (sheet) => ({ sheet, text: await textOf(visit, sheet.href) })))
    const small = read.filter(({ text }) => text.length <= LARGEST)
    const inlined = small.map(({ sheet }) => sheet)
    const css = small.map(({ text }) => text).join('')
    return { css, inlined, linked: sheets.filter((sheet) => !inlined.includes(sheet)) }
  } catch (error) {
    visit.services.log.error('page.styles', error, { request_id: visit.caller.requestId })
    return { css: '', inlined: [], linked: sheets }
  }
}

async function textOf({ services, url }: Visit, href: string): Promise<string> {
  const known = texts.get(href)
  if (known !== undefined) return known
  const answer = await services.assets.fetch(new URL(href, url).href)
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
  const text = await answer.text()
  texts.set(href, text)
  return text
}
