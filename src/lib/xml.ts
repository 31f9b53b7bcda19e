const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes text for an XML attribute or element. */
export function escapeXml(text: string): string {
  return xmlText(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

/** Removes the control characters that XML 1.0 cannot contain; a single one would make the whole file unreadable. */
export function xmlText(text: string): string {
  return text.replace(forbidden, '')
}
