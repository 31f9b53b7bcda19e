import { Canvas, type CanvasProps, Document, type DocumentProps, Font, Page, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { PdfFacts } from '#client/features/editor/pdf/write.ts'
import { type LatinFace, type Typeface, typefaceOf } from '#src/resume/designs/typefaces.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { carriedJson } from '#src/resume/formats/carried.ts'
import { columnRule, footerSeparator, type PrintedResume, printedResume } from '#src/resume/print/page.ts'
import { pageNodes } from './layouts.ts'
import { type Node, paintable, type Style } from './nodes.ts'
import type { Drawable, DrawnWords, Ledger, Setting } from './setting.ts'

/** A résumé while it is drawn. */
export type Sheet = {
  printed: PrintedResume
  setting: Setting
  /** The photo as a data URL of a JPEG or PNG, or empty. */
  picture: string
}

/** Something ready to be laid out, once there are fonts for what it says. */
export type Composed = {
  wanted: Ledger
  words: DrawnWords
  typeface: Typeface
  latinFace?: LatinFace | undefined
  facts: PdfFacts
  /**
   * The document in a font family that has those characters.
   * @param total the page count printed on its pages
   */
  inFamily: (family: string, total: number) => ReactElement<DocumentProps>
  /** The actual page count, once it was drawn. */
  pages: () => number
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
  const hasPhoto = picture !== '' || document.basics.photo === 'placeholder'
  const printed = printedResume(document, { hasPhoto })
  const { design, margin, paper: size } = printed
  const setting: Setting = { ...printed.place, drawable, ledger: emptyLedger(), words: noWords() }
  let pages = 0
  const nextPage = () => {
    pages += 1
    return pages
  }
  const name = paintable(printed.footer?.name ?? '', setting)
  const nodes = [...ground(printed), ...pageNodes({ printed, setting, picture })]
  const page: Style = {
    paddingTop: margin.top,
    paddingRight: margin.right,
    paddingBottom: margin.bottom,
    paddingLeft: margin.left,
  }
  return {
    wanted: setting.ledger,
    words: setting.words,
    typeface: typefaceOf(design.fonts.body),
    latinFace: design.latinFace,
    facts: { title: printed.title, author: printed.author, locale: printed.locale, at, carried: carriedJson(document) },
    pages: () => pages,
    inFamily: (fontFamily, total) => {
      pages = 0
      const foot = pageFoot({ printed, name, total, onPage: nextPage }, fontFamily)
      const style = { ...page, fontFamily }
      return createElement(Document, null, createElement(Page, { size, style }, ...nodes, foot))
    },
  }
}

/** Letters, digits and signs are always there, so that typing them never waits for a font. */
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
function ground({ design, body, margin }: PrintedResume): Node[] {
  if (body.kind !== 'side') return []
  if (body.ground === 0) {
    const at = margin[body.side] + body.beside.place.width + body.inset
    const line: Style = {
      position: 'absolute',
      top: margin.top,
      bottom: margin.bottom,
      ...(body.side === 'left' ? { left: at } : { right: at }),
      borderLeftWidth: columnRule,
      borderLeftColor: design.palette.line,
    }
    return [createElement(View, { fixed: true, style: line })]
  }
  const style: Style = {
    position: 'absolute',
    top: 0,
    bottom: 0,
    ...(body.side === 'left' ? { left: 0 } : { right: 0 }),
    width: body.ground,
    backgroundColor: design.palette.panel,
  }
  return [createElement(View, { fixed: true, style })]
}

type Foot = { printed: PrintedResume; name: string; total: number; onPage: () => number }

/** The page number and name. Painted, because a part rendered for each page would double the layout time. */
function pageFoot({ printed, name, total, onPage }: Foot, family: string): Node {
  const { margin, footer, design } = printed
  const { size, left, right } = footer ?? { size: 1, left: 0, right: 0 }
  const style: Style = { position: 'absolute', bottom: margin.bottom * 0.4, left, right, height: size * 1.2 }
  const whose = name ? name + footerSeparator : ''
  const paint: CanvasProps['paint'] = (painter, width) => {
    const page = onPage()
    const [regular] = Font.getRegisteredFonts()[family]?.sources ?? []
    if (footer && total > 1 && regular)
      painter
        .font(regular.data)
        .fontSize(size)
        .fillColor(design.palette.muted)
        .text(`${page > 1 ? whose : ''}${page} / ${total}`, 0, 0, { width, align: 'center' })
    return null
  }
  return createElement(Canvas, { fixed: true, style, paint })
}
