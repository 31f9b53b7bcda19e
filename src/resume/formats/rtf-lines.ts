import { nestedIndent } from '#src/resume/markup.ts'
import { markedLine, type SourceLine } from './source-line.ts'

/** All runtimes have TextDecoder, but this leaf includes no runtime's types. */
declare const TextDecoder: { new (label: string): { decode: (bytes: Uint8Array) => string } }

type Group = { isSkipped: boolean; isBold: boolean; isMark: boolean; unicodeSkip: number }

const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi
/** Groups whose text readers do not see, or see elsewhere. */
const destinations = new Set(
  'fonttbl colortbl stylesheet info pict object themedata datastore listtable listoverridetable generator rsidtbl latentstyles xmlnstbl mmathPr fldinst filetbl revtbl shprslt nonesttables'.split(
    ' ',
  ),
)
const signs: ReadonlyMap<string, string> = new Map([
  ['emdash', '—'],
  ['endash', '–'],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['tab', '\t'],
  ['cell', '\t'],
  ['nestcell', '\t'],
  ['line', '\n'],
  ['par', '\n'],
  ['row', '\n'],
  ['sect', '\n'],
  ['page', '\n'],
])
/** Control symbols and their text. A backslash at the end of a line ends a paragraph, as Mac programs write it. */
const symbols: ReadonlyMap<string, string> = new Map([
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
  ['~', ' '],
  ['_', '-'],
])

/** The number of a list item as the file spells it out, for programs without list support. */
const mark = /^\s*[（(]?(\d{1,2})[.)、）]/

/** Reads the lines of a Rich Text Format document (version 1.9), with bullets and bold names. */
export function rtfLines(rtf: string): SourceLine[] {
  const decoder = new TextDecoder(codePage(/\\ansicpg(\d+)/.exec(rtf)?.[1]))
  const groups: Group[] = []
  let group: Group = { isSkipped: false, isBold: false, isMark: false, unicodeSkip: 1 }
  const lines: SourceLine[] = []
  let [text, sign, lead, bullet, level, depth, skip] = ['', '', 0, false, 0, 0, 0]
  let bytes: number[] = []
  const add = (words: string) => {
    if (group.isSkipped) return
    if (group.isMark) {
      bullet = true
      sign += words
    } else {
      if (group.isBold && lead === text.length) lead += words.length
      text += words
    }
  }
  const flush = () => {
    if (bytes.length > 0) add(decoder.decode(Uint8Array.from(bytes)))
    bytes = []
  }
  const end = (isParagraph: boolean) => {
    const isWhole = lead > 0 && lead >= text.trim().length
    const number = mark.exec(sign)?.[1]
    const hints = {
      ...(bullet ? { bullet: true, indent: nestedIndent * depth } : {}),
      ...(bullet && number !== undefined ? { number: Number(number) } : {}),
      ...(level === 1 || level === 2 ? { level: level as 1 | 2 } : {}),
    }
    const line = markedLine(text, { ...hints, ...(isWhole ? { lead: text.trim().length } : {}) })
    if (line !== null) lines.push(line)
    ;[text, sign, lead] = ['', '', 0]
    if (isParagraph) bullet = false
  }
  for (const [whole, word, number, hex, symbol, brace, plain] of rtf.matchAll(token)) {
    // Line breaks of the file mean nothing, even between the bytes of one character.
    if (/^[\r\n]/.test(whole)) continue
    if (hex !== undefined) {
      if (skip > 0) skip -= 1
      else bytes.push(Number.parseInt(hex, 16))
      continue
    }
    flush()
    if (brace === '{') {
      groups.push(group)
      group = { ...group }
    } else if (brace === '}') group = groups.pop() ?? group
    else if (symbol === '*') group.isSkipped = true
    else if (symbol === '\r' || symbol === '\n') {
      if (!group.isSkipped) end(true)
    } else if (symbol !== undefined) add(symbols.get(symbol) ?? '')
    else if (plain !== undefined) {
      add(plain.slice(skip))
      skip = 0
    } else if (word === undefined) continue
    else if (word === 'u') {
      add(String.fromCharCode(Number(number) & 0xffff))
      skip = group.unicodeSkip
    } else if (word === 'uc') group.unicodeSkip = Number(number)
    else if (word === 'b') group.isBold = number !== '0'
    else if (word === 'plain') group.isBold = false
    else if (word === 'pntext' || word === 'listtext') group.isMark = true
    else if (word === 'outlinelevel') level = Number(number)
    else if (word === 'ilvl') depth = Number(number)
    else if (word === 'pard' && !group.isMark) [level, depth] = [0, 0]
    else if (destinations.has(word)) group.isSkipped = true
    else if (word === 'shptxt') {
      // The text of a text box is inside the group with its position, in the middle of a paragraph.
      end(true)
      group.isSkipped = false
    }
    // The end of a nested table's row, `nestrow`, stands in the group of its properties, which is skipped otherwise.
    else if (word === 'nestrow' || (!group.isSkipped && signs.get(word) === '\n')) end(word !== 'line')
    else if (signs.has(word)) add(signs.get(word) ?? '')
    if (whole.length > 0 && word !== 'u' && plain === undefined) skip = word === undefined ? skip : 0
  }
  flush()
  end(true)
  return lines
}

/** The encoding of a code page's non-ASCII bytes, for Western and Chinese texts. */
function codePage(number: string | undefined): string {
  return number === '936' ? 'gb18030' : number === '950' ? 'big5' : number === '65001' ? 'utf-8' : 'windows-1252'
}
