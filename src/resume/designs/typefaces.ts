/** A typeface per script, by the names Word and WPS use. */
export type FontPair = { latin: string; eastAsian: string }

/** The two styles of typeface: sans serif (黑体) and serif (宋体). */
export const typefaces = ['sans', 'serif'] as const
export type Typeface = (typeof typefaces)[number]

/** The fonts in a Word file for a chosen typeface; they come with Word and WPS. */
export const wordFonts: Record<Typeface, FontPair> = {
  sans: { latin: 'Arial', eastAsian: '微软雅黑' },
  serif: { latin: 'Times New Roman', eastAsian: '宋体' },
}

/**
 * Families for Latin letters, each with bold, italic and bold italic. All but Caladea and Gelasio also have Greek and
 * Cyrillic. Two are sans serif (one grotesque, one humanist), four are serif, from old style to transitional.
 */
export const latinFaces = ['arimo', 'carlito', 'tinos', 'caladea', 'gelasio', 'garamond'] as const
export type LatinFace = (typeof latinFaces)[number]

/** The name of each family, and the Word font with the same metrics (EB Garamond: nearly the same). */
export const latinFonts: Record<LatinFace, { name: string; word: string }> = {
  arimo: { name: 'Arimo', word: 'Arial' },
  carlito: { name: 'Carlito', word: 'Calibri' },
  tinos: { name: 'Tinos', word: 'Times New Roman' },
  caladea: { name: 'Caladea', word: 'Cambria' },
  gelasio: { name: 'Gelasio', word: 'Georgia' },
  garamond: { name: 'EB Garamond', word: 'Garamond' },
}

const serifNames = new Set(['宋体', '仿宋', '楷体', 'SimSun', 'FangSong', 'KaiTi', '思源宋体', 'Noto Serif SC'])

/** The typeface closest to the fonts of a design. */
export function typefaceOf({ eastAsian }: FontPair): Typeface {
  return serifNames.has(eastAsian) ? 'serif' : 'sans'
}
