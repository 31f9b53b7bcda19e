import { ConcreteHyperlink, type IRunOptions, type ParagraphChild, Tab, TextRun } from 'docx'
import type { Run } from '#src/resume/markup.ts'
import { type ScriptPart, scriptParts } from './scripts.ts'
import { colourOf, halfPoints, type WordSetting, type WordTone } from './setting.ts'
import { xmlText } from './xml.ts'

type Look = {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  tone?: WordTone
  size?: number
  tracking?: number
}

/** Signs that exist in both scripts: in a Chinese text they take the Chinese font. */
const sharedPunctuation = /[“”‘’…—·×]/

/** A run of text in the look asked for; everything else comes from the paragraph's style. */
export function textRun(text: string, setting: WordSetting, look: Look = {}): TextRun {
  return runByScript(text, setting, look)
}

/** Text that starts a new line in the same paragraph. */
export function newLineRun(text: string, setting: WordSetting, look: Look = {}): TextRun {
  return runByScript(text, setting, look, { break: 1 })
}

/** What is in another script follows as a run of its own: the library writes a run inside a run after it. */
function runByScript(text: string, setting: WordSetting, look: Look, start: IRunOptions = {}): TextRun {
  const [first = { text: '', options: {} }, ...others] = scriptParts(xmlText(text), setting)
  const make = (part: ScriptPart, own: IRunOptions, next: TextRun | null) => {
    const children = next ? [part.text, next] : [part.text]
    return new TextRun({ ...own, ...runOptions(part.text, setting, look), ...part.options, children })
  }
  const rest = others.reduceRight<TextRun | null>((next, part) => make(part, {}, next), null)
  return make(first, start, rest)
}

function runOptions(text: string, setting: WordSetting, look: Look): IRunOptions {
  const tone = look.tone ?? 'ink'
  return {
    ...(look.bold === undefined ? {} : { bold: look.bold }),
    ...(look.italic ? { italics: true } : {}),
    ...(look.underline ? { underline: {} } : {}),
    ...(setting.onPanel || tone !== 'ink' ? { color: colourOf(setting, tone) } : {}),
    ...(look.size === undefined ? {} : { size: halfPoints(look.size) }),
    ...(look.tracking ? { characterSpacing: look.tracking } : {}),
    ...(setting.locale === 'zh' && sharedPunctuation.test(text) ? { font: { hint: 'eastAsia' } } : {}),
  }
}

/** A jump to the next tab stop. */
export function tabRun(): TextRun {
  return new TextRun({ children: [new Tab()] })
}

/** Text that leads to an address. */
export function linkRun(text: string, href: string, setting: WordSetting, look: Look = {}): ParagraphChild {
  setting.ledger.links.push(href)
  return new ConcreteHyperlink([textRun(text, setting, look)], linkId(setting.ledger.links.length))
}

/** The relationship id of the n-th link, counted from one. */
export function linkId(count: number): string {
  return `Link${count}`
}

/** Parsed markup as runs. */
export function markupRuns(runs: Run[], setting: WordSetting): ParagraphChild[] {
  return runs.map(({ text, bold, italic, underline, href }) =>
    href
      ? linkRun(text, href, setting, { bold: bold || undefined, italic, underline: true })
      : textRun(text, setting, { bold: bold || undefined, italic, underline }),
  )
}
