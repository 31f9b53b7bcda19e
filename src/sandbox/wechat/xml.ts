/** A message in WeChat's XML: texts as CDATA, one element per line. */
export function xmlOf(fields: Record<string, string | number>): string {
  const lines = Object.entries(fields).map(([name, value]) => {
    return typeof value === 'number' ? `<${name}>${value}</${name}>` : `<${name}><![CDATA[${value}]]></${name}>`
  })
  return ['<xml>', ...lines, '</xml>'].join('\n')
}

/** The text of an element; empty when it is missing. */
export function xmlField(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}>`)
  const end = xml.indexOf(`</${name}>`, start)
  if (start < 0 || end < 0) return ''
  const content = xml.slice(start + name.length + 2, end)
  return content.replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
}
