import type { Font } from 'fontkit'
import { drawGlyph } from './contours.ts'
import type { Glyph } from './packs.ts'
import type { ComplexScript } from './scripts.ts'

/** A part of a shaped word that is one glyph of the file. */
export type Unit = {
  text: string
  glyph: Glyph
  /** Tells units of one text apart that are drawn differently, as Arabic letters are by their neighbours. */
  form: string
  /** A line may end after it, although no space follows. */
  breaks: boolean
}

const unitsPerEm = 1000

/** A word in its units, in the order in which it is read; nothing where the font lacks a sign of it. */
export function shapeWord(text: string, script: ComplexScript, font: Font): Unit[] | undefined {
  const units = script === 'arabic' || script === 'hebrew' ? rightToLeft(text, font) : leftToRight(text, script, font)
  return units.includes(undefined) ? undefined : units.filter((unit) => unit !== undefined)
}

/** Letters with their own marks: neighbours do not change them. */
function leftToRight(text: string, script: ComplexScript, font: Font): (Unit | undefined)[] {
  return pieces(text, script).map(({ letter, breaks }) => {
    const laid = layOut(letter, font)
    return laid && { text: letter, glyph: drawn(laid, font), form: '', breaks }
  })
}

function pieces(text: string, script: ComplexScript): { letter: string; breaks: boolean }[] {
  if (script === 'emoji') return [{ letter: text, breaks: false }]
  if (script !== 'thai') return lettersOf(text).map((letter) => ({ letter, breaks: false }))
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)]
  return words.flatMap(({ segment }) => {
    const letters = lettersOf(segment)
    return letters.map((letter, index) => ({ letter, breaks: index === letters.length - 1 }))
  })
}

function lettersOf(text: string): string[] {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
}

/** Letters join through the word. Each is a unit, with the marks on it or what it is drawn together with. */
function rightToLeft(text: string, font: Font): (Unit | undefined)[] {
  const laid = layOut(text, font)
  if (!laid) return [undefined]
  const clusters: Laid[][] = []
  // From the right, where reading begins.
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
 * A unit per sign, as wide as its share, the drawing in the last, which stands leftmost: programs that read the file
 * turn round what they find from left to right, and would turn round the signs of one glyph too.
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

/** A glyph where it stands after those before it, in units of its font. */
type Laid = {
  id: number
  path: Parameters<typeof drawGlyph>[0][number]['path']
  codePoints: number[]
  /** From where the pen is. */
  x: number
  y: number
  advance: number
}

/** The glyphs of a text from left to right; nothing where the font lacks one. */
function layOut(text: string, font: Font): Laid[] | undefined {
  const { glyphs, positions } = font.layout(inShapingOrder(text))
  if (glyphs.some(({ id }) => id === 0)) return undefined
  return glyphs.map(({ id, path, codePoints }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return { id, path, codePoints, x: xOffset, y: yOffset, advance: xAdvance }
  })
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

/** As shapers want it: shadda before the vowel on it, and Thai am as the circle above, below the tone, and aa. */
function inShapingOrder(text: string): string {
  return text
    .replace(/([\u064b-\u0650\u0652\u0670])\u0651/g, '\u0651$1')
    .replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
}

function codePointOf(sign: string): number {
  return sign.codePointAt(0) ?? 0
}
