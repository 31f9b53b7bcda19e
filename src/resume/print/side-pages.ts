import { type FactGroup, headlineLeading, nameLeading, type PrintedName } from './person.ts'
import { type Column, lineHeight, linesOf } from './place.ts'
import type { PrintedSection } from './sections.ts'

/** A main column estimated to be shorter than this, in pages, may well fit one page. */
const certainlyMore = 1.25
/** A last page of the main column that is estimated to be fuller than this share surely exists. */
const surelyMore = 0.25
/** The share of a page that the sections of a side column may take, because their height is an estimate. */
const mostOfPage = 0.92
/** A column estimated to take at most this share of a page does not run over. */
const surelyOnPage = 0.97

/** A way to spread sections over the two columns; heights in points. */
export type Spread = { beside: PrintedSection[]; main: PrintedSection[] }

/**
 * Returns the sections of both columns. The last sections of the side column move to the main column if only the side
 * column would run over and the main column has room for them.
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
    // The moved sections must not push the main column onto another page; the margin is there as heights are estimates.
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

/**
 * Spreads the sections of a side column over the pages of the main column, so that later pages have a side column too.
 * Each goes to the page on which it would begin if both columns were equally long. A page without a section gets the
 * last one of the page before. All stay on the first page if there is no second, or if they would not fit.
 * @param above the height of what is above the first section, in points
 * @param mainPages how many pages the main column fills, such as 1.4
 */
export function sidePages(
  sections: readonly PrintedSection[],
  { above, mainPages, pageHeight }: { above: number; mainPages: number; pageHeight: number },
): PrintedSection[][] {
  const all = above + heightOf(sections)
  const pages: PrintedSection[][] = Array.from({ length: Math.max(1, Math.ceil(mainPages)) }, () => [])
  let top = above
  for (const section of sections) {
    pages[Math.floor((top / all) * mainPages)]?.push(section)
    top += section.height
  }
  for (let page = pages.length - 1; page > 0; page -= 1) {
    const before = pages[page - 1] ?? []
    if (pages[page]?.length === 0 && before.length > 1 && mainPages - page > surelyMore) pages[page] = before.splice(-1)
  }
  const fits = pages.every((page, index) => {
    const height = heightOf(page) + (index === 0 ? above : 0)
    return height < pageHeight * mostOfPage
  })
  return mainPages < certainlyMore || !fits ? [[...sections]] : pages
}

/** The estimated height of the name and details at the top of a side column, in points. */
export function heightOfFacts(name: PrintedName | null, facts: readonly FactGroup[], place: Column): number {
  const { spacing, type } = place.design
  const names = name ? linesOf(name.name, place) * name.size * nameLeading + name.headlineSize * headlineLeading * 2 : 0
  const group = spacing.section + spacing.heading + type.heading * 1.4
  return facts.reduce((sum, { facts: lines }) => sum + group + lines.length * lineHeight(place), names)
}
