import { slips } from '#src/resume/designs/slips.ts'
import type { Block } from '#src/resume/markup.ts'
import { companyOf, entryOf, type PeriodPlace } from '#src/resume/print/entries.ts'
import type { Piece } from '#src/resume/print/pieces.ts'
import type { Column } from '#src/resume/print/place.ts'
import type { ItemView } from '#src/resume/view.ts'

/** A column of an English page, 480 points wide, whose entries are laid out as `entry` says. */
export const columnOf = (entry: Partial<Column['design']['entry']> = {}, more: Partial<Column> = {}): Column => ({
  design: { ...slips, entry: { ...slips.entry, ...entry } },
  locale: 'en',
  width: 480,
  onPanel: false,
  narrow: false,
  ...more,
})

/** An entry with nothing but what is given. */
export const itemOf = (more: Partial<ItemView>): ItemView => ({
  id: 'i',
  shape: 'entry',
  primary: '',
  secondary: '',
  note: '',
  place: '',
  period: '',
  url: '',
  blocks: [],
  swappable: false,
  ...more,
})

/** A paragraph of prose. */
export const prose = (text: string): Block => ({
  kind: 'paragraph',
  level: 0,
  runs: [{ text, bold: false, italic: false, underline: false, href: '' }],
})

/** An entry with everything its lines may hold. */
export const clerk = {
  primary: 'Northwind Bank',
  secondary: 'Clerk',
  note: 'Loans',
  place: 'Oslo',
  period: '2019 – 2021',
  url: 'https://northwind.example/team',
}

export const address: Piece = {
  text: 'northwind.example/team',
  href: 'https://northwind.example/team',
  tone: 'muted',
}
export const period: Piece = { text: '2019 – 2021', tone: 'muted' }
export const strong = (text: string): Piece => ({ text, bold: true, tone: 'ink' })
export const muted = (text: string): Piece => ({ text, tone: 'muted' })
export const space: Piece = { text: '\u2003' }
export const dot: Piece = { text: ' · ' }

/** What the lines of an entry hold that is printed alone in its section. */
export const linesOf = (more: Partial<ItemView>, place: Column, periodPlace: PeriodPlace = 'inline') => {
  const item = itemOf(more)
  return entryOf(item, companyOf([item], place, periodPlace)).map(({ role, pieces, lead, end, indent }) => ({
    role,
    pieces,
    ...(lead && { lead }),
    ...(end && { end }),
    ...(indent > 0 && { indent }),
  }))
}
