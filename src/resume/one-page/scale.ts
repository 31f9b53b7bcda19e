import { findDesign } from '#src/resume/designs/registry.ts'
import type { DesignChoice, ResumeLocale } from '#src/resume/document.ts'

/** The settings that decide how much room a text takes. */
export type Fit = Required<Pick<DesignChoice, 'size' | 'leading' | 'spacing' | 'margin'>>

/** The tightest settings; smaller is hard to read on paper. */
const tightest: Record<ResumeLocale, Fit> = {
  zh: { size: 9, leading: 1.3, spacing: 0.5, margin: 0.6 },
  en: { size: 9, leading: 1.15, spacing: 0.5, margin: 0.6 },
}
/** The roomiest settings; larger looks stretched. */
const roomiest: Record<ResumeLocale, Fit> = {
  zh: { size: 11.5, leading: 1.9, spacing: 1.7, margin: 1.2 },
  en: { size: 11.5, leading: 1.65, spacing: 1.7, margin: 1.2 },
}

/** How far each setting has moved towards its limit at each stage: spacing gives way first, the text size last. */
const stops: readonly Fit[] = [
  { spacing: 0, margin: 0, leading: 0, size: 0 },
  { spacing: 0.6, margin: 0.4, leading: 0.3, size: 0 },
  { spacing: 0.9, margin: 0.8, leading: 0.8, size: 0.4 },
  { spacing: 1, margin: 1, leading: 1, size: 1 },
]

/** The precision of each setting; finer steps would be invisible and only cost layouts. */
const digits: Record<keyof Fit, number> = { size: 1, leading: 2, spacing: 2, margin: 2 }

/** The present settings of a document: its own choices, otherwise its design's. */
export function presentFit(choice: DesignChoice, locale: ResumeLocale): Fit {
  const { type } = findDesign(choice.id)
  return {
    size: choice.size ?? type.body,
    leading: choice.leading ?? type.leading[locale],
    spacing: choice.spacing ?? 1,
    margin: choice.margin ?? 1,
  }
}

/**
 * Interpolates from the tightest (-1) over the present (0) to the roomiest settings (1). Every setting changes
 * monotonically, so the text takes steadily more or less room.
 */
export function fitAt(present: Fit, locale: ResumeLocale, way: number): Fit {
  const end = way < 0 ? tightest[locale] : roomiest[locale]
  const limit = way < 0 ? Math.min : Math.max
  const value = (field: keyof Fit) => {
    // A setting already beyond the limit stays as it is.
    const last = limit(present[field], end[field])
    return rounded(present[field] + (last - present[field]) * shareAt(Math.abs(way), field), digits[field])
  }
  return { size: value('size'), leading: value('leading'), spacing: value('spacing'), margin: value('margin') }
}

function shareAt(way: number, field: keyof Fit): number {
  const place = Math.min(1, way) * (stops.length - 1)
  const index = Math.min(stops.length - 2, Math.floor(place))
  const [from, to] = [stops[index]?.[field] ?? 0, stops[index + 1]?.[field] ?? 1]
  return from + (to - from) * (place - index)
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places))
}
