import type { Layout } from '#src/resume/designs/design.ts'
import { sideFactTitles } from '#src/resume/labels.ts'
import type { Fact, ResumeView, SectionView } from '#src/resume/view.ts'
import { factList } from './facts.ts'
import { nameNodes, showsPhoto } from './headers.ts'
import { heading } from './headings.ts'
import { box, type Node, row, type Style } from './nodes.ts'
import { photograph } from './portrait.ts'
import { sectionNode } from './sections.ts'
import { millimetres, type Setting } from './setting.ts'

type SideLayout = Layout & { kind: 'side' }

/** Millimetres between the side column's text and its edge, and from there to the main column. */
const sideInset = 6
const sideGutter = 7

/** The width in points of the coloured ground of a side column, from the edge of the paper. */
export function groundWidth({ margin }: Setting['design'], layout: SideLayout): number {
  return millimetres((layout.side === 'left' ? margin.left : margin.right) + layout.width + sideInset)
}

/** A side column and a main column, each running on over as many pages as it needs. */
export function sideNode(view: ResumeView, setting: Setting, layout: SideLayout): Node {
  const sideWidth = millimetres(layout.width)
  const mainWidth = setting.width - sideWidth - millimetres(sideInset + sideGutter)
  const side = { ...setting, width: sideWidth, narrow: true, onPanel: layout.bleed }
  const main = { ...setting, width: mainWidth }
  const isSide = (section: SectionView) => layout.kinds.includes(section.kind)
  const inPanel = setting.design.header.kind === 'panel'
  const sideNodes = [
    ...personNodes(view, side, inPanel),
    ...view.sections.filter(isSide).map((section) => sectionNode(section, side)),
  ]
  const mainNodes = [
    ...(inPanel ? [] : nameNodes(view, main)),
    ...view.sections
      .filter((section) => !isSide(section))
      .map((section, index) => sectionNode(section, main, index === 0 && inPanel)),
  ]
  // On a page that only one column reaches, the margin still pushes it to its side.
  const right: Style = { marginLeft: 'auto' }
  return layout.side === 'left'
    ? row({}, [box({ width: sideWidth }, sideNodes), box({ ...right, width: mainWidth }, mainNodes)])
    : row({}, [box({ width: mainWidth }, mainNodes), box({ ...right, width: sideWidth }, sideNodes)])
}

function personNodes(view: ResumeView, setting: Setting, withName: boolean): Node[] {
  const photo = showsPhoto(view, setting) ? [photograph(millimetres(setting.design.photo), setting)] : []
  const name = withName ? nameNodes(view, setting) : []
  return [
    ...photo,
    ...(photo.length > 0 && withName ? [box({ marginTop: 10 }, name)] : name),
    ...factGroup('contacts', view.contacts, setting, photo.length === 0 && !withName),
    ...factGroup('personal', [...view.personal, ...view.wishes], setting, false),
  ]
}

function factGroup(key: keyof typeof sideFactTitles, facts: Fact[], setting: Setting, first: boolean): Node[] {
  if (facts.length === 0) return []
  return [
    heading({ title: sideFactTitles[key][setting.locale], englishTitle: '', icon: '' }, setting, first),
    ...factList(facts, setting),
  ]
}
