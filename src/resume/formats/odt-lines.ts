import { nestedIndent } from '#src/resume/markup.ts'
import { listNumbers, odtLists } from './list-numbers.ts'
import { markedLine, type SourceLine } from './source-line.ts'
import { rowLines } from './table-rows.ts'
import { xmlEvents } from './xml-events.ts'

/** Elements whose text is skipped: comments, struck-out text, descriptions of pictures. */
const skipped = new Set(['office:annotation', 'text:tracked-changes', 'svg:title', 'svg:desc', 'text:sequence-decls'])

/**
 * Reads the lines of an OpenDocument text in reading order; the cells of a row become one line.
 * @param xml of `content.xml`, or of the headers and footers in `styles.xml`
 * @param styles `styles.xml`, for lists of named styles
 */
export function odtLines(xml: string, styles = ''): SourceLine[] {
  const lines: SourceLine[] = []
  const rows: { cells: SourceLine[][] }[] = []
  const bold = boldStyles(xml)
  const numberOf = numberedItems(xml + styles)
  let number: number | undefined
  let [text, level, depth, skip, isListed] = ['', 0, 0, 0, false]
  let spans: { isBold: boolean }[] = []
  let lead = 0
  const add = (words: string) => {
    if (spans.some(({ isBold }) => isBold) && lead === text.length) lead += words.length
    text += words
  }
  const end = () => {
    const hints = {
      ...(isListed
        ? { bullet: true, indent: nestedIndent * (depth - 1), ...(number === undefined ? {} : { number }) }
        : {}),
      ...(level > 0 ? { level: level === 1 ? (1 as const) : (2 as const) } : {}),
    }
    const cells = rows.at(-1)?.cells.at(-1)
    const made = text.split('\n').flatMap((part, index) => {
      const isWhole = index === 0 && lead >= text.trim().length
      return markedLine(part, { ...hints, ...(isWhole && lead > 0 ? { lead: part.trim().length } : {}) }) ?? []
    })
    ;(cells ?? lines).push(...made)
    ;[text, level, lead, isListed] = ['', 0, 0, false]
    number = undefined
    spans = []
  }
  let isOpen = false
  for (const { name, isEnd, isEmpty, attributes, text: after } of xmlEvents(xml)) {
    if (skipped.has(name) && !isEmpty) skip += isEnd ? -1 : 1
    if (skip > 0) continue
    if (name === 'text:list' && !isEmpty && !isEnd) numberOf.list(depth, attributes)
    if (name === 'text:list-item' && !isEmpty) {
      depth += isEnd ? -1 : 1
      number = isEnd ? undefined : numberOf.item(depth - 1)
    }
    if ((name === 'text:p' || name === 'text:h') && !isEmpty) {
      if (isEnd) end()
      else {
        level = name === 'text:h' ? Math.max(1, Number(/outline-level="(\d)"/.exec(attributes)?.[1] ?? 1) - 1) : 0
        isListed = depth > 0
        spans = [{ isBold: bold.has(styleOf(attributes)) }]
      }
      isOpen = !isEnd
    } else if (name === 'text:span' && !isEmpty) {
      if (isEnd) spans.pop()
      else spans.push({ isBold: bold.has(styleOf(attributes)) })
    } else if (name === 'text:tab') add('\t')
    else if (name === 'text:line-break') add('\n')
    else if (name === 'text:s') add(' ')
    else if (name === 'table:table-row' && !isEmpty) {
      if (isEnd) lines.push(...rowLines(rows.pop()?.cells ?? []))
      else rows.push({ cells: [] })
    } else if (name === 'table:table-cell' && !isEnd) rows.at(-1)?.cells.push([])
    if (isOpen) add(after.replace(/[\r\n]+/g, ' '))
  }
  return lines
}

/** The numbers of list items; a list inside another has the style of that one. */
function numberedItems(xml: string) {
  const lists = odtLists(xml)
  const count = listNumbers()
  let [style, nth] = ['', 0]
  return {
    list: (depth: number, attributes: string) => {
      if (depth > 0) return
      style = styleOf(attributes)
      if (!/text:continue-numbering="true"|text:continue-list=/.test(attributes)) nth += 1
    },
    item: (level: number) => (lists.get(style)?.has(level) ? count(String(nth), level) : undefined),
  }
}

function styleOf(attributes: string): string {
  return /text:style-name="([^"]*)"/.exec(attributes)?.[1] ?? ''
}

function boldStyles(xml: string): Set<string> {
  const styles = [...xml.matchAll(/<style:style\b([^<>]*)>([\s\S]*?)<\/style:style>/g)]
  const bold = styles.filter(([, , body = '']) => /fo:font-weight="bold"/.test(body))
  return new Set(bold.map(([, attributes = '']) => /style:name="([^"]*)"/.exec(attributes)?.[1] ?? ''))
}
