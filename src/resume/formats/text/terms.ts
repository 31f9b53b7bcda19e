import type { NestedItem } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { bodyOf, literal, markupOf } from './body.ts'
import { headParts } from './entry-fields.ts'

/** `Danish (native)` or `英语 CET-6`; `English – C1`; `French: B2`. */
const languageWithLevel = [
  /^[^(（]{1,20}[(（][^()（）]+[)）]$|^\S{1,12}\s+[^\s(（]+$/,
  /^\p{L}{1,16}\s[–—-]\s[^:：–—]{1,30}$/u,
  /^\p{L}{1,16}\s?[:：]\s?[^:：–—]{1,30}$/u,
]
/** A language that people speak. */
export const namesLanguage =
  /\b(?:english|chinese|mandarin|cantonese|french|german|spanish|italian|portuguese|dutch|russian|arabic|hindi|japanese|korean|turkish|polish|swedish|greek|hebrew|native|fluent)\b|[汉英法德日韩俄]语|普通话|粤语|广东话/i
export const LONGEST_TERM = 24
const LONGEST_NAME = 30
export const LONGEST_LEVEL = 40
const LONGEST_LIST = 200

/** Reads the items of a section that lists terms: skills, languages, interests. */
export function readTerms(said: readonly SourceLine[], kind: SectionKind): NestedItem[] {
  const lines = inPairs(said)
  const items: NestedItem[] = []
  let prose: SourceLine[] = []
  const endProse = () => {
    const last = items.at(-1)
    // A name alone, and points about it.
    const isOfName = last?.title !== undefined && last.level === undefined && last.body === undefined
    const arePoints = prose.every(({ bullet }) => bullet) && prose.some(({ text }) => text.length > LONGEST_NAME)
    if (last && isOfName && arePoints) last.body = bodyOf(prose)
    else if (prose.length > 0) items.push({ body: bodyOf(prose) })
    prose = []
  }
  let named: SourceLine[] = []
  const endNamed = () => {
    const [name, ...said] = named
    if (name !== undefined) items.push(namedTerm(name, said, kind))
    named = []
  }
  for (const line of lines) {
    if (isSetName(line)) {
      endProse()
      endNamed()
      named = [line]
      continue
    }
    const terms = languagesIn(line.text, kind) ?? [readTerm(line, kind)].filter((term) => term !== undefined)
    const last = items.at(-1)
    // The name of a language, and how well it is spoken below.
    if (kind === 'languages' && last?.title !== undefined && last.level === undefined && isLevel(line.text)) {
      last.level = line.text
      continue
    }
    if (named.length === 1 || (named.length > 1 && (line.bullet || terms.length === 0))) named.push(line)
    else if (terms.length === 0 || (line.bullet && prose.at(-1)?.bullet)) prose.push(line)
    else {
      endProse()
      endNamed()
      items.push(...terms)
    }
  }
  endProse()
  endNamed()
  return items
}

/** Joins names and the lists below them, `Software`, `EPLAN, TIA Portal`, where a section has nothing else. */
function inPairs(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isName = ({ text, bullet, lead }: SourceLine) =>
    !bullet && lead === undefined && text.length <= LONGEST_NAME && !/[,，、;；:：。\t]/.test(text)
  const names = lines.filter((_, index) => index % 2 === 0)
  const lists = lines.filter((_, index) => index % 2 === 1)
  const areLists = lists.filter(({ text }) => /[,，、;；]/.test(text)).length * 2 > lists.length
  const arePaired =
    names.length === lists.length && areLists && names.every(isName) && !lists.some(({ bullet }) => bullet)
  return arePaired
    ? names.map((name, index) => ({ ...name, text: `${name.text}: ${lists[index]?.text ?? ''}` }))
    : lines
}

/** Whether a line is a formatted name whose explanation follows, perhaps with a level beside it. */
export function isSetName({ text, lead = 0, bullet }: SourceLine): boolean {
  const [name, level] = [text.slice(0, lead).trim(), text.slice(lead).trim()]
  const isShort = name.length <= LONGEST_NAME && level.length <= LONGEST_LEVEL
  return name !== '' && !bullet && isShort && !/[:：。，；]/.test(text)
}

function namedTerm({ text, lead }: SourceLine, said: readonly SourceLine[], kind: SectionKind): NestedItem {
  const [title, beside] = [text.slice(0, lead).trim(), text.slice(lead ?? text.length).trim()]
  const [first] = said
  const isLevel = kind === 'languages' && beside === '' && first !== undefined && first.text.length <= LONGEST_LEVEL
  const level = isLevel ? first.text : beside
  const body = bodyOf(isLevel ? said.slice(1) : said)
  return { title, ...(level ? { level } : {}), ...(body ? { body } : {}) }
}

/** `Español: nativo. Inglés: B2` */
const sentences = (text: string) => text.split(/\. (?=\p{Lu}[\p{L} ]{2,20}:)/u)

/** `English (Native or Bilingual) Spanish (Limited Working)`, lines of a narrow column that were taken for one. */
const behindLevel = /(?<=[)）]) (?=\p{Lu}[\p{L} ]{1,20} ?[(（])/u

/** Reads `Danish (native), English (fluent)` on one line; undefined unless each has a level or is a known language. */
function languagesIn(whole: string, kind: SectionKind): NestedItem[] | undefined {
  if (kind !== 'languages' || whole.length > LONGEST_LIST) return undefined
  // `Spoken: Cantonese (native), English (fluent)`; what is written besides is said of them all.
  if (/^(?:written|writing|书写|書寫)\s?[:：]/i.test(whole)) return [{ body: literal(whole) }]
  const text = whole.replace(/^(?:spoken|speaking|口[语語])\s?[:：]\s*/i, '')
  // `Français (langue maternelle) – Anglais (avancé)`
  const names = (
    /\) [–-] .*\)$/.test(text) ? text.split(/ [–-] /) : text.split(/[,，;；、|｜]\s*(?![^(（]*[)）])|\s[·/]\s/)
  )
    .flatMap(sentences)
    .flatMap((name) => name.split(behindLevel))
    .map((name) => name.trim())
  // `英语（CET-6）、粤语`, but not `英语 | 雅思 7.5`
  const isAlone = (name: string) => !/[|｜]|\s·/.test(text) && /^\p{L}{2,16}$/u.test(name) && namesLanguage.test(name)
  const isOne = (form: RegExp, name: string) => form.test(name) || isAlone(name)
  const isList =
    names.length > 1 &&
    languageWithLevel.some((form) => names.some((name) => form.test(name)) && names.every((name) => isOne(form, name)))
  return isList ? names.flatMap((name) => readTerm({ text: name }, kind) ?? []) : undefined
}

