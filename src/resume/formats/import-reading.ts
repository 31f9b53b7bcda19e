import { parse } from 'yaml'
import { cutText } from '#src/lib/cut-text.ts'
import { isRecord, type JsonRecord, parseJson } from '#src/lib/json.ts'
import { liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import { documentIn, readDocument } from '#src/resume/read-document.ts'
import { isBackup, longestBackup, type ReadPhoto, readBackup } from './backup.ts'
import { plainBody } from './body-text.ts'
import { htmlLines } from './html/lines.ts'
import { isJsonResume, readJsonResume } from './json-resume/read.ts'
import { recordOf } from './json-values.ts'
import { isMixed, markupLines } from './markup/markdown-lines.ts'
import { flatFileLines } from './office-files.ts'
import { readOwnMarkdown } from './own/markdown-read.ts'
import { readOwnText } from './own/plain-text-read.ts'
import { isReactiveResume, readReactiveResume } from './reactive-resume.ts'
import { isRenderCv, readRenderCv } from './rendercv.ts'
import { foreignMarkup } from './rich-text-read.ts'
import { rtfLines } from './rtf-lines.ts'
import { type SourceLine, textLines } from './source-line.ts'
import { parseResume } from './text/parse.ts'
import { unplacedText } from './unplaced.ts'

export type ImportFormat =
  | 'json'
  | 'json-resume'
  | 'reactive-resume'
  | 'rendercv'
  | 'word'
  | 'odt'
  | 'rtf'
  | 'html'
  | 'pdf'
  | 'text'

/**
 * Why a file cannot be imported. `type`: not a supported format; `scan`: pictures of text; `locked`: needs a password;
 * `unknown`: JSON of something else; `slow`: took too long.
 */
export type ImportFault =
  | 'empty'
  | 'large'
  | 'broken'
  | 'type'
  | 'old-word'
  | 'scan'
  | 'locked'
  | 'unknown'
  | 'newer'
  | 'slow'

/**
 * The result of reading a file. `source`: its text, line by line; `unplaced`: text that is in no field; `photo`: the
 * photo of a backup; `designed`: the document is one of ours, with its design.
 */
export type ImportReading = {
  format: ImportFormat
  document: ResumeDocument
  source: string[]
  unplaced: string[]
  photo?: ReadPhoto | null
  designed?: true
}
type Read = Omit<ImportReading, 'unplaced'>
/** The result of reading a file for import. */
export type ImportAnswer = { reading: ImportReading } | { fault: ImportFault }

/** The longest text that is read, in characters; a résumé has a hundredth of it. */
export const longestImport = 400_000
const MOST_LINES = 4000
/**
 * The deepest nesting of JSON that is read. A résumé has six levels; much deeper JSON is made to exhaust the parser.
 */
const DEEPEST = 40
/** Fields of JSON résumés that say nothing about the person. */
const technical = new Set(
  '$schema id metadata meta picture photo icon type color template slug visibility createdAt updatedAt'.split(' '),
)
const timeStamp = /^\d{4}-\d\d-\d\dT[\d:.]+Z?$/

/** How JSON begins. Texts begin with a bracket, too: `[Profile]`, a link or a picture of Markdown, `{.title}`. */
const jsonText = /^\s*(?:\{\s*["'}/]|(?:\[\s*)+[{"\]])/

/** How a saved web page, or a piece of one, begins. */
const webPage =
  /^\s*<(?:!--|(?:!doctype|html|\?xml|head|meta|title|style|body|div|p|h[1-6]|table|ul|ol|dl|header|main|section|article|span)\b)/i

/**
 * Reads the lines of any résumé.
 * @param carried the data a file of ours has with it, as long as it belongs to these lines
 */
export function readLines(lines: readonly SourceLine[], format: ImportFormat, carried?: string): ImportAnswer {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0)
  if (lines.length > MOST_LINES || length > longestImport) return { fault: 'large' }
  const source = lines.map(sourceText)
  const own = carried === undefined ? undefined : documentIn(carried)
  if (own !== undefined) return checked({ format, document: own, source, designed: true }, [])
  return checked({ format, document: parseResume(lines), source })
}

