import type { FontPair } from './design.ts'

/** The two kinds of letters: without serifs (黑体) and with them (宋体). */
export const typefaces = ['sans', 'serif'] as const
export type Typeface = (typeof typefaces)[number]

/** What a chosen typeface is called in a Word file: fonts that come with Word and WPS. */
export const wordFonts: Record<Typeface, FontPair> = {
  sans: { latin: 'Arial', eastAsian: '微软雅黑' },
  serif: { latin: 'Times New Roman', eastAsian: '宋体' },
}

/**
 * Families for Latin letters (all but Caladea and Gelasio have Greek and Cyrillic ones too), each with a bold, an italic
 * and a bold italic of its own: two sans, of the grotesque and the humanist kind, and four with serifs, from the old
 * style to the transitional.
 */
export const latinFaces = ['arimo', 'carlito', 'tinos', 'caladea', 'gelasio', 'garamond'] as const
export type LatinFace = (typeof latinFaces)[number]

/** The name of each family, and the font of Word whose measures it has (EB Garamond: about). */
export const latinFonts: Record<LatinFace, { name: string; word: string }> = {
  arimo: { name: 'Arimo', word: 'Arial' },
  carlito: { name: 'Carlito', word: 'Calibri' },
  tinos: { name: 'Tinos', word: 'Times New Roman' },
  caladea: { name: 'Caladea', word: 'Cambria' },
  gelasio: { name: 'Gelasio', word: 'Georgia' },
  garamond: { name: 'EB Garamond', word: 'Garamond' },
}

const serifNames = new Set(['宋体', '仿宋', '楷体', 'SimSun', 'FangSong', 'KaiTi', '思源宋体', 'Noto Serif SC'])

/** The typeface nearest to the fonts of a design. */
export function typefaceOf({ eastAsian }: FontPair): Typeface {
  return serifNames.has(eastAsian) ? 'serif' : 'sans'
}
