import { ConcreteHyperlink, type IRunOptions, type ParagraphChild, Tab, TextRun } from 'docx'
import { xmlText } from '#src/lib/xml.ts'
import type { Piece } from '#src/resume/print/pieces.ts'
import { colourOf } from '#src/resume/print/place.ts'
import { type ScriptPart, scriptParts } from './scripts.ts'
import { halfPoints, hex, points, type WordSetting } from './setting.ts'

/** Characters of both scripts; in a Chinese text they use the Chinese font. */
const sharedPunctuation = /[“”‘’…—·×]/

/** Latin words with Chinese punctuation between them, as long as a side column is wide. */
const latinList = /[^\s\p{sc=Han}]{16,}/gu

/** Converts pieces to runs; styles a piece does not set come from its paragraph. */
export function pieceRuns(pieces: readonly Piece[], setting: WordSetting): ParagraphChild[] {
  return pieces.map((piece) => (piece.href ? linkRun(piece, piece.href, setting) : textRun(piece, setting)))
}

/**
 * Converts a piece to one run of plain text. Parts in other scripts become runs of their own, which the library writes
 * after it.
 * @param more further properties of every run
 */
export function textRun(piece: Piece, setting: WordSetting, more: IRunOptions = {}): TextRun {
  const [first = { text: '', options: {} }, ...others] = scriptParts(breakable(xmlText(piece.text)), setting)
  const make = ({ text, options }: ScriptPart, next: TextRun | null) =>
    new TextRun({
      ...runOptions({ ...piece, text }, setting),
      ...options,
      ...more,
      children: next ? [text, next] : [text],
    })
  return make(
    first,
    others.reduceRight<TextRun | null>((next, part) => make(part, next), null),
  )
}

/**
 * Lets a list of Latin words be broken after its Chinese punctuation. LibreOffice breaks nowhere within one, and where
 * it is longer than the line, that line begins with a comma.
 */
function breakable(text: string): string {
  return text.replace(latinList, (list) => list.replace(/[、，；：）](?=[a-z0-9])/gi, '$&\u200b'))
}

function runOptions(piece: Piece, setting: WordSetting): IRunOptions {
  const tone = piece.tone ?? 'ink'
  return {
    ...(piece.bold === undefined ? {} : { bold: piece.bold }),
    ...(piece.italic ? { italics: true } : {}),
    ...(piece.underline ? { underline: {} } : {}),
    ...(setting.onPanel || tone !== 'ink' ? { color: hex(colourOf(setting, tone)) } : {}),
    ...(piece.size === undefined ? {} : { size: halfPoints(piece.size) }),
    ...(piece.tracking ? { characterSpacing: points(piece.tracking) } : {}),
    ...(setting.locale === 'zh' && sharedPunctuation.test(piece.text) ? { font: { hint: 'eastAsia' } } : {}),
  }
}

/** Moves to the next tab stop. */
export function tabRun(): TextRun {
  return new TextRun({ children: [new Tab()] })
}

function linkRun(piece: Piece, href: string, setting: WordSetting): ParagraphChild {
  setting.ledger.links.push(href)
  return new ConcreteHyperlink([textRun(piece, setting)], linkId(setting.ledger.links.length))
}

/** The relationship id of the n-th link, starting at one. */
export function linkId(count: number): string {
  return `Link${count}`
}
