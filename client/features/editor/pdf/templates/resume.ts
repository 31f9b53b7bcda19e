import { Canvas, type CanvasProps, Document, type DocumentProps, Font, Page, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { applyChoice } from '#src/resume/designs/apply.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { type LatinFace, type Typeface, typefaceOf } from '#src/resume/designs/typefaces.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { type ResumeView, titleOf, viewResume } from '#src/resume/view.ts'
import { pageNodes } from './layouts.ts'
import type { Node, Style } from './nodes.ts'
import { photoRatio } from './portrait.ts'
import { type Drawable, type Ledger, millimetres, type Setting, type WordLedger } from './setting.ts'
import { groundWidth } from './side.ts'

/** What paper measures in points. */
export const paper = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } }

/** One date for every file, so that the same document gives the same bytes. */
const epoch = new Date(0)
export const creator = '青简'
export const languages = { zh: 'zh-CN', en: 'en' }

/** Something ready to be laid out, once there are fonts for what it says. */
export type Composed = {
  wanted: Ledger
  words: WordLedger
  typeface: Typeface
  latinFace?: LatinFace | undefined
  /**
   * The document in a font family that has those characters.
   * @param total what its pages say that there are of them
   */
  inFamily: (family: string, total: number) => ReactElement<DocumentProps>
  /** How many pages it took, once it has been drawn. */
  pages: () => number
}

/**
 * Sets a document in its design.
 * @param photo the photograph as a data address, or nothing
 */
export function composeResume(document: ResumeDocument, photo: string, drawable: Drawable): Composed {
  const design = applyChoice(findDesign(document.design.id), document.design)
  const view = viewResume(document)
  const size = paper[document.design.page ?? 'a4']
  const { top, right, bottom, left } = design.margin
  const setting: Setting = {
    design,
    locale: view.locale,
    width: size.width - millimetres(left + right),
    height: size.height - millimetres(top + bottom),
    onPanel: false,
    narrow: false,
    photo,
    photoRatio: document.basics.photoShape === 'square' ? 1 : photoRatio,
    drawable,
    ledger: emptyLedger(),
    words: noWords(),
  }
  let pages = 0
  const nextPage = () => {
    pages += 1
    return pages
  }
  const nodes = [...ground(setting), ...pageNodes(view, setting)]
  const page: Style = {
    paddingTop: millimetres(top),
    paddingRight: millimetres(right),
    paddingBottom: millimetres(bottom),
    paddingLeft: millimetres(left),
  }
  return {
    wanted: setting.ledger,
    words: setting.words,
    typeface: typefaceOf(design.fonts.body),
    latinFace: design.latinFace,
    pages: () => pages,
    inFamily: (fontFamily, total) => {
      pages = 0
      const numbers = pageNumber(setting, fontFamily, total, nextPage)
      const style = { ...page, fontFamily }
      return createElement(Document, properties(view), createElement(Page, { size, style }, ...nodes, numbers))
    },
  }
}

function properties(view: ResumeView) {
  return {
    title: titleOf(view),
    author: view.name,
    creator,
    producer: creator,
    language: languages[view.locale],
    creationDate: epoch,
    modificationDate: epoch,
  }
}

/** Letters, digits and signs are always there, so that typing them never waits for a font. */
export function emptyLedger(): Ledger {
  const ascii = Array.from({ length: 95 }, (_, index) => 32 + index)
  const usual = [...ascii, ...[...'·…□'].map((sign) => sign.codePointAt(0) ?? 0)]
  return { regular: new Set(usual), bold: new Set(usual), italic: new Set(), boldItalic: new Set() }
}

/** No words to be shaped yet. */
export function noWords(): WordLedger {
  return { regular: new Set(), bold: new Set(), italic: new Set(), boldItalic: new Set() }
}

/** The colour behind a side column, on every page. */
function ground({ design }: Setting): Node[] {
  const { layout, palette } = design
  if (layout.kind !== 'side' || !layout.bleed) return []
  const style: Style = {
    position: 'absolute',
    top: 0,
    bottom: 0,
    ...(layout.side === 'left' ? { left: 0 } : { right: 0 }),
    width: groundWidth(design, layout),
    backgroundColor: palette.panel,
  }
  return [createElement(View, { fixed: true, style })]
}

/** Which page of how many, where there are several: painted, since a part that is rendered for each page doubles the layout. */
function pageNumber(setting: Setting, family: string, total: number, onPage: () => number): Node {
  const { margin, palette, type, layout } = setting.design
  const onGround = layout.kind === 'side' && layout.bleed ? groundWidth(setting.design, layout) : 0
  const size = type.small - 1.5
  const style: Style = {
    position: 'absolute',
    bottom: millimetres(margin.bottom) * 0.4,
    left: layout.kind === 'side' && layout.side === 'left' ? onGround : 0,
    right: layout.kind === 'side' && layout.side === 'right' ? onGround : 0,
    height: size * 1.2,
  }
  const paint: CanvasProps['paint'] = (painter, width) => {
    const page = onPage()
    const [regular] = Font.getRegisteredFonts()[family]?.sources ?? []
    if (total > 1 && regular)
      painter
        .font(regular.data)
        .fontSize(size)
        .fillColor(palette.muted)
        .text(`${page} / ${total}`, 0, 0, { width, align: 'center' })
    return null
  }
  return createElement(Canvas, { fixed: true, style, paint })
}
