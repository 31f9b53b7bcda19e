import { decodeEntities } from './rich-text-read.ts'

const tag = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w.:-]+)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/g

/**
 * Yields the tags of an XML text, each with the text up to the next one. It ignores document types, so entities cannot
 * be expanded.
 */
export function* xmlEvents(xml: string) {
  let last: { name: string; isEnd: boolean; isEmpty: boolean; attributes: string } | undefined
  let from = 0
  for (const match of xml.matchAll(tag)) {
    if (last) yield { ...last, text: decodeEntities(xml.slice(from, match.index)) }
    from = match.index + match[0].length
    const [, slash, name, attributes = ''] = match
    last =
      name === undefined ? undefined : { name, isEnd: slash === '/', isEmpty: attributes.endsWith('/'), attributes }
  }
  if (last) yield { ...last, text: '' }
}
