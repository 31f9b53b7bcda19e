import type { PageAssets } from './manifest.ts'
import type { Visit } from './visit.ts'

/** The texts read so far, by address. A build's files never change. */
const texts = new Map<string, string>()

/**
 * Reads the style sheets of a page, to stand inside its document: it is painted without waiting for them. Returns null
 * in development, and when they cannot be read: the browser then loads them.
 */
export async function textOfStyles(visit: Visit, sheets: PageAssets['stylesheets']): Promise<string | null> {
  if (import.meta.env.DEV) return null
  try {
    return (await Promise.all(sheets.map(({ href }) => textOf(visit, href)))).join('')
  } catch (error) {
    visit.services.log.error('page.styles', error, { request_id: visit.caller.requestId })
    return null
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
