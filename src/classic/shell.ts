import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { localePath } from '#src/contract/addresses.ts'
import { classicEditorPath, type Locale, localeTags } from '#src/contract/index.ts'
import { sha256Base64 } from '#src/lib/digest.ts'
import type { Origin, Requester } from '#src/origin/index.ts'
import type { Services } from '#src/services.ts'
import type { ClassicTexts } from '#src/texts/classic.ts'
import { CLASSIC_STYLES } from './styles.ts'

/** A piece of HTML; values put into it are escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** The language of a page and its texts. */
export type PageLanguage = { t: ClassicTexts; locale: Locale }

/** What every page is rendered with; `address` is its permanent address. */
type PageContext = PageLanguage & { address: string }

/** Everything needed to answer one request. */
export type ClassicVisit = PageContext & {
  services: Services
  origin: Origin
  caller: Requester
  url: URL
  headers: Headers
}

/** `print`: the styles of a page that is made to be printed, with the look of a design in style attributes. */
type Page = PageContext & { title: string; body: Html; print?: string }

/** Renders a whole page: no scripts, and one small style sheet that the content policy names by its hash. */
export async function pageResponse({ t, locale, address, title, body, print }: Page, status = 200): Promise<Response> {
  const styles = print ?? CLASSIC_STYLES
  const content = await html`<!doctype html>
<html lang="${localeTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="${t.listText}">
<link rel="canonical" href="${address}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} - ${t.site}</title>
<style>${raw(styles)}</style>
</head>
<body>
${body}
</body>
</html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${await sha256Base64(styles)}'`,
      ...(print !== undefined ? ["style-src-attr 'unsafe-inline'"] : []),
      "img-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
  }
  return new Response(String(content), { status, headers })
}

/** A page with a message and a link. */
export function notePage(context: PageContext, status: number, title: string, text: string): Promise<Response> {
  const body = html`<main><h1>${title}</h1><p>${text}</p><p><a href="${classicPath(context.locale)}">${context.t.toList}</a></p></main>`
  return pageResponse({ ...context, title, body }, status)
}

/** The address of the classic editor in a language. */
export function classicPath(locale: Locale, id?: string): string {
  return localePath(locale, classicEditorPath(id))
}
