import { AlignmentType, BorderStyle, LineRuleType, Paragraph, type ParagraphChild, VerticalAlignTable } from 'docx'
import { basicsLabels } from '#src/resume/labels.ts'
import type { PrintedHeader, PrintedName } from '#src/resume/print/person.ts'
import type { PrintedPhoto } from '#src/resume/print/photo.ts'
import type { Piece } from '#src/resume/print/pieces.ts'
import { portrait } from './pictures.ts'
import { pieceRuns, textRun } from './runs.ts'
import { hex, points, type Spec, type WordSetting, type WordSheet } from './setting.ts'
import { type Cell, type Flow, grid, paragraphs, spacedFirst } from './tables.ts'

type Alignment = (typeof AlignmentType)[keyof typeof AlignmentType]

const separator: Piece = { text: '\u2002|\u2002', tone: 'line' }

/** The person's name and details across the whole width. */
export function headerFlow(header: PrintedHeader | null, sheet: WordSheet): Flow[] {
  if (header === null) return []
  const setting = { ...header.place, ledger: sheet.ledger }
  switch (header.kind) {
    case 'stack':
      return stack(header, setting, sheet)
    case 'split':
      return split(header, setting, sheet)
    case 'band':
      return band(header, setting, sheet)
  }
}

/** The paragraphs with name and headline. */
export function nameSpecs({ name, headline }: PrintedName, setting: WordSetting, aligned: Partial<Spec> = {}): Spec[] {
  const below = textRun({ text: headline, tone: setting.onPanel ? 'muted' : 'second' }, setting)
  return [
    { style: 'Title', ...aligned, children: [textRun({ text: name }, setting)] },
    ...(headline ? [{ style: 'Subtitle', ...aligned, children: [below] }] : []),
  ]
}

/** Details one below the other. */
export function factList(facts: readonly Piece[][], setting: WordSetting, alignment?: Alignment): Spec[] {
  return facts.map((pieces) => factSpec(pieceRuns(pieces, setting), alignment))
}

/** The photo as a paragraph. */
export function photoSpec(photo: PrintedPhoto, { printed, photo: file }: WordSheet, alignment: Alignment): Spec {
  const picture = portrait(photo, file, basicsLabels.photo[printed.locale])
  return { style: 'TableText', alignment, spacing: { line: 240, lineRule: LineRuleType.AUTO }, children: [picture] }
}

/** Word requires a paragraph after a table; this one takes no room. */
export function spacer(): Paragraph {
  return new Paragraph({ style: 'Spacer' })
}

/** A paragraph that takes no room and begins a new page, for use between tables. */
export function pageBreak(): Paragraph {
  return new Paragraph({ style: 'Spacer', pageBreakBefore: true })
}

function factSpec(children: ParagraphChild[], alignment?: Alignment): Spec {
  return { style: 'Contact', ...(alignment ? { alignment } : {}), children }
}

function factLines(lines: readonly Piece[][][], setting: WordSetting, alignment?: Alignment): Spec[] {
  return lines.map((facts) => {
    const pieces = facts.flatMap((own, index) => (index > 0 ? [separator, ...own] : own))
    return factSpec(pieceRuns(pieces, setting), alignment)
  })
}

function introduction({ name, facts, centred }: PrintedHeader, setting: WordSetting): Spec[] {
  const alignment = centred ? AlignmentType.CENTER : undefined
  return [...nameSpecs(name, setting, alignment ? { alignment } : {}), ...factLines(facts, setting, alignment)]
}

function ruled(specs: Spec[], { rule, place }: PrintedHeader): Spec[] {
  if (!rule) return specs
  const bottom = { style: BorderStyle.SINGLE, size: 4, color: hex(place.design.palette.line), space: 6 }
  return specs.map((spec, index) => (index === specs.length - 1 ? { ...spec, border: { bottom } } : spec))
}

function stack(header: PrintedHeader, setting: WordSetting, sheet: WordSheet): Flow[] {
  const { photo, place, photoWidth, centred } = header
  if (!photo) return paragraphs(ruled(introduction(header, setting), header))
  if (centred) {
    const above = photoSpec(photo, sheet, AlignmentType.CENTER)
    return paragraphs([above, ...ruled(introduction(header, setting), header)])
  }
  const text = { width: points(place.width), children: paragraphs(introduction(header, setting)) }
  const cells = [{ ...text, align: VerticalAlignTable.CENTER }, photoCell(photo, photoWidth, sheet)]
  const line: Spec = { style: 'Spacer', spacing: header.rule ? { before: points(6) } : {}, children: [] }
  return [row(cells), ...paragraphs(ruled([line], header))]
}

function split(header: PrintedHeader, setting: WordSetting, sheet: WordSheet): Flow[] {
  const { name, facts, beside, besideWidth, place, photo, photoWidth } = header
  const align = VerticalAlignTable.BOTTOM
  const contacts = factList(beside, setting, AlignmentType.RIGHT)
  const cells = [
    { width: points(place.width - besideWidth), children: paragraphs(nameSpecs(name, setting)), align },
    { width: points(besideWidth), children: paragraphs(contacts), align },
    ...(photo ? [photoCell(photo, photoWidth, sheet)] : []),
  ]
  const others = factLines(facts, setting)
  const below = others.length > 0 ? spacedFirst(others, 6) : [{ style: 'Spacer', children: [] }]
  return [row(cells), ...paragraphs(ruled(below, header))]
}

function photoCell(photo: PrintedPhoto, width: number, sheet: WordSheet): Cell {
  return { width: points(width), children: paragraphs([photoSpec(photo, sheet, AlignmentType.RIGHT)]) }
}

function row(cells: Cell[], height?: number): Flow {
  const widths = cells.map(({ width }) => width)
  return grid(widths, [{ cells, splits: false, ...(height ? { height } : {}) }])
}

function band(header: PrintedHeader, setting: WordSetting, sheet: WordSheet): Flow[] {
  const { photo, place, photoWidth, height } = header
  const { fill, inset } = { fill: place.design.palette.panel, inset: sheet.printed.margin.top }
  const align = VerticalAlignTable.CENTER
  const text = { width: points(place.width), fill, align, children: paragraphs(introduction(header, setting)) }
  const cells = photo ? [text, { ...photoCell(photo, photoWidth, sheet), fill, align }] : [text]
  const after = new Paragraph({ style: 'Spacer', spacing: { before: points(inset) } })
  return [row(cells, points(height - 2 * inset)), after]
}
