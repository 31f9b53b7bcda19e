import { row } from './definitions.ts'

const attribute = /^:([\w-]{1,40}):(.*)$/
const term = /^\s*([^\s:][^\n]{0,80}?):{2,4}(?:[ \t]+(\S.*))?$/

/** Whether a text is AsciiDoc: its headings begin with equals signs. */
export function isAsciiDoc(text: string): boolean {
  const headings = text.match(/^={1,5} \S.*$/gm) ?? []
  return headings.length > 1 || (headings.length > 0 && /^:[\w-]+:|^\|===/m.test(text))
}

/**
 * Converts AsciiDoc to Markdown: headings, lists, tables, terms and links. Attributes of its head are put in where the
 * text refers to them; the others become front matter.
 */
export function asciiDocToMarkdown(text: string): string {
  const [attributes, body] = withoutAttributes(text.replace(/^\/\/.*$/gm, ''))
  const isReferred = (name: string) => body.includes(`{${name}}`)
  // `Ada Byron <ada@example.com>` below a title that says the name already.
  const referred = body
    .replace(/^([^\s<>|=][^<>|\n]{1,60}) <([^\s<>@]{1,60}@[^\s<>]{1,60})>$/m, (_, name: string, address: string) =>
      body.includes(`= ${name}\n`) ? address : `${name}\n\n${address}`,
    )
    .replace(/\{([\w-]+)\}/g, (whole, name: string) => attributes.get(name) ?? whole)
  const own = [...attributes].filter(([name]) => !isReferred(name))
  const matter = own.length === 0 ? [] : ['---', ...own.map(([name, value]) => `${name}: ${value}`), '---']
  return [...matter, ...withTerms(withoutTables(referred.split('\n')).map(plainLine))].join('\n')
}

/** The attributes at the top, `:city: Galway`, and the text without them. */
function withoutAttributes(text: string): [Map<string, string>, string] {
  const lines = text.trimStart().split('\n')
  const attributes = new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name = '', value = ''] = attribute.exec(line) ?? []
      return value.trim() === '' ? [] : [[name, value.trim()]]
    }),
  )
  return [attributes, lines.filter((line) => !/^:!?[\w-]+!?:(?:\s|$)/.test(line)).join('\n')]
}

/** Tables as rows: each begins with `|===`, and has the columns its settings or its first line say. */
function withoutTables(lines: readonly string[]): string[] {
  const said: string[] = []
  let table: { cells: string[]; columns: number } | undefined
  let columns = 0
  for (const line of lines) {
    const [, settings] = (line.startsWith('[') && /\bcols="?([\d,*<^>.a-z ~%]{1,60})/.exec(line)) || []
    if (settings !== undefined) columns = columnsOf(settings)
    else if (/^\|={3,}\s*$/.test(line)) {
      if (table !== undefined) said.push(...rowsOf(table))
      table = table === undefined ? { cells: [], columns } : undefined
      columns = 0
    } else if (table === undefined) said.push(line)
    else if (line.trim() !== '') addCells(table, line)
  }
  return [...said, ...(table === undefined ? [] : rowsOf(table))]
}

/** `1,3` and `2*` are two columns each. */
function columnsOf(settings: string): number {
  return settings.split(',').reduce((sum, one) => sum + Math.min(20, Number(/^\s*(\d{1,2})\*/.exec(one)?.[1] ?? 1)), 0)
}

function addCells(table: { cells: string[]; columns: number }, line: string): void {
  const [before = '', ...cells] = line.split(/(?:(?<=\s)|^)(?:\d{0,2}[.+]?\d{0,2}[+*]?[<^>]?[aehlmsd]?)\|/)
  if (before.trim() !== '') table.cells.push(`${table.cells.pop() ?? ''} ${before.trim()}`.trim())
  if (table.columns === 0) table.columns = cells.length
  table.cells.push(...cells.map((cell) => cell.trim()))
}

function rowsOf({ cells, columns }: { cells: readonly string[]; columns: number }): string[] {
  const width = Math.max(1, columns)
  const count = Math.ceil(cells.length / width)
  return Array.from({ length: count }, (_, nth) =>
    cells
      .slice(nth * width, (nth + 1) * width)
      .filter(Boolean)
      .join('\t'),
  )
}

/** Terms with their meaning beside or below them: `2014:: Safe Pass`. */
function withTerms(lines: readonly string[]): string[] {
  const said: string[] = []
  let open: string | undefined
  for (const line of lines) {
    const [, name = '', meaning = ''] = term.exec(line) ?? []
    if (open !== undefined && line.trim() !== '') {
      said.push(...row(open, line.trim()))
      open = undefined
    } else if (name !== '' && !/https?$/.test(name)) {
      if (meaning === '') open = name
      else said.push(...row(name, meaning))
    } else said.push(line)
  }
  return open === undefined ? said : [...said, open]
}

function plainLine(line: string): string {
  return line
    .replace(/^={1,6}(?= )/, (signs) => '#'.repeat(signs.length))
    .trimEnd()
    .replace(/(?<=^#.{1,200}) ={1,6}$/, '')
    .replace(/^\[[^[\]]*\]\s*$/, '')
    .replace(/^(?:image|include|toc|video)::\S*\[[^[\]]*\]\s*$/, '')
    .replace(/^\s*([*-]{1,5})(?= )/, (signs) => `${'  '.repeat(signs.trim().length - 1)}-`)
    .replace(/^\.{1,5}(?= )/, (signs) => `${'  '.repeat(signs.length - 1)}-`)
    .replace(/^\.(?=\p{L})/u, '')
    .replace(/ \+$/, '')
    .replace(/\b(?:icon|image):[\w/.-]*\[[^[\]]*\]/g, '')
    .replace(/(?:link:|(?=https?:|mailto:))([^\s[\]<>]+)\[([^[\]]*?)\^?\]/g, (_, address, name) =>
      name === '' ? address : `[${name}](${address})`,
    )
}
