import { applyChoice } from '#src/resume/designs/apply.ts'
import type { Design, Layout } from '#src/resume/designs/design.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { formTitle, sideFactTitles } from '#src/resume/labels.ts'
import { type Fact, type ResumeView, type SectionView, titleOf, viewResume } from '#src/resume/view.ts'
import { type PeriodPlace, widestPeriod } from './entries.ts'
import { factPieces, valuePiece } from './facts.ts'
import { headingOf } from './headings.ts'
import { type FactGroup, formFacts, headerOf, nameOf, type PrintedHeader, type PrintedName } from './person.ts'
import { type PrintedPhoto, photoOf } from './photo.ts'
import { fitted, type Piece } from './pieces.ts'
import { type Column, millimetres, textWidth, widthInAnyFont } from './place.ts'
import { type PrintedSection, sectionOf } from './sections.ts'
import { balanced, heightOfFacts, sidePages } from './side-pages.ts'

/**
 * The page model of a résumé: what is printed where, with which words and styles. Renderers draw it and decide nothing.
 */
export type PrintedResume = {
  design: Design
  locale: ResumeLocale
  /** The title property of the file. */
  title: string
  author: string
  /** The size of the paper and of its margins, in points. */
  paper: { width: number; height: number }
  margin: Design['margin']
  place: Column
  header: PrintedHeader | null
  body: PrintedBody
  footer: PrintedFooter | null
}

/**
 * The footer of a résumé with several pages: the page number, and from the second page on the name. `left` and `right`
 * are the widths of a coloured background at the edges, where nothing is printed. Lengths in points.
 */
export type PrintedFooter = { name: string; size: number; left: number; right: number }

/** The layout below the header. Widths in points. */
export type PrintedBody =
  | { kind: 'single'; sections: PrintedSection[] }
  /** Titles in a left column; `gutter` is their distance from the content. */
  | { kind: 'labels'; column: number; gutter: number; rule: boolean; sections: PrintedSection[] }
  /**
   * Periods in a left column; `gutter` is the space on either side of the timeline. Beside a timeline section titles
   * are in the column of the text, so that the line runs through.
   */
  | { kind: 'dates'; column: number; gutter: number; rule: boolean; sections: PrintedSection[] }
  | PrintedSides
  | PrintedForm

/** Two columns side by side. */
export type PrintedSides = {
  kind: 'side'
  side: 'left' | 'right'
  /** The width of the background behind the side column, from the edge of the paper; 0 for none. */
  ground: number
  /** The distance between the side column's text and the edge of its background, and from there to the main column. */
  inset: number
  gutter: number
  beside: {
    place: Column
    photo: PrintedPhoto | null
    name: PrintedName | null
    facts: FactGroup[]
    /** The sections by the page they start on; a program that chooses its own pages prints them one after the other. */
    pages: PrintedSection[][]
  }
  main: { place: Column; name: PrintedName | null; sections: PrintedSection[] }
}

/** A ruled form: a table of facts, two per row, long ones in rows of their own, then a row for each section. */
export type PrintedForm = {
  kind: 'form'
  title: string
  name: PrintedName
  label: number
  /** The padding of a cell, and beside a section's text. */
  padding: { vertical: number; horizontal: number }
  inset: number
  facts: { label: string; value: Piece }[][]
  photo: PrintedPhoto | null
  /** The width of the photo's cell; below, how many rows it spans. */
  photoCell: number
  photoRows: number
  sections: PrintedSection[]
}

/** The sizes of paper in points. */
export const papers = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } }
/** The distance between a section's title in the left column and its content, in millimetres. */
const labelGutter = 4
/** The space on either side of the timeline, in millimetres. */
const timeGutter = 5
/** The distance between the side column's text and its edge, and from there to the main column, in millimetres. */
const sideInset = 6
const sideGutter = 7
const formPadding = { vertical: 3.5, horizontal: 5 }
/** The space on either side of a section's text, in points. */
const formInset = 8
/** English section titles are longer than the usual four Chinese characters, by this factor. */
const latinLabels = 1.2
/** The space around the photo of a form, in millimetres. */
const formPhotoSpace = 5
const formPhotoRows = 5

