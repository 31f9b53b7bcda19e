import { ConcreteHyperlink, type IRunOptions, type ParagraphChild, Tab, TextRun } from 'docx'
import type { Piece } from '#src/resume/print/pieces.ts'
import { colourOf } from '#src/resume/print/place.ts'
import { type ScriptPart, scriptParts } from './scripts.ts'
import { halfPoints, hex, points, type WordSetting } from './setting.ts'
import { xmlText } from './xml.ts'

/** Signs that exist in both scripts: in a Chinese text they take the Chinese font. */
const sharedPunctuation = /[“”‘’…—·×]/

/** Pieces as runs; what they do not say of their look comes from the paragraph's style. */
export function pieceRuns(pieces: readonly Piece[], setting: WordSetting): ParagraphChild[] {
  return pieces.map((piece) => (piece.href ? linkRun(piece, piece.href, setting) : textRun(piece, setting)))
}

/**
 * One of them, as plain text. What is in another script follows as a run of its own: the library writes a run inside a
 * run after it.
 */
export function textRun(piece: Piece, setting: WordSetting): TextRun {
  const [first = { text: '', options: {} }, ...others] = scriptParts(xmlText(piece.text), setting)
  const make = ({ text, options }: ScriptPart, next: TextRun | null) =>
    new TextRun({ ...runOptions({ ...piece, text }, setting), ...options, children: next ? [text, next] : [text] })
  return make(
    first,
    others.reduceRight<TextRun | null>((next, part) => make(part, next), null),
  )
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

/** A jump to the next tab stop. */
export function tabRun(): TextRun {
  return new TextRun({ children: [new Tab()] })
}

function linkRun(piece: Piece, href: string, setting: WordSetting): ParagraphChild {
  setting.ledger.links.push(href)
  return new ConcreteHyperlink([textRun(piece, setting)], linkId(setting.ledger.links.length))
}

/** The relationship id of the n-th link, counted from one. */
export function linkId(count: number): string {
  return `Link${count}`
}
