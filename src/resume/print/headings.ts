import type { HeadingKind } from '#src/resume/designs/headings.ts'
import { ems, headingTracking } from '#src/resume/designs/type.ts'
import type { SectionIcon } from '#src/resume/icons.ts'
import type { SectionView } from '#src/resume/view.ts'
import type { Piece } from './pieces.ts'
import { type Column, gap } from './place.ts'

/** The texts of a section's heading. */
export type Titled = Pick<SectionView, 'title' | 'englishTitle' | 'icon'> & { id?: string }

/** A printed section title. Lengths in points. */
export type PrintedHeading = {
  /** The id of the section; details of the person have none. */
  section: string | undefined
  title: string
  /** Printed in capitals, by a text effect where the file format has one. */
  caps: boolean
  /** The title in the other language, printed after it. */
  english: Piece[]
  icon: SectionIcon | ''
  /** The decoration by the design; a narrow column only has room for a line. */
  kind: HeadingKind
  size: number
  tracking: number
  bold: boolean
  /** Printed on the colour of the design instead of in it. */
  onAccent: boolean
  centred: boolean
  /** The estimated width of its text. */
  width: number
  place: Column
}

/** The line height of section titles, as a multiple of the type size. */
export const headingLeading = 1.4

/** A section's title in the style of the design. */
export function headingOf({ id, title, englishTitle, icon }: Titled, place: Column): PrintedHeading {
  const { design, locale, narrow } = place
  const { type } = design
  const kind = narrow ? 'rule' : design.heading
  const caps = type.headingCaps && locale === 'en'
  const tracking = safeTracking(headingTracking(design, locale), type.heading)
  const words = ems(caps ? title.toUpperCase() : title, design.fonts.display) * type.heading
  return {
    section: id,
    title,
    caps,
    english: kind === 'bilingual' && englishTitle ? english(englishTitle, place) : [],
    icon,
    kind,
    size: type.heading,
    tracking,
    bold: type.headingBold,
    onAccent: kind === 'tag',
    centred: kind === 'centred',
    width: words + [...title].length * tracking,
    place,
  }
}

/** Limits letter-spacing: programs that read the file take a tenth of an em for a space. */
export function safeTracking(tracking: number, size: number): number {
  return Math.min(tracking, size * 0.08)
}

function english(title: string, place: Column): Piece[] {
  const size = place.design.type.small - 1
  return [{ text: gap(place) + title.toUpperCase(), tone: 'muted', size, bold: false, tracking: 0.6 }]
}
