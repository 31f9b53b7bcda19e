import type { IRunOptions } from 'docx'
import { type Typeface, typefaceOf } from '#src/resume/designs/typefaces.ts'
import type { WordSetting } from './setting.ts'

/** A stretch of text in one script, and its run options besides the style. */
export type ScriptPart = { text: string; options: Pick<IRunOptions, 'font' | 'language' | 'rightToLeft'> }

type Script = {
  pattern: string
  /** Fonts that come with Word on Windows and macOS; LibreOffice substitutes its own. */
  fonts: Record<Typeface, string>
  /** The language by which word processors choose glyphs and check spelling, and Word's slot for it. */
  language?: IRunOptions['language']
  rightToLeft?: boolean
}

const words = (sign: string) => `${sign}+(?:\\s+${sign}+)*`

/** A script of India or Sri Lanka, by the range of its letters. */
const southAsian = (range: string, bidirectional: string): Script => ({
  pattern: words(`[${range}\\u200c\\u200d]`),
  fonts: { sans: 'Nirmala UI', serif: 'Nirmala UI' },
  language: { bidirectional },
})

/**
 * Scripts missing from the document's two fonts. Word chooses a font by the slot of a character, so every slot is set.
 */
const scripts: readonly Script[] = [
  {
    pattern: words('[\\u0600-\\u06ff\\u0750-\\u077f\\u08a0-\\u08ff\\u200c\\u200d\\ufb50-\\ufdff\\ufe70-\\ufefc]'),
    fonts: { sans: 'Arial', serif: 'Times New Roman' },
    language: { bidirectional: 'ar-SA' },
    rightToLeft: true,
  },
  {
    pattern: words('[\\u0591-\\u05f4\\ufb1d-\\ufb4f]'),
    fonts: { sans: 'Arial', serif: 'Times New Roman' },
    language: { bidirectional: 'he-IL' },
    rightToLeft: true,
  },
  {
    pattern: words('[\\u0e01-\\u0e5b]'),
    fonts: { sans: 'Tahoma', serif: 'Tahoma' },
    language: { bidirectional: 'th-TH' },
  },
  southAsian('\\u0900-\\u097f\\ua8e0-\\ua8ff', 'hi-IN'),
  southAsian('\\u0a00-\\u0a7f', 'pa-IN'),
  southAsian('\\u0a80-\\u0aff', 'gu-IN'),
  southAsian('\\u0b80-\\u0bff', 'ta-IN'),
  southAsian('\\u0c00-\\u0c7f', 'te-IN'),
  southAsian('\\u0c80-\\u0cff', 'kn-IN'),
  southAsian('\\u0d00-\\u0d7f', 'ml-IN'),
  southAsian('\\u0d80-\\u0dff', 'si-LK'),
  {
    pattern: words('[\\u0f00-\\u0fff]'),
    fonts: { sans: 'Microsoft Himalaya', serif: 'Microsoft Himalaya' },
    language: { bidirectional: 'bo-CN' },
  },
  { pattern: words('[\\u1200-\\u139f]'), fonts: { sans: 'Ebrima', serif: 'Ebrima' } },
  { pattern: words('[\\u0530-\\u058f\\u10a0-\\u10ff]'), fonts: { sans: 'Sylfaen', serif: 'Sylfaen' } },
  {
    pattern: words('[\\u1100-\\u11ff\\u3130-\\u318f\\uac00-\\ud7af]'),
    fonts: { sans: 'Malgun Gothic', serif: 'Batang' },
    language: { eastAsia: 'ko-KR' },
  },
  { pattern: '[\\u{20000}-\\u{323af}]+', fonts: { sans: 'SimSun-ExtB', serif: 'SimSun-ExtB' } },
  {
    pattern:
      '(?:[\\u{1f000}-\\u{1faff}]|[\\u2600-\\u27bf]\\ufe0f)(?:[\\u{1f000}-\\u{1faff}\\u2600-\\u27bf]|[\\u200d]|\\ufe0f)*',
    fonts: { sans: 'Segoe UI Emoji', serif: 'Segoe UI Emoji' },
  },
]

const anyScript = new RegExp(`(${scripts.map(({ pattern }) => pattern).join('|')})`, 'u')
const isOf = scripts.map((script) => ({ script, whole: new RegExp(`^(?:${script.pattern})$`, 'u') }))

/** Splits a text where its script needs another font; most texts are one part. */
export function scriptParts(text: string, { design }: WordSetting): ScriptPart[] {
  const typeface = typefaceOf(design.fonts.body)
  return text
    .split(anyScript)
    .filter((part) => part !== '')
    .map((part) => {
      const script = isOf.find(({ whole }) => whole.test(part))?.script
      return { text: part, options: script ? optionsOf(script, typeface) : {} }
    })
}

function optionsOf({ fonts, language, rightToLeft }: Script, typeface: Typeface): ScriptPart['options'] {
  const name = fonts[typeface]
  return {
    font: { ascii: name, hAnsi: name, eastAsia: name, cs: name },
    ...(language ? { language } : {}),
    ...(rightToLeft ? { rightToLeft } : {}),
  }
}
