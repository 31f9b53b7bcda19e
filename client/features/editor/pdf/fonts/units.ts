import type { Font } from 'fontkit'
import { drawGlyph } from './contours.ts'
import type { Glyph } from './packs.ts'
import type { ComplexScript } from './scripts.ts'

/** A part of a shaped word that becomes one glyph. */
export type Unit = {
  text: string
  glyph: Glyph
  /** Distinguishes units with the same text but different drawings, such as the forms of an Arabic letter. */
  form: string
  /** A line may break after it, although no space follows. */
  breaks: boolean
}

const unitsPerEm = 1000
/** Leaves out the features that move marks to the letters they belong to. */
const unmovedMarks = { mark: false, mkmk: false, abvm: false, blwm: false }
/** The dot after each Tibetan syllable. */
const tsheg = '\u0f0b'
/** A letter that loses its vowel, and may be drawn together with the next: viramas of India, and Sinhala's al-lakuna. */
const joinsNext = /[\u094d\u0a4d\u0acd\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]\u200d?$/

/** Shapes a word and splits it into units in reading order; undefined if the font lacks one of its characters. */
export function shapeWord(text: string, script: ComplexScript, font: Font): Unit[] | undefined {
  const units = script === 'arabic' || script === 'hebrew' ? rightToLeft(text, font) : leftToRight(text, script, font)
  return units.includes(undefined) ? undefined : units.filter((unit) => unit !== undefined)
}

/** Splits at letters with their marks, which do not depend on their neighbours. */
function leftToRight(text: string, script: ComplexScript, font: Font): (Unit | undefined)[] {
  return pieces(text, script).map(({ letter, breaks }) => {
    const laid = layOut(letter, font)
    return laid && { text: letter, glyph: drawn(laid, font), form: '', breaks }
  })
}

function pieces(text: string, script: ComplexScript): { letter: string; breaks: boolean }[] {
  if (script === 'emoji') return [{ letter: text, breaks: false }]
  if (script !== 'thai') return lettersOf(text).map((letter) => ({ letter, breaks: letter === tsheg }))
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)]
  return words.flatMap(({ segment }) => {
    const letters = lettersOf(segment)
    return letters.map((letter, index) => ({ letter, breaks: index === letters.length - 1 }))
  })
}

/** Letters with their marks; consonants without a vowel between them are one. */
function lettersOf(text: string): string[] {
  const letters: string[] = []
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    const last = letters.at(-1)
    if (last !== undefined && joinsNext.test(last)) letters[letters.length - 1] = last + segment
    else letters.push(segment)
  }
  return letters
}

/** Letters join across the word. Each is a unit, together with its marks and ligatures. */
function rightToLeft(text: string, font: Font): (Unit | undefined)[] {
  const laid = layOut(text, font)
  if (!laid) return [undefined]
  const clusters: Laid[][] = []
  // From right to left, in reading order.
  for (const glyph of laid.toReversed()) {
    if (glyph.advance === 0) clusters.at(-1)?.unshift(glyph)
    else clusters.push([glyph])
  }
  const said = clusters.flatMap((cluster) => cluster.toReversed().flatMap(({ codePoints }) => codePoints))
  const isTold = String.fromCodePoint(...said) === inShapingOrder(text)
  return (isTold ? clusters : [laid]).flatMap((cluster) => {
    const signs = isTold ? cluster.toReversed().flatMap(({ codePoints }) => codePoints) : [...text].map(codePointOf)
    return split(signs, cluster, font)
  })
}

/**
 * Splits a ligature into one unit per character, each with its share of the width, with the drawing in the last,
 * leftmost one. Programs that read the file reverse glyphs of a line, and would otherwise reverse the characters of one
 * glyph too.
 */
function split(signs: readonly number[], cluster: readonly Laid[], font: Font): Unit[] {
  const whole = drawn(cluster, font)
  const share = Math.round(whole.advance / signs.length)
  const last = signs.length - 1
  const form = cluster.map(({ id, x, y }) => [id, x, y].join(',')).join(';')
  return signs.map((sign, index) => ({
    text: String.fromCodePoint(sign),
    glyph:
      index === last
        ? { ...whole, advance: whole.advance - last * share }
        : { data: new Uint8Array(), advance: share, bearing: 0 },
    form: index === last ? form : String(share),
    breaks: false,
  }))
}

/** A glyph, positioned after those before it, in font units. */
type Laid = {
  id: number
  path: Parameters<typeof drawGlyph>[0][number]['path']
  codePoints: number[]
  /** The offset from the pen. */
  x: number
  y: number
  advance: number
}

/** Lays out a text as glyphs from left to right; undefined if the font lacks one. */
function layOut(text: string, font: Font): Laid[] | undefined {
  const { glyphs, positions } = shaped(inShapingOrder(text), font)
  if (glyphs.some(({ id }) => id === 0)) return undefined
  return glyphs.map(({ id, path, codePoints }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return { id, path, codePoints, x: xOffset, y: yOffset, advance: xAdvance }
  })
}

/** Shapes a text. fontkit throws where a font says of a mark that it has no place of its own: then none is moved. */
function shaped(text: string, font: Font): ReturnType<Font['layout']> {
  try {
    return font.layout(text)
  } catch {
    return font.layout(text, unmovedMarks)
  }
}

function drawn(laid: readonly Laid[], font: Font): Glyph {
  const scale = unitsPerEm / font.unitsPerEm
  let pen = 0
  const parts = laid.map(({ path, x, y, advance }) => {
    const place = { path, scale, x: (pen + x) * scale, y: y * scale }
    pen += advance
    return place
  })
  return drawGlyph(parts, pen * scale)
}

/**
 * Reorders characters for the shaper: shadda before its vowel, and Thai am as the circle above, below the tone mark,
 * and aa.
 */
function inShapingOrder(text: string): string {
  return text
    .replace(/([\u064b-\u0650\u0652\u0670])\u0651/g, '\u0651$1')
    .replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
}

function codePointOf(sign: string): number {
  return sign.codePointAt(0) ?? 0
}
