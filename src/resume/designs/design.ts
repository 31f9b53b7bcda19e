import type { DateForm, ResumeLocale, SectionKind } from '#src/resume/document.ts'
import type { HeadingKind } from './headings.ts'
import type { FontPair, LatinFace } from './typefaces.ts'

/** The layout of the name and contacts. `panel` puts them into the side column. */
export type Header =
  | { kind: 'centred'; rule: boolean }
  | { kind: 'left'; rule: boolean }
  | { kind: 'split'; rule: boolean }
  | { kind: 'band'; height: number }
  | { kind: 'panel' }
  | { kind: 'form' }

/** The layout of the page. Widths in millimetres. */
export type Layout =
  | { kind: 'single' }
  /** A side column for the named kinds; `bleed` colours it from edge to edge of the paper. */
  | { kind: 'side'; side: 'left' | 'right'; width: number; bleed: boolean; kinds: readonly SectionKind[] }
  /** Section titles in a left column of their own. */
  | { kind: 'labels'; width: number; rule: boolean }
  /** Periods in a left column; `rule` draws a timeline beside them. */
  | { kind: 'dates'; width: number; rule: boolean }
  /** A ruled table of cells, as public institutions require. */
  | { kind: 'form'; width: number }

/** Everything about the look of a résumé; the content is separate. Sizes and spaces in points. */
export type Design = {
  id: string
  name: Record<ResumeLocale, string>
  summary: Record<ResumeLocale, string>
  palette: {
    ink: string
    muted: string
    accent: string
    /** Without one it is the accent. */
    second?: string
    line: string
    panel: string
    onPanel: string
    onPanelMuted: string
  }
  fonts: { body: FontPair; display: FontPair }
  /** The family of Latin letters in PDF files; without one they come from the Chinese typeface. */
  latinFace?: LatinFace
  type: {
    body: number
    small: number
    name: number
    headline: number
    heading: number
    leading: Record<ResumeLocale, number>
    /** Letter-spacing of the name in a Chinese document, of headings in an English one. */
    nameTracking: number
    headingTracking: number
    headingCaps: boolean
    nameBold: boolean
    headingBold: boolean
  }
  spacing: { section: number; heading: number; item: number; block: number }
  /** In millimetres. */
  margin: { top: number; right: number; bottom: number; left: number }
  layout: Layout
  header: Header
  heading: HeadingKind
  /** How dates are written; without one in the usual form of the language. */
  dates?: DateForm
  entry: { layout: 'line' | 'stacked' | 'columns'; lead: 'org' | 'title'; accentLead: boolean }
  bullet: string
  /** The width of the photo in millimetres (ratio 5:7); 0 for designs without one. */
  photo: number
}

/** Whether section titles stand above their text, where they can be decorated, and not in a column or cell. */
export function hasTitlesAbove({ kind }: Layout): boolean {
  return kind !== 'labels' && kind !== 'form'
}
