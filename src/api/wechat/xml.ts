/** The elements of a message by name; all values are texts. */
export type FlatXml = Readonly<Record<string, string>>

const FIELD = /\s*<(\w+)>(?:<!\[CDATA\[((?:(?!\]\]>)[\s\S])*)\]\]>|([^<&]*))<\/\1>\s*/y

/**
 * Parses the XML of WeChat's messages: one `xml` element, whose children hold a text or CDATA. Entities, attributes,
 * nesting and document types are not supported.
 * @returns null for anything else
 */
export function parseFlatXml(text: string): FlatXml | null {
  const inner = /^\s*<xml>([\s\S]*)<\/xml>\s*$/.exec(text)?.[1]
  if (inner === undefined) return null
  const fields = new Map<string, string>()
  FIELD.lastIndex = 0
  while (FIELD.lastIndex < inner.length) {
    const [, name, data, plain] = FIELD.exec(inner) ?? []
    if (name === undefined || fields.has(name)) return null
    fields.set(name, data ?? plain ?? '')
  }
  return Object.fromEntries(fields)
}

/** Writes such a message: numbers as they are, texts as CDATA. */
export function flatXml(fields: Record<string, string | number>): string {
  const children = Object.entries(fields).map(([name, value]) => `<${name}>${content(value)}</${name}>`)
  return `<xml>${children.join('')}</xml>`
}

function content(value: string | number): string {
  if (typeof value === 'number') return String(value)
  return `<![CDATA[${value.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
