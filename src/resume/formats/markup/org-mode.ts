import { fieldOf } from '#src/resume/formats/text/person-labels.ts'
import { isCover } from '#src/resume/formats/text/person-name.ts'

const keyword = /^#\+([A-Za-z_]{1,30}):(.*)$/
const drawerEntry = /^:([A-Za-z_-]{1,30}):(.*)$/
/** Entries of a drawer that only programs read. */
const technical = /^(?:CV_ENV|ID|CUSTOM_ID|EXPORT_\w+|CATEGORY|VISIBILITY|UNNUMBERED|LOGBOOK|CREATED|CLOSED)$/i
const [beginning, ending] = [/^(?:FROM|START|BEGIN|STARTED)$/i, /^(?:TO|UNTIL|END|ENDED|FINISH)$/i]
const timeStamp = /[<[]((?:19|20)\d{2}(?:-\d{2})?)(?:-\d{2})?(?: [^\s<>[\]]{1,12}){0,2}[>\]]/g

/** Whether a text is an outline of Emacs's org-mode. */
export function isOrg(text: string): boolean {
  const hasHeadings = /^\*{1,4} \S/m.test(text)
  return (
    hasHeadings &&
    (/^#\+(?:title|author|email|options|startup|language):/im.test(text) || /^[ \t]{0,12}:PROPERTIES:/im.test(text))
  )
}

/** An outline of org-mode as Markdown; what the drawer of a heading says stands below that heading. */
export function orgToMarkdown(text: string): string {
  const named: string[] = []
  const body: string[] = []
  let drawer: [string, string][] | undefined
  for (const line of text.split('\n')) {
    const [, key = '', value = ''] = keyword.exec(line) ?? []
    if (/^\s*:(?:PROPERTIES|LOGBOOK):\s*$/i.test(line)) drawer = []
    else if (drawer !== undefined && /^\s*:END:\s*$/i.test(line)) {
      body.push(...drawerLines(drawer))
      drawer = undefined
    } else if (drawer !== undefined) {
      const [, name = '', said = ''] = drawerEntry.exec(line.trim()) ?? []
      if (said.trim() !== '') drawer.push([name, said.trim()])
    } else if (key !== '') named.push(...keywordLines(key, value.trim()))
    else if (!/^#(?:\+|\s)/.test(line.trim())) body.push(plainLine(line))
  }
  body.push(...drawerLines(drawer ?? []))
  return [...named, '', ...body].join('\n')
}

/** `#+AUTHOR: Ada Byron` names the person; other keywords are details, or settings. */
function keywordLines(key: string, value: string): string[] {
  if (value === '' || isCover(value)) return []
  if (/^(?:author|title|subtitle|description)$/i.test(key)) return [`${/^author$/i.test(key) ? '# ' : ''}${value}`, '']
  return fieldOf(key) === undefined ? [] : [`${key.toLowerCase()}: ${plainLine(value)}`, '']
}

/** A drawer with the period and the place of a job: `:FROM: <2014-09-01>`, `:TO: <2017-12-07>`, `:EMPLOYER: Acme`. */
function drawerLines(entries: readonly [string, string][]): string[] {
  const saidBy = (test: RegExp) => entries.find(([key]) => test.test(key))?.[1]
  const [from, to] = [saidBy(beginning), saidBy(ending)]
  const period = [from, to].filter((date) => date !== undefined).join(' – ')
  const others = entries.filter(([key]) => !beginning.test(key) && !ending.test(key) && !technical.test(key))
  const names = others.filter(([key]) =>
    /^(?:employer|host|organi[sz]ation|company|school|location|role|date)$/i.test(key),
  )
  const head = [...names.map(([, value]) => value), ...(period === '' ? [] : [period])].join('\t')
  const rest = others
    .filter((entry) => !names.includes(entry))
    .map(([key, value]) => `${key.toLowerCase()}: ${value}\n`)
  return [...(head === '' ? [] : [plainLine(head)]), ...rest.map(plainLine)]
}

function plainLine(line: string): string {
  return line
    .replace(/^(\*{1,5})(?= )/, (stars) => '#'.repeat(stars.length + 1))
    .trimEnd()
    .replace(/[ \t]:[\w@#%:]{1,60}:$/, '')
    .trimEnd()
    .replace(timeStamp, '$1')
    .replace(/\[\[([^[\]]+)\]\[([^[\]]+)\]\]/g, '[$2]($1)')
    .replace(/\[\[([^[\]]+)\]\]/g, '$1')
    .replace(/^(\s*[-+] [^:\n]{1,40}?) ::(?= )/, '$1:')
    .replace(/(?<![\S])([=~/])(?=\S)([^=~/\n]{0,80}\S)\1(?=[\s,.;:，。；：)）]|$)/g, '$2')
    .replace(/(?<!\S)\*(?=[^\s*])([^*\n]{0,80}[^\s*])\*(?=[\s,.;:，。；：)）]|$)/g, '**$1**')
}
