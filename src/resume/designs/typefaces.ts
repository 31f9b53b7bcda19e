import type { FontPair } from './design.ts'

/** The two kinds of letters: without serifs (黑体) and with them (宋体). */
export const typefaces = ['sans', 'serif'] as const
export type Typeface = (typeof typefaces)[number]

/** What a chosen typeface is called in a Word file: fonts that come with Word and WPS. */
export const wordFonts: Record<Typeface, FontPair> = {
  sans: { latin: 'Arial', eastAsian: '微软雅黑' },
  serif: { latin: 'Times New Roman', eastAsian: '宋体' },
}

const serifNames = new Set(['宋体', '仿宋', '楷体', 'SimSun', 'FangSong', 'KaiTi', '思源宋体', 'Noto Serif SC'])

/** The typeface nearest to the fonts of a design. */
export function typefaceOf({ eastAsian }: FontPair): Typeface {
  return serifNames.has(eastAsian) ? 'serif' : 'sans'
}
