import { globSync } from 'node:fs'
import type { Slope, Weight } from '#client/features/editor/pdf/fonts/packs.ts'
import type { ComplexScript } from '#client/features/editor/pdf/fonts/scripts.ts'
import type { LatinFace, Typeface } from '#src/resume/designs/typefaces.ts'

/** The files of one font in both weights; several files are slices of one. A variable font is taken at its weight. */
export type FontSource = {
  files: Record<Weight, string[]>
  /** The factor by which it is scaled, to fit the letters of another font. */
  scale?: number
}

const EXPO = 'node_modules/@expo-google-fonts'
const VARIABLE = 'node_modules/@fontsource-variable'

const expo = (folder: string, name: string, scale = 1): FontSource => ({
  files: {
    400: [`${EXPO}/${folder}/400Regular/${name}_400Regular.ttf`],
    700: [`${EXPO}/${folder}/700Bold/${name}_700Bold.ttf`],
  },
  scale,
})

/** For fonts that have one weight: it serves as both. */
const expoRegular = (folder: string, name: string): FontSource => {
  const file = `${EXPO}/${folder}/400Regular/${name}_400Regular.ttf`
  return { files: { 400: [file], 700: [file] } }
}

const variable = (folder: string): FontSource => {
  const files = globSync(`${VARIABLE}/${folder}/files/*-wght-normal.woff2`).sort()
  return { files: { 400: files, 700: files } }
}

const thaiSerif = (weight: Weight) => [
  `node_modules/@fontsource/noto-serif-thai/files/noto-serif-thai-thai-${weight}-normal.woff2`,
]

/** The bold of Noto Serif SC is as dark as its semi-bold. */
const sourceSerif = (): FontSource => {
  const { files, scale } = expo('source-serif-4', 'SourceSerif4', beside.serif)
  return { files: { ...files, 700: [`${EXPO}/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf`] }, scale }
}

/** Scripts of which there is one font for both typefaces. */
const inEither = {
  gurmukhi: expo('noto-sans-gurmukhi', 'NotoSansGurmukhi'),
  gujarati: expo('noto-sans-gujarati', 'NotoSansGujarati'),
  kannada: expo('noto-sans-kannada', 'NotoSansKannada'),
  malayalam: expo('noto-sans-malayalam', 'NotoSansMalayalam'),
  sinhala: expo('noto-sans-sinhala', 'NotoSansSinhala'),
  tamil: expo('noto-sans-tamil', 'NotoSansTamil'),
  telugu: expo('noto-sans-telugu', 'NotoSansTelugu'),
  tibetan: expo('noto-serif-tibetan', 'NotoSerifTibetan'),
}

const signs = (): FontSource[] => [
  expoRegular('noto-sans-math', 'NotoSansMath'),
  expo('noto-sans-symbols', 'NotoSansSymbols'),
  expoRegular('noto-sans-symbols-2', 'NotoSansSymbols2'),
  expo('noto-emoji', 'NotoEmoji'),
]

/**
 * By what factor Source Sans and Source Serif are enlarged to match the Latin letters of Noto Sans SC, which are
 * theirs, and of Noto Serif SC, which are about theirs.
 */
const beside = { sans: 1.117, serif: 1.04 }

/** Where characters come from that the typefaces themselves lack; the first that has one draws it. */
export const furtherSources = (): Record<Typeface, FontSource[]> => ({
  sans: [
    expo('source-sans-3', 'SourceSans3', beside.sans),
    expo('noto-sans', 'NotoSans'),
    variable('noto-sans-kr'),
    variable('noto-sans-jp'),
    variable('noto-sans-hk'),
    expo('noto-sans-armenian', 'NotoSansArmenian'),
    expo('noto-sans-georgian', 'NotoSansGeorgian'),
    expo('noto-sans-hebrew', 'NotoSansHebrew'),
    expo('noto-sans-arabic', 'NotoSansArabic'),
    expo('noto-sans-thai', 'NotoSansThai'),
    expo('noto-sans-devanagari', 'NotoSansDevanagari'),
    ...Object.values(inEither),
    expo('noto-sans-ethiopic', 'NotoSansEthiopic'),
    ...signs(),
  ],
  serif: [
    sourceSerif(),
    expo('noto-serif', 'NotoSerif'),
    variable('noto-serif-kr'),
    variable('noto-serif-jp'),
    variable('noto-serif-hk'),
    expo('noto-serif-hebrew', 'NotoSerifHebrew'),
    expo('noto-naskh-arabic', 'NotoNaskhArabic'),
    { files: { 400: thaiSerif(400), 700: thaiSerif(700) } },
    expo('noto-serif-devanagari', 'NotoSerifDevanagari'),
    ...Object.values(inEither),
    expo('noto-sans-ethiopic', 'NotoSansEthiopic'),
    ...signs(),
  ],
})

const withItalic = (folder: string, name: string): Record<Slope, FontSource> => ({
  normal: expo(folder, name),
  italic: {
    files: {
      400: [`${EXPO}/${folder}/400Regular_Italic/${name}_400Regular_Italic.ttf`],
      700: [`${EXPO}/${folder}/700Bold_Italic/${name}_700Bold_Italic.ttf`],
    },
  },
})

/** The families of Latin letters. */
export const latinSources: Record<LatinFace, Record<Slope, FontSource>> = {
  arimo: withItalic('arimo', 'Arimo'),
  carlito: withItalic('carlito', 'Carlito'),
  tinos: withItalic('tinos', 'Tinos'),
  caladea: withItalic('caladea', 'Caladea'),
  gelasio: withItalic('gelasio', 'Gelasio'),
  garamond: withItalic('eb-garamond', 'EBGaramond'),
}

/** Fonts that are needed whole, because their letters change with their neighbours. */
export const scriptSources: Record<Typeface, Record<ComplexScript, FontSource>> = {
  sans: {
    arabic: expo('noto-sans-arabic', 'NotoSansArabic'),
    hebrew: expo('noto-sans-hebrew', 'NotoSansHebrew'),
    thai: expo('noto-sans-thai', 'NotoSansThai'),
    devanagari: expo('noto-sans-devanagari', 'NotoSansDevanagari'),
    ...inEither,
    accented: expo('noto-sans', 'NotoSans'),
    emoji: expo('noto-emoji', 'NotoEmoji'),
  },
  serif: {
    arabic: expo('noto-naskh-arabic', 'NotoNaskhArabic'),
    hebrew: expo('noto-serif-hebrew', 'NotoSerifHebrew'),
    thai: { files: { 400: thaiSerif(400), 700: thaiSerif(700) } },
    devanagari: expo('noto-serif-devanagari', 'NotoSerifDevanagari'),
    ...inEither,
    accented: expo('noto-serif', 'NotoSerif'),
    emoji: expo('noto-emoji', 'NotoEmoji'),
  },
}
