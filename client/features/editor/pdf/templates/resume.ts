import type { LaidOut } from '@react-pdf/layout'
import { Document, Font, Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { PdfFacts } from '#client/features/editor/pdf/resume-file.ts'
import { type Composition, type FlownPage, painted } from '#client/features/editor/pdf/write.ts'
import { type LatinFace, type Typeface, typefaceOf } from '#src/resume/designs/typefaces.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { carriedJson } from '#src/resume/formats/carried.ts'
import { SILHOUETTE } from '#src/resume/own-photo.ts'
import { columnRule, footerSeparator, type PrintedResume, printedResume } from '#src/resume/print/page.ts'
import { cutEdges } from './form.ts'
import { pageColumns } from './layouts.ts'
import { paintable } from './nodes.ts'
import type { Drawable, DrawnWords, Ledger, Setting } from './setting.ts'

/** Something ready to be laid out, once there are fonts for what it says. */
export type Composed = {
  wanted: Ledger
  words: DrawnWords
  typeface: Typeface
  latinFace?: LatinFace | undefined
  facts: PdfFacts
  /** The document in a registered font family that has those characters. */
  inFamily: (family: string) => Composition
}

/**
 * Composes a document in its design.
 * @param picture the photo as a data URL, or empty
 * @param at the time of creation, in ms since 1970
 */
export function composeResume(
  document: ResumeDocument,
  { picture, at }: { picture: string; at: number },
  drawable: Drawable,
): Composed {
  const hasPhoto = picture !== '' || document.basics.photo === SILHOUETTE
  const printed = printedResume(document, { hasPhoto })
  const { design, margin, paper: size, body } = printed
  const setting: Setting = { ...printed.place, drawable, ledger: emptyLedger(), words: noWords() }
  const name = paintable(printed.footer?.name ?? '', setting)
  const columns = pageColumns({ printed, setting, picture })
  return {
    wanted: setting.ledger,
    words: setting.words,
    typeface: typefaceOf(design.fonts.body),
    latinFace: design.latinFace,
    facts: { title: printed.title, author: printed.author, locale: printed.locale, at, carried: carriedJson(document) },
    inFamily: (fontFamily) => ({
      behind: ground(printed),
      columns: columns.map(({ nodes, left, right }) => {
        const { top, bottom } = margin
        const style = { paddingTop: top, paddingRight: right, paddingBottom: bottom, paddingLeft: left, fontFamily }
        // Otherwise the engine lays out again all that is left, for every page.
        const page = createElement(Page, { size, style, experimentalPagination: true }, ...nodes)
        return createElement(Document, null, page)
      }),
      above: (page) => [
        ...(body.kind === 'form' ? cutEdges(page, body, setting) : []),
        ...pageFoot(page, printed, name, fontFamily),
      ],
    }),
  }
}

/** Creates a ledger that holds letters, digits and signs from the start, so that typing them never waits for a font. */
export function emptyLedger(): Ledger {
  const ascii = Array.from({ length: 95 }, (_, index) => 32 + index)
  const usual = [...ascii, ...[...'·…□'].map((sign) => sign.codePointAt(0) ?? 0)]
  return { regular: new Set(usual), bold: new Set(usual), italic: new Set(), boldItalic: new Set() }
}

/** No words to be shaped yet. */
export function noWords(): DrawnWords {
  return { regular: new Set(), bold: new Set(), italic: new Set(), boldItalic: new Set() }
}

/** The background of a side column, or the line beside it, on every page. */
function ground({ design, body, margin, paper }: PrintedResume): LaidOut[] {
  if (body.kind !== 'side') return []
  const { palette } = design
  const isLine = body.ground === 0
  const width = isLine ? columnRule : body.ground
  const from = isLine ? margin[body.side] + body.beside.place.width + body.inset : 0
  const left = body.side === 'left' ? from : paper.width - from - width
  const [top, bottom] = isLine ? [margin.top, margin.bottom] : [0, 0]
  const height = paper.height - top - bottom
  return [
    painted({ top, left, width, height }, (painter) => {
      painter.rect(0, 0, width, height).fill(isLine ? palette.line : palette.panel)
    }),
  ]
}

/** Returns what is painted at the foot of a page: its number and, from the second on, the name. */
function pageFoot(
  { page, pages }: FlownPage,
  { footer, margin, design, paper }: PrintedResume,
  name: string,
  family: string,
): LaidOut[] {
  const [regular] = Font.getRegisteredFonts()[family]?.sources ?? []
  if (!footer || pages < 2 || !regular) return []
  const { size, left, right } = footer
  const whose = name && page > 1 ? name + footerSeparator : ''
  const width = paper.width - left - right
  const height = size * 1.2
  return [
    painted({ top: paper.height - margin.bottom * 0.4 - height, left, width, height }, (painter) => {
      painter
        .font(regular.data)
        .fontSize(size)
        .fillColor(design.palette.muted)
        .text(`${whose}${page} / ${pages}`, 0, 0, { width, align: 'center' })
    }),
  ]
}
