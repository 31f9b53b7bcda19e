import type { Design } from './design.ts'

/** The contrast of a colour, `#rrggbb`, against white paper: 1 to 21, as WCAG defines it. */
export function contrastOnPaper(colour: string): number {
  return 1.05 / (luminance(colour) + 0.05)
}

/** The lowest contrast at which a title in white on a colour can be read. */
export const READABLE = 3

/** The colour of text on the accent: as on the panel where that is the same, otherwise white where it can be read. */
export function colourOnAccent({ accent, panel, onPanel, ink }: Design['palette']): string {
  if (panel === accent) return onPanel
  return contrastOnPaper(accent) < READABLE ? ink : '#FFFFFF'
}

/** Mixes a colour into white; `part` from 0 to 1. */
export function tintOf(colour: string, part: number): string {
  const mixed = channels(colour).map((value) => Math.round(255 - (255 - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue of a colour, from 0 to 255. */
export function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
