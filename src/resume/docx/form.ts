import { AlignmentType, VerticalAlignTable } from 'docx'
import type { Layout } from '#src/resume/designs/design.ts'
import type { BasicsField } from '#src/resume/document.ts'
import { basicsLabels, formTitle } from '#src/resume/labels.ts'
import type { Fact, ResumeView, SectionView } from '#src/resume/view.ts'
import { valueRun } from './facts.ts'
import { photoSpecs, spacer } from './headers.ts'
import { textRun } from './runs.ts'
import { itemsSpecs } from './sections.ts'
import { millimetres, points, type Spec, type WordSetting } from './setting.ts'
import { type Cell, edge, type Flow, grid, paragraphs, untied, type WordRow } from './tables.ts'

const padding = { vertical: 3.5, horizontal: 5 }
const photoRows = 5
/** English section titles are longer than the four signs of a Chinese one. */
const latinLabels = 1.35

/** The résumé as a ruled form: a table of facts with the picture beside it, then one row per section. */
export function formFlow(view: ResumeView, setting: WordSetting, layout: Layout & { kind: 'form' }): Flow[] {
  const photo = photoSpecs(view, setting, AlignmentType.CENTER)
  const widths = columnWidths(setting, layout, photo.length > 0)
  const title: Spec = {
    style: 'Title',
    alignment: AlignmentType.CENTER,
    spacing: { after: points(8) },
    children: [textRun(formTitle[setting.locale], setting)],
  }
  const rows = [
    ...factRows(allFacts(view), photo, widths, setting),
    ...view.sections.map((section) => sectionRow(section, widths, setting)),
  ]
  return [...paragraphs([title]), grid(widths, rows), spacer()]
}

function allFacts(view: ResumeView): Fact[] {
  const basic = (field: BasicsField, value: string): Fact[] =>
    value ? [{ field, label: basicsLabels[field][view.locale], value, href: '', bare: false }] : []
  return [
    ...basic('name', view.name),
    ...view.personal,
    ...view.contacts,
    ...basic(view.headlineField, view.headline),
    ...view.wishes,
  ]
}

/** Label, value, label, value, and the picture's column when there is one. */
function columnWidths(setting: WordSetting, layout: Layout & { kind: 'form' }, withPhoto: boolean): number[] {
  const label = millimetres(setting.locale === 'zh' ? layout.width : layout.width * latinLabels)
  const photo = withPhoto ? millimetres(setting.design.photo + 5) : 0
  const value = Math.floor((setting.width - 2 * label - photo) / 2)
  return [label, value, label, value, ...(withPhoto ? [photo] : [])]
}

function factRows(facts: Fact[], photo: Spec[], widths: number[], setting: WordSetting): WordRow[] {
  const [label = 0, value = 0, , , photoWidth = 0] = widths
  const count = Math.ceil(facts.length / 2)
  const spanned = photo.length > 0 ? Math.min(photoRows, count) : 0
  return Array.from({ length: count }, (_, row) => {
    const [left, right] = [facts[row * 2], facts[row * 2 + 1]]
    const beside = row < spanned
    const cells: Cell[] = [
      ...(left ? pair(left, label, value, setting) : []),
      ...(right ? pair(right, label, value, setting) : []),
    ]
    const last = cells.at(-1)
    if (last) stretch(last, cells, beside ? widths.slice(0, -1) : widths)
    if (row === 0 && spanned > 0) cells.push({ ...photoCell(photo, photoWidth, setting), rowSpan: spanned })
    return { cells, splits: false, height: points(setting.design.type.body * 2.3) }
  })
}

/** The last cell of a row takes the columns that are left. */
function stretch(last: Cell, cells: Cell[], widths: number[]): void {
  const own = cells.length - 1
  last.columnSpan = widths.length - own
  last.width = widths.slice(own).reduce((sum, width) => sum + width, 0)
}

function pair(fact: Fact, label: number, value: number, setting: WordSetting): Cell[] {
  return [
    labelCell(fact.label, label, setting),
    ruledCell(value, [{ style: 'TableText', children: [valueRun(fact, setting)] }], setting),
  ]
}

function sectionRow(section: SectionView, widths: number[], setting: WordSetting): WordRow {
  const [label = 0, ...rest] = widths
  const width = rest.reduce((sum, part) => sum + part, 0)
  const inner = { ...setting, width: width - 2 * points(padding.horizontal + 3) }
  const content = ruledCell(width, untied(itemsSpecs(section.items, inner)), setting)
  const title: Spec = {
    style: 'Heading1',
    alignment: AlignmentType.CENTER,
    spacing: { before: 0, after: 0 },
    keepNext: false,
    pageBreakBefore: section.pageBreak,
    children: [textRun(section.title, setting, { tone: 'accent' })],
  }
  return {
    splits: !section.keepTogether,
    cells: [
      { ...labelCell('', label, setting), children: paragraphs([title]) },
      {
        ...content,
        columnSpan: rest.length,
        margins: {
          top: points(padding.vertical * 2),
          bottom: points(padding.vertical * 2),
          left: points(padding.horizontal + 3),
          right: points(padding.horizontal + 3),
        },
      },
    ],
  }
}

function labelCell(text: string, width: number, setting: WordSetting): Cell {
  const spec: Spec = {
    style: 'TableText',
    alignment: AlignmentType.CENTER,
    children: [textRun(text, setting, { tone: 'accent' })],
  }
  return { ...ruledCell(width, [spec], setting), fill: setting.design.palette.panel }
}

function photoCell(photo: Spec[], width: number, setting: WordSetting): Cell {
  return { ...ruledCell(width, photo, setting), margins: { top: points(4), bottom: points(4) } }
}

function ruledCell(width: number, specs: Spec[], setting: WordSetting): Cell {
  const line = edge(4, setting.design.palette.line)
  return {
    width,
    align: VerticalAlignTable.CENTER,
    borders: { top: line, right: line, bottom: line, left: line },
    margins: {
      top: points(padding.vertical),
      bottom: points(padding.vertical),
      left: points(padding.horizontal),
      right: points(padding.horizontal),
    },
    children: paragraphs(specs),
  }
}
