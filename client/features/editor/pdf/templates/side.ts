import type { PrintedSides } from '#src/resume/print/page.ts'
import type { FactGroup } from '#src/resume/print/person.ts'
import { factList, nameNodes } from './headers.ts'
import { heading } from './headings.ts'
import { box, type Node, type PageColumn } from './nodes.ts'
import { photograph } from './portrait.ts'
import { sectionNode } from './sections.ts'
import { type Setting, type Sheet, settingAt } from './setting.ts'

/** A side column and a main column, from left to right, each running over as many pages as it needs. */
export function sideColumns({ side, beside, main }: PrintedSides, sheet: Sheet): PageColumn[] {
  const mainSetting = settingAt(main.place, sheet.setting)
  const besideNodes = [
    ...personNodes(beside, sheet),
    ...beside.pages.flatMap((sections, page) =>
      sections.map((section, index) =>
        sectionNode(index === 0 && page > 0 ? { ...section, pageBreak: true } : section, sheet.setting),
      ),
    ),
  ]
  const mainNodes = [
    ...(main.name ? nameNodes(main.name, mainSetting) : []),
    ...main.sections.map((section, index) => sectionNode(section, sheet.setting, index === 0 && !main.name)),
  ]
  const { margin, paper } = sheet.printed
  const [left, right] = side === 'left' ? [beside, main] : [main, beside]
  const [leftNodes, rightNodes] = side === 'left' ? [besideNodes, mainNodes] : [mainNodes, besideNodes]
  return [
    { nodes: leftNodes, left: margin.left, right: paper.width - margin.left - left.place.width },
    { nodes: rightNodes, left: paper.width - margin.right - right.place.width, right: margin.right },
  ]
}

function personNodes({ photo, name, facts, place }: PrintedSides['beside'], { setting, picture }: Sheet): Node[] {
  const inner = settingAt(place, setting)
  const names = name ? nameNodes(name, inner) : []
  return [
    ...(photo ? [photograph(photo, picture, inner)] : []),
    ...(photo && name ? [box({ marginTop: 10 }, names)] : names),
    ...facts.flatMap((group, index) => factGroup(group, inner, index === 0 && !photo && !name)),
  ]
}

function factGroup(group: FactGroup, setting: Setting, first: boolean): Node[] {
  return [heading(group.heading, setting, first), ...factList(group.facts, setting)]
}
