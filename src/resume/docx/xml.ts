const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text for an XML attribute or element. */
export function escapeXml(text: string): string {
  return xmlText(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

/** Text without the control signs XML 1.0 has no way to hold; one of them would make the whole file unreadable. */
export function xmlText(text: string): string {
  return text.replace(forbidden, '')
}
