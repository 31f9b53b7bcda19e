import { html } from 'hono/html'
import type { Locale } from '#src/contract/index.ts'
import { localeTags } from '#src/contract/locale.ts'
import type { Mail } from './sender.ts'

/** The content of an e-mail: paragraphs, a code on a line of its own, and why it was sent. */
export type Letter = {
  locale: Locale
  /** The name of the site. */
  sender: string
  to: string
  subject: string
  paragraphs: readonly (string | { code: string })[]
  /** The last line: who sent this and why. */
  reason: string
  replyTo?: string
}

const BODY = 'margin:0;padding:24px;background:#f6f5f1;color:#22262a;font:16px/1.7 sans-serif'
const SHEET = 'max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:8px'
const CODE = 'font:600 28px/1.4 monospace;letter-spacing:.15em'
const SMALL = 'color:#6b7075;font-size:13px'

/** Renders an e-mail as plain text and as HTML without external resources. */
export function writeLetter({ locale, sender, to, subject, paragraphs, reason, replyTo }: Letter): Mail {
  const lines = paragraphs.map((part) => (typeof part === 'string' ? part : `    ${part.code}`))
  const page = html`<!doctype html>
<html lang="${localeTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="${BODY}"><div style="${SHEET}">
${paragraphs.map((part) =>
  typeof part === 'string'
    ? html`<p style="white-space:pre-line;overflow-wrap:anywhere">${part}</p>`
    : html`<p style="${CODE}">${part.code}</p>`,
)}
<p style="${SMALL}">${reason}</p>
</div></body></html>`
  return { to, sender, subject, text: `${[...lines, '-- ', reason].join('\n\n')}\n`, html: String(page), replyTo }
}