/**
 * Builds the page model of a document, in its own design unless another is given.
 * @param hasPhoto whether a photo can be drawn if the document has one
 */
export function printedResume(
  document: ResumeDocument,
  {
    design = findDesign(document.design.id),
    hasPhoto = true,
  }: { design?: Design | undefined; hasPhoto?: boolean } = {},
): PrintedResume {
  const chosen = applyChoice(design, document.design)
  const view = viewResume(document, chosen.dates)
  const paper = papers[document.design.page ?? 'a4']
  const { locale } = view
  const margin = inPoints(chosen.margin)
  const width = paper.width - margin.left - margin.right
  const pageHeight = paper.height - margin.top - margin.bottom
  const place = { design: chosen, locale, width, onPanel: false, narrow: false }
  const photo = hasPhoto ? photoOf(document, chosen) : null
  const body = bodyOf(view, { place, photo, pageHeight, balances: document.design.beside === undefined })
  return {
    design: chosen,
    locale,
    title: titleOf(view),
    author: view.name,
    paper,
    margin,
    place,
    header: headerOf(view, place, photo),
    body,
    footer: document.design.footer === false ? null : footerOf(view, chosen, body),
  }
}

/** The footer, to be centred on the part of the page without a background. */
function footerOf({ name }: ResumeView, { type }: Design, body: PrintedBody): PrintedFooter {
  const ground = (side: 'left' | 'right') => (body.kind === 'side' && body.side === side ? body.ground : 0)
  return { name, size: type.small - 1.5, left: ground('left'), right: ground('right') }
}

/** The width of a timeline and the sizes of the dots on it, of an entry and of a section's title, in points. */
export const timeline = { line: 0.75, dot: 4, titleDot: 6.5 }

/** The width of the line between two columns without a background, in points. */
export const columnRule = 0.5

/** The separator between name and page number. */
export const footerSeparator = ' · '

/** `balances`: sections may change columns; not those the person has placed. */
type Sheet = { place: Column; photo: PrintedPhoto | null; pageHeight: number; balances: boolean }

function bodyOf(view: ResumeView, sheet: Sheet): PrintedBody {
  const { layout } = sheet.place.design
  switch (layout.kind) {
    case 'single':
      return { kind: 'single', sections: sectionsOf(view.sections, sheet.place, sheet) }
    case 'side':
      return sidesOf(view, layout, sheet)
    case 'labels': {
      const column = millimetres(layout.width)
      const gutter = millimetres(labelGutter)
      const sections = sectionsOf(view.sections, narrowed(sheet.place, column), sheet, column)
      return { kind: 'labels', column, gutter, rule: layout.rule, sections }
    }
    case 'dates': {
      const gutter = layout.rule ? millimetres(timeGutter) : 0
      const { design, width } = sheet.place
      const period = widthInAnyFont(widestPeriod(sheet.place), sheet.place, design.type.small)
      const column = Math.max(millimetres(layout.width), period + gutter)
      const items = narrowed(sheet.place, column + gutter)
      const sections = sectionsOf(view.sections, items, sheet, layout.rule ? items.width : width, 'apart')
      return { kind: 'dates', column, gutter, rule: layout.rule, sections }
    }
    case 'form':
      return formOf(view, layout, sheet)
  }
}

function sectionsOf(
  sections: readonly SectionView[],
  items: Column,
  { pageHeight }: Sheet,
  headingWidth = items.width,
  periodPlace: PeriodPlace = 'inline',
): PrintedSection[] {
  const heading = { ...items, width: headingWidth }
  return sections.map((section) => sectionOf(section, { heading, items, periodPlace, pageHeight }))
}

