import { AlignmentType } from 'docx'
import type { Layout } from '#src/resume/designs/design.ts'
import { sideFactTitles } from '#src/resume/labels.ts'
import type { Fact, ResumeView, SectionView } from '#src/resume/view.ts'
import { factList } from './facts.ts'
import { nameSpecs, photoSpecs, spacer } from './headers.ts'
import { headingSpec } from './headings.ts'
import { flush, sectionFlow } from './sections.ts'
import { millimetres, points, type Spec, type WordSetting } from './setting.ts'
import { type Cell, type Flow, grid, paragraphs } from './tables.ts'

/** Millimetres between the side column's text and its edge, and from there to the main column. */
export const sideInset = 6
const sideGutter = 7

/** A side column and a main column as two cells of one row, which may run over pages. */
export function sideFlow(view: ResumeView, setting: WordSetting, layout: Layout & { kind: 'side' }): Flow[] {
  const inset = millimetres(sideInset)
  const gutter = millimetres(sideGutter)
  const sideWidth = millimetres(layout.width) + inset
  const mainWidth = setting.width - sideWidth
  const side = { ...setting, width: sideWidth - inset, narrow: true, onPanel: layout.bleed }
  const main = { ...setting, width: mainWidth - gutter }
  const isSide = (section: SectionView) => layout.kinds.includes(section.kind)
  const inPanel = setting.design.header.kind === 'panel'
  const sideCell: Cell = {
    width: sideWidth,
    ...(layout.bleed ? { fill: setting.design.palette.panel } : {}),
    margins: layout.side === 'left' ? { right: inset } : { left: inset },
    children: [
      ...paragraphs(personSpecs(view, side, inPanel)),
      ...view.sections.filter(isSide).flatMap((section) => sectionFlow(section, side)),
    ],
  }
  const mainCell: Cell = {
    width: mainWidth,
    margins: layout.side === 'left' ? { left: gutter } : { right: gutter },
    children: [
      ...(inPanel ? [] : paragraphs(nameSpecs(view, main))),
      ...view.sections
        .filter((section) => !isSide(section))
        .flatMap((section, index) => sectionFlow(section, main, index === 0 && inPanel)),
    ],
  }
  const [first, second] = layout.side === 'left' ? [sideCell, mainCell] : [mainCell, sideCell]
  return [grid([first.width, second.width], [{ cells: [first, second], splits: true }]), spacer()]
}

function personSpecs(view: ResumeView, setting: WordSetting, withName: boolean): Spec[] {
  const photo = photoSpecs(view, setting, AlignmentType.LEFT)
  const name = withName ? nameSpecs(view, setting) : []
  const spacedName = photo.length > 0 && withName ? spaceFirst(name, 10) : name
  return [
    ...photo,
    ...spacedName,
    ...factGroup('contacts', view.contacts, setting, photo.length > 0 || withName),
    ...factGroup('personal', [...view.personal, ...view.wishes], setting, true),
  ]
}

function factGroup(key: keyof typeof sideFactTitles, facts: Fact[], setting: WordSetting, spaced: boolean): Spec[] {
  if (facts.length === 0) return []
  const heading = headingSpec({ ...emptySection, title: sideFactTitles[key][setting.locale] }, setting)
  return [...(spaced ? [heading] : flush([heading])), ...factList(facts, setting)]
}

const emptySection: SectionView = {
  id: '',
  kind: 'custom',
  title: '',
  englishTitle: '',
  icon: '',
  columns: 1,
  keepTogether: false,
  pageBreak: false,
  items: [],
}

function spaceFirst(specs: Spec[], space: number): Spec[] {
  return specs.map((spec, index) => (index === 0 ? { ...spec, spacing: { before: points(space) } } : spec))
}
