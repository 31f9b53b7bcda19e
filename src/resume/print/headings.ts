import type { HeadingKind } from '#src/resume/designs/design.ts'
import { ems, headingTracking } from '#src/resume/designs/type.ts'
import type { SectionIcon } from '#src/resume/icons.ts'
import type { SectionView } from '#src/resume/view.ts'
import type { Piece } from './pieces.ts'
import { type Column, gap } from './place.ts'

/** What a heading says of a section. */
export type Titled = Pick<SectionView, 'title' | 'englishTitle' | 'icon'>

/** A section's title. Lengths in points. */
export type PrintedHeading = {
  title: string
  /** Set in capitals, which a file that can say so leaves to the reader's program. */
  caps: boolean
  /** The same in the other language, after it. */
  english: Piece[]
  icon: SectionIcon | ''
  /** What the design puts around it; a narrow column has room for a line only. */
  kind: HeadingKind
  size: number
  tracking: number
  bold: boolean
  /** On the colour of the design instead of in it. */
  onAccent: boolean
  centred: boolean
  /** About how wide its words are. */
  width: number
  place: Column
}

export const headingLeading = 1.4

/** A section's title in the manner of the design. */
export function headingOf({ title, englishTitle, icon }: Titled, place: Column): PrintedHeading {
  const { design, locale, narrow, onPanel } = place
  const { type } = design
  const kind = onPanel || narrow ? 'rule' : design.heading
  const caps = type.headingCaps && locale === 'en'
  const tracking = safeTracking(headingTracking(design, locale), type.heading)
  const words = ems(caps ? title.toUpperCase() : title, design.fonts.display) * type.heading
  return {
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

/** Letter-spacing that programs reading the file do not take for spaces: they see one in a tenth of an em. */
export function safeTracking(tracking: number, size: number): number {
  return Math.min(tracking, size * 0.08)
}

function english(title: string, place: Column): Piece[] {
  const size = place.design.type.small - 1
  return [{ text: gap(place) + title.toUpperCase(), tone: 'muted', size, bold: false, tracking: 0.6 }]
}