/** Reads pasted text or the content of a text file: JSON, RTF, HTML or YAML of a known kind, or a résumé in words. */
export function readText(text: string): ImportAnswer {
  if (jsonText.test(text)) return readJson(text)
  const flat = flatFileLines(text)
  if (flat !== null) return readLines(flat.lines, flat.format)
  // Pictures, styles and scripts make these much longer than what they say.
  if (text.startsWith('{\\rtf')) return readLines(rtfLines(text), 'rtf')
  if (webPage.test(text) && !isMixed(text)) return readLines(htmlLines(text), 'html')
  if (text.length > longestImport) return { fault: 'large' }
  const yaml = /^(?:cv|"cv"):\s*$/m.test(text) ? parseYaml(text) : undefined
  if (isRenderCv(yaml)) {
    const read = { format: 'rendercv' as const, document: readRenderCv(yaml), source: outline(yaml) }
    return checked(read, statements(recordOf(yaml.cv)))
  }
  const own = readOwnMarkdown(text) ?? readOwnText(text)
  const lines = own === undefined ? markupLines(text) : textLines(text)
  if (own !== undefined) return checked({ format: 'text', document: own, source: lines.map(sourceText) }, [])
  return readLines(lines, 'text')
}

function readJson(text: string): ImportAnswer {
  if (text.length > longestBackup) return { fault: 'large' }
  const json = depthOf(text) > DEEPEST ? undefined : parseJson(text)
  if (isBackup(json)) return readOwn(json)
  if (text.length > longestImport) return { fault: 'large' }
  if (json === undefined) return { fault: 'broken' }
  const source = outline(json)
  if (isReactiveResume(json)) {
    // The owner's name for the file says nothing about the person.
    const { name, title, ...rest } = json
    return checked({ format: 'reactive-resume', document: readReactiveResume(json), source }, statements(rest))
  }
  if (isJsonResume(json)) {
    return checked({ format: 'json-resume', document: readJsonResume(json), source }, statements(json))
  }
  return { fault: 'unknown' }
}

function readOwn(json: JsonRecord): ImportAnswer {
  const read = readBackup(json)
  if ('fault' in read) {
    return { fault: read.fault.reason === 'newer' ? 'newer' : read.fault.reason === 'size' ? 'large' : 'broken' }
  }
  // A backup is the document itself.
  return checked({ format: 'json', source: outline({ ...json, photo: '' }), designed: true, ...read }, [])
}

/** Checks that an imported document can be stored. */
function checked(read: Read, said = read.source): ImportAnswer {
  const { document } = read
  if (liveEntries(document.sections).length === 0 && Object.keys(document.basics).length === 0)
    return { fault: 'empty' }
  if (!('document' in readDocument(document))) return { fault: 'large' }
  return { reading: { ...read, unplaced: unplacedText(said, document) } }
}

function sourceText({ text, bullet, number }: SourceLine): string {
  return bullet ? `${number === undefined ? '•' : `${number}.`} ${text}` : text.replace(/\t/g, '　')
}

/** The texts of a JSON value with their names, indented by depth. */
function outline(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => (isScalar(entry) ? [`• ${entry}`] : outline(entry)))
  if (!isRecord(value)) return []
  const lines = Object.entries(value).flatMap(([name, field]) => {
    if (isScalar(field)) return field === '' ? [] : [`${name}: ${cutText(String(field), 500)}`]
    const inner = outline(field)
    return inner.length > 0 ? [name, ...inner.map((line) => `  ${line}`)] : []
  })
  return lines.slice(0, MOST_LINES)
}

/** Parses YAML, or returns undefined. The expansion of aliases is limited. */
function parseYaml(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 20, schema: 'failsafe' })
  } catch {
    return undefined
  }
}

/** The texts of a JSON résumé, without those only programs read. */
function statements(value: unknown): string[] {
  if (typeof value === 'string' && timeStamp.test(value)) return [value.slice(0, 7)]
  if (typeof value === 'string') return plainBody(foreignMarkup(value)).split('\n')
  if (Array.isArray(value)) return value.flatMap(statements)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, field]) => (technical.has(name) ? [] : statements(field)))
}

/** How deep brackets are nested, not counting those inside strings. */
function depthOf(json: string): number {
  let [depth, deepest, isText] = [0, 0, false]
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '"') isText = !isText
    else if (isText) at += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > deepest) deepest = depth
  }
  return deepest
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
