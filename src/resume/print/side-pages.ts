import type { FactGroup } from './page.ts'
import { headlineLeading, nameLeading, type PrintedName } from './person.ts'
import { type Column, lineHeight, linesOf } from './place.ts'
import type { PrintedSection } from './sections.ts'

/** The share of a page that the sections of a side column may take, because their height is an estimate. */
const mostOfPage = 0.92
/** Estimated to take at most this share of a page, a column does not run over. */
const surelyOnPage = 0.97

/** A way to spread sections over the two columns; heights in points. */
export type Spread = { beside: PrintedSection[]; main: PrintedSection[] }

/**
 * How many of its sections a side column keeps: the last ones go to the main column if only the side column would run
 * over, and the main one has room for them.
 * @param spread the columns when the side column keeps that many
 * @param most how many sections are meant for it
 * @param above the height of what is above the first section, in points
 */
export function balanced(
  spread: (kept: number) => Spread,
  most: number,
  { above, pageHeight }: { above: number; pageHeight: number },
): Spread {
  const meant = spread(most)
  const pages = pagesOf(meant.main, 0, pageHeight)
  for (let kept = most; kept >= 0; kept -= 1) {
    const { beside, main } = kept === most ? meant : spread(kept)
    // What comes over must not take the main column to another page: its height is an estimate.
    if (kept < most && heightOf(main) > pages * pageHeight * mostOfPage) break
    if (pagesOf(beside, above, pageHeight) <= pages) return { beside, main }
  }
  return meant
}

function pagesOf(sections: readonly PrintedSection[], above: number, pageHeight: number): number {
  return Math.max(1, Math.ceil((above + heightOf(sections)) / (pageHeight * surelyOnPage)))
}

function heightOf(sections: readonly PrintedSection[]): number {
  return sections.reduce((sum, { height }) => sum + height, 0)
}

/** The estimated height of the name and details at the top of a side column, in points. */
export function heightOfFacts(name: PrintedName | null, facts: readonly FactGroup[], place: Column): number {
  const { spacing, type } = place.design
  const names = name ? linesOf(name.name, place) * name.size * nameLeading + name.headlineSize * headlineLeading * 2 : 0
  const group = spacing.section + spacing.heading + type.heading * 1.4
  return facts.reduce((sum, { facts: lines }) => sum + group + lines.length * lineHeight(place), names)
}