function readTerm(line: SourceLine, kind: SectionKind): NestedItem | undefined {
  const { text } = line
  const [, title = '', body = ''] = /^((?!1С)[^:：]{1,30})\s*[:：]\s*(.+)$/.exec(text) ?? []
  if (title && !/[。，；]/.test(title)) {
    return kind === 'languages'
      ? { title: title.trim(), level: body.trim() }
      : { title: title.trim(), body: markupOf(line, text.length - body.length).trim() }
  }
  if (kind === 'languages') {
    // `Old French (reading)`
    const [, own = '', said = ''] = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2}) ?\(([^()]{2,40})\)$/u.exec(text) ?? []
    if (own !== '') return { title: own, level: said }
    const [, name = '', level = ''] = /^(\S{1,12}?)\s*(?:[（(\t|–—-]|\s-\s|\s{1,})\s*(.+?)[）)]?$/.exec(text) ?? []
    // `英语 六级（口语流利）`: its bracket is its own.
    const whole = /[（(][^（()）]*$/.test(level) ? level + text.slice(-1) : level
    if (name && level.length <= LONGEST_LEVEL) return { title: name, level: whole }
  }
  // `Software`, and in the next cell `CostX, Excel`.
  const [label = '', list, ...further] = text.split('\t')
  const isLabelled = kind === 'skills' && label.length <= LONGEST_TERM && further.length === 0
  if (isLabelled && list !== undefined && /[,，、]/.test(list) && !/[,，、]/.test(label))
    return { title: label, body: literal(list) }
  const parts = headParts(text)
  const [term = '', level = ''] = parts
  const isRow = text.includes('\t') && (parts.length > 2 || (kind !== 'languages' && !isLevel(level)))
  if (isRow) return { body: literal(parts.join(', ')) }
  if (parts.length === 2 && term.length <= LONGEST_TERM && level.length <= LONGEST_TERM) return { title: term, level }
  return text.length <= LONGEST_TERM && !/[,，、;；。]/.test(text) ? { title: text } : undefined
}

/** Whether a text is a level of skill, or of a language. */
function isLevel(text: string): boolean {
  return /\b(muttersprach|verhandlungssicher|flie(ß|ss)end|grundkenntnisse|sehr gut|courant|bilingue|langue maternelle|notions|interm[eé]d|nativ[oa]|lengua materna|fluid[oa]|avan[zç]ad[oa]|b[áa]sico|madrelingua|fluente|[ABC][12]$)|精通|熟练|熟悉|掌握|了解|良好|优秀|一般|专业|入门|\d\s*(%|年|years?|\/\s*\d+)|★|\b(expert|advanced|intermediate|beginner|basic|proficient|fluent|native|skilled|master|novice|working|good|proficiency$)|母语|双语/i.test(
    text,
  )
}
