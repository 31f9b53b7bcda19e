const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The fields of the form in a page, as a browser would send them. */
export function fieldsIn(html: string): Map<string, string> {
  const fields = new Map<string, string>()
  const form = html.slice(html.indexOf('<form'), html.indexOf('</form>'))
  const pattern = /<input([^>]*)>|<textarea([^>]*)>\n?([\s\S]*?)<\/textarea>|<select([^>]*)>([\s\S]*?)<\/select>/g
  for (const [, input, textarea, text, select, options] of form.matchAll(pattern)) {
    const attributes = input ?? textarea ?? select ?? ''
    const name = attributeOf(attributes, 'name')
    const type = attributeOf(attributes, 'type')
    if (name === null || type === 'file') continue
    if (type === 'checkbox' && !/ checked/.test(attributes)) continue
    if (text !== undefined) fields.set(name, decoded(text))
    else if (options !== undefined) fields.set(name, chosenIn(options))
    else fields.set(name, attributeOf(attributes, 'value') ?? '')
  }
  return fields
}

function chosenIn(options: string): string {
  const all = [...options.matchAll(/<option value="([^"]*)"( selected)?>/g)]
  const [, value = ''] = all.find(([, , selected]) => selected) ?? all[0] ?? []
  return decoded(value)
}

function attributeOf(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]
  return found === undefined ? null : decoded(found)
}

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
}
