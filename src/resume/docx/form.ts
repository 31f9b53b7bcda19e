import { AlignmentType, VerticalAlignTable, VerticalMergeType } from 'docx'
import type { PrintedForm } from '#src/resume/print/page.ts'
import type { Piece } from '#src/resume/print/pieces.ts'
import type { PrintedSection } from '#src/resume/print/sections.ts'
import { pageBreak, photoSpec, spacer } from './headers.ts'
import { headingSpec } from './headings.ts'
import { itemSpecs } from './paras.ts'
import { pieceRuns, textRun } from './runs.ts'
import { chained } from './sections.ts'
import { points, type Spec, type WordSetting, type WordSheet } from './setting.ts'
import { type Cell, edge, type Flow, grid, paragraphs, untied, type WordRow } from './tables.ts'

/** A cell with a line on each side. */
type RuledCell = Cell & { borders: Required<NonNullable<Cell['borders']>> }

/** The résumé as a ruled form: a table of facts beside the photo, then the sections. */
export function formFlow(form: PrintedForm, sheet: WordSheet): Flow[] {
  const setting = { ...sheet.printed.place, ledger: sheet.ledger }
  const widths = columnWidths(form, setting.width)
  const title: Spec = {
    style: 'Title',
    alignment: AlignmentType.CENTER,
    spacing: { after: points(8) },
    children: [textRun({ text: form.title }, setting)],
  }
  const tables = [factRows(form, widths, setting, sheet)]
  for (const section of form.sections) {
    // Word processors ignore a page break within a table, so another table begins on the new page.
    if (section.pageBreak) tables.push([])
    tables.at(-1)?.push(...sectionRows(section, form, widths, setting))
  }
  const flow = tables.flatMap((rows, index) => [...(index > 0 ? [pageBreak()] : []), grid(widths, rows)])
  return [...paragraphs([title]), ...flow, spacer()]
}

/** The columns: label, value, label, value, and the photo's column if there is one. */
function columnWidths({ label, photoCell }: PrintedForm, width: number): number[] {
  const [name, photo] = [points(label), points(photoCell)]
  const value = Math.floor((points(width) - 2 * name - photo) / 2)
  return [name, value, name, value, ...(photo > 0 ? [photo] : [])]
}

function factRows(form: PrintedForm, widths: number[], setting: WordSetting, sheet: WordSheet): WordRow[] {
  const [label = 0, value = 0, , , photoWidth = 0] = widths
  return form.facts.map((facts, row) => {
    const cells = facts.flatMap((fact) => [
      labelCell([textSpec({ text: fact.label, tone: 'accent' }, setting)], label, form, setting),
      ruledCell(value, [{ style: 'TableText', children: pieceRuns([fact.value], setting) }], form, setting),
    ])
    const last = cells.at(-1)
    if (last) stretch(last, cells, row < form.photoRows ? widths.slice(0, -1) : widths)
    if (row === 0 && form.photo) {
      const picture = ruledCell(photoWidth, [photoSpec(form.photo, sheet, AlignmentType.CENTER)], form, setting)
      cells.push({ ...picture, margins: { top: points(4), bottom: points(4) }, rowSpan: form.photoRows })
    }
    return { cells, splits: false, height: points(setting.design.type.body * 2.3) }
  })
}

/** Makes the last cell of a row span the remaining columns. */
function stretch(last: Cell, cells: Cell[], widths: number[]): void {
  const own = cells.length - 1
  last.columnSpan = widths.length - own
  last.width = widths.slice(own).reduce((sum, width) => sum + width, 0)
}

/**
 * A section as rows that share its label: a row for whatever keeps together. Within a row word processors do not keep
 * paragraphs together.
 */
function sectionRows(section: PrintedSection, form: PrintedForm, widths: number[], setting: WordSetting): WordRow[] {
  const [label = 0, ...rest] = widths
  const width = rest.reduce((sum, part) => sum + part, 0)
  const specs = itemSpecs(section.items, { ...section.place, ledger: setting.ledger })
  const chains = section.together || specs.length === 0 ? [specs] : chained(specs)
  const title: Spec = {
    ...headingSpec(section.heading, setting.ledger),
    alignment: AlignmentType.CENTER,
    spacing: { before: 0, after: 0 },
    keepNext: false,
  }
  const horizontal = points(form.inset)
  return chains.map((chain, index): WordRow => {
    const ends = { isFirst: index === 0, isLast: index === chains.length - 1 }
    const name = labelCell(ends.isFirst ? [title] : [], label, form, setting)
    const text = ruledCell(width, untied(chain), form, setting)
    return {
      splits: chain.length === 1,
      cells: [
        {
          ...partOfCell(name, ends, form),
          align: VerticalAlignTable.TOP,
          verticalMerge: ends.isFirst ? VerticalMergeType.RESTART : VerticalMergeType.CONTINUE,
        },
        { ...partOfCell(text, ends, form, horizontal), columnSpan: rest.length },
      ],
    }
  })
}

/** A cell of a section in one of its rows: its lines and margins above and below only where the section ends. */
function partOfCell(
  cell: RuledCell,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
  { padding }: PrintedForm,
  horizontal = 0,
): Cell {
  const { left, right, top, bottom } = cell.borders
  const vertical = points(padding.vertical * 2)
  return {
    ...cell,
    borders: { left, right, ...(isFirst ? { top } : {}), ...(isLast ? { bottom } : {}) },
    margins: { top: isFirst ? vertical : 0, bottom: isLast ? vertical : 0, left: horizontal, right: horizontal },
  }
}

function textSpec(piece: Piece, setting: WordSetting): Spec {
  return { style: 'TableText', alignment: AlignmentType.CENTER, children: [textRun(piece, setting)] }
}

function labelCell(specs: Spec[], width: number, form: PrintedForm, setting: WordSetting): RuledCell {
  return { ...ruledCell(width, specs, form, setting), fill: setting.design.palette.panel }
}

function ruledCell(width: number, specs: Spec[], { padding }: PrintedForm, setting: WordSetting): RuledCell {
  const line = edge(4, setting.design.palette.line)
  const [vertical, horizontal] = [points(padding.vertical), points(padding.horizontal)]
  return {
    width,
    align: VerticalAlignTable.CENTER,
    borders: { top: line, right: line, bottom: line, left: line },
    margins: { top: vertical, bottom: vertical, left: horizontal, right: horizontal },
    children: paragraphs(specs),
  }
}
