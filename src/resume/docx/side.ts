import { AlignmentType } from 'docx'
import type { PrintedSides } from '#src/resume/print/page.ts'
import type { WordSheet } from './build.ts'
import { factList, nameSpecs, photoSpec, spacer } from './headers.ts'
import { headingSpec } from './headings.ts'
import { sectionFlow } from './sections.ts'
import { points, type Spec } from './setting.ts'
import { type Cell, edge, type Flow, grid, paragraphs } from './tables.ts'

/** A side column and a main column as two cells of one row, which may span pages. */
export function sideFlow(body: PrintedSides, sheet: WordSheet): Flow[] {
  const { side, ground, beside, main } = body
  const { ledger } = sheet
  const [inset, gutter] = [points(body.inset), points(body.gutter)]
  const mainSetting = { ...main.place, ledger }
  const sideCell: Cell = {
    width: points(beside.place.width) + inset,
    ...(ground > 0 ? { fill: beside.place.design.palette.panel } : {}),
    ...(ground > 0
      ? {}
      : { borders: { [side === 'left' ? 'right' : 'left']: edge(4, beside.place.design.palette.line) } }),
    margins: side === 'left' ? { right: inset } : { left: inset },
    children: [
      ...paragraphs(personSpecs(beside, sheet)),
      ...beside.pages.flat().flatMap((section) => sectionFlow(section, ledger)),
    ],
  }
  const mainCell: Cell = {
    width: points(main.place.width) + gutter,
    margins: side === 'left' ? { left: gutter } : { right: gutter },
    children: [
      ...(main.name ? paragraphs(nameSpecs(main.name, mainSetting)) : []),
      ...main.sections.flatMap((section, index) => sectionFlow(section, ledger, index === 0 && !main.name)),
    ],
  }
  const cells = side === 'left' ? [sideCell, mainCell] : [mainCell, sideCell]
  return [
    grid(
      cells.map(({ width }) => width),
      [{ cells, splits: true }],
    ),
    spacer(),
  ]
}

function personSpecs({ photo, name, facts, place }: PrintedSides['beside'], sheet: WordSheet): Spec[] {
  const setting = { ...place, ledger: sheet.ledger }
  const names = name ? nameSpecs(name, setting) : []
  return [
    ...(photo ? [photoSpec(photo, sheet, AlignmentType.LEFT)] : []),
    ...(photo ? spaceFirst(names, 10) : names),
    ...facts.flatMap(({ heading, facts: list }, index) => {
      const spec = headingSpec(heading, sheet.ledger)
      const isFirst = index === 0 && !photo && !name
      return [isFirst ? { ...spec, spacing: { before: 0 } } : spec, ...factList(list, setting)]
    }),
  ]
}

function spaceFirst(specs: Spec[], space: number): Spec[] {
  return specs.map((spec, index) => (index === 0 ? { ...spec, spacing: { before: points(space) } } : spec))
}