function sidesOf(view: ResumeView, layout: Layout & { kind: 'side' }, sheet: Sheet): PrintedSides {
  const { place, photo, pageHeight, balances } = sheet
  const { design, locale } = place
  const [width, inset, gutter] = [layout.width, sideInset, sideGutter].map(millimetres) as [number, number, number]
  const beside = { ...place, width, narrow: true, onPanel: layout.bleed }
  const main = narrowed(place, width + inset + gutter)
  const isSide = ({ kind }: SectionView) => layout.kinds.includes(kind)
  const inPanel = design.header.kind === 'panel'
  const group = (key: keyof typeof sideFactTitles, facts: readonly Fact[]): FactGroup[] =>
    facts.length === 0
      ? []
      : [
          {
            heading: headingOf({ title: sideFactTitles[key][locale], englishTitle: '', icon: '' }, beside),
            facts: facts.map((fact) => factPieces(fact, beside)),
          },
        ]
  const name = inPanel ? nameOf(view, beside) : null
  const facts = [...group('contacts', view.contacts), ...group('personal', [...view.personal, ...view.wishes])]
  const above = (photo?.height ?? 0) + heightOfFacts(name, facts, beside)
  const meant = view.sections.filter(isSide)
  const spread = (kept: number) => {
    const own = new Set(meant.slice(0, kept))
    return {
      beside: sectionsOf([...own], beside, sheet),
      main: sectionsOf(
        view.sections.filter((section) => !own.has(section)),
        main,
        sheet,
      ),
    }
  }
  const sections = balances ? balanced(spread, meant.length, { above, pageHeight }) : spread(meant.length)
  const mainPages = sections.main.reduce((sum, { height }) => sum + height, 0) / pageHeight
  return {
    kind: 'side',
    side: layout.side,
    ground: layout.bleed ? millimetres(design.margin[layout.side]) + width + inset : 0,
    inset,
    gutter,
    beside: {
      place: beside,
      photo,
      name,
      facts,
      pages: sidePages(sections.beside, { above, mainPages, pageHeight }),
    },
    main: { place: main, name: inPanel ? null : nameOf(view, main), sections: sections.main },
  }
}

function formOf(view: ResumeView, layout: Layout & { kind: 'form' }, sheet: Sheet): PrintedForm {
  const { place, photo } = sheet
  const label = millimetres(place.locale === 'zh' ? layout.width : layout.width * latinLabels)
  const photoCell = photo ? photo.width + millimetres(formPhotoSpace) : 0
  const cell = narrowed(place, (place.width + photoCell) / 2 + label + 2 * formPadding.horizontal)
  const { body: size } = place.design.type
  const fits = (fact: Fact) => textWidth(valuePiece(fact).text, cell) <= cell.width
  const all = formFacts(view)
  const cellOf = (fact: Fact, column: Column) => ({ label: fact.label, value: fitted(valuePiece(fact), column, size) })
  const short = all.filter(fits).map((fact) => cellOf(fact, cell))
  const pairs = Array.from({ length: Math.ceil(short.length / 2) }, (_, row) => short.slice(2 * row, 2 * row + 2))
  const wide = narrowed(place, photoCell + label + 2 * formPadding.horizontal)
  const facts = [...pairs, ...all.filter((fact) => !fits(fact)).map((fact) => [cellOf(fact, wide)])]
  return {
    kind: 'form',
    title: formTitle[place.locale],
    name: nameOf(view, place),
    label,
    padding: formPadding,
    inset: formInset,
    facts,
    photo,
    photoCell,
    photoRows: photo ? Math.min(formPhotoRows, facts.length) : 0,
    sections: sectionsOf(view.sections, narrowed(place, label + 2 * formInset), sheet, label),
  }
}

function narrowed(place: Column, by: number): Column {
  return { ...place, width: place.width - by }
}

function inPoints({ top, right, bottom, left }: Design['margin']): Design['margin'] {
  return { top: millimetres(top), right: millimetres(right), bottom: millimetres(bottom), left: millimetres(left) }
}
