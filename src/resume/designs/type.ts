import type { ResumeLocale } from '#src/resume/document.ts'
import type { Design } from './design.ts'
import type { FontPair } from './typefaces.ts'

const narrow = new Set("fijlrtI.,:;'’()[]|/- ")
const wide = new Set('mwMW@%&—')

/** The relative width of a typeface's Latin letters; Arial is 1. */
const setWidths: Record<string, number> = {
  Calibri: 0.91,
  Cambria: 0.96,
  'Times New Roman': 0.92,
  Georgia: 1.03,
  Garamond: 0.86,
}

/** The approximate width of a text in ems; a Chinese character is 1. */
export function ems(text: string, { latin }: FontPair): number {
  const letters = setWidths[latin] ?? 1
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : letterWidth(sign) * letters), 0)
}

function letterWidth(sign: string): number {
  if (narrow.has(sign)) return 0.32
  if (wide.has(sign)) return 0.86
  return sign >= 'A' && sign <= 'Z' ? 0.67 : 0.55
}

/**
 * The letter-spacing of headings. Chinese titles and Latin capitals can be spaced; lower-case letters become illegible.
 */
export function headingTracking({ type }: Design, locale: ResumeLocale): number {
  if (locale === 'zh') return type.headingTracking / 2
  return type.headingCaps ? type.headingTracking : type.headingTracking / 4
}
