import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import wawoff2 from 'wawoff2'
import { drawGlyph } from '#client/features/editor/pdf/fonts/contours.ts'
import type { Glyph, Weight } from '#client/features/editor/pdf/fonts/packs.ts'
import { isComplex } from '#client/features/editor/pdf/fonts/scripts.ts'
import { isStandIn } from '#client/features/editor/pdf/fonts/shaping.ts'
import { quoteOfForm } from '#client/features/editor/pdf/templates/quotes.ts'
import type { FontSource } from './font-sources.ts'

/** The units per em of the merged fonts. */
const UNITS_PER_EM = 1000

/** A file of a font as TrueType. */
export async function readTrueType(file: string): Promise<Uint8Array> {
  const bytes = readFileSync(file)
  // What it returns stands in its own memory, until it is called again.
  return file.endsWith('.woff2') ? (await wawoff2.decompress(bytes)).slice() : bytes
}

/** How a font draws each of its characters that can be set without its neighbours. */
export async function readCharacters(
  { files, scale = 1 }: FontSource,
  weight: Weight,
): Promise<Map<number, () => Glyph>> {
  const characters = new Map<number, () => Glyph>()
  for (const file of files[weight]) {
    const font = atWeight(openFont(await readTrueType(file)), weight)
    const enlarged = (scale * UNITS_PER_EM) / font.unitsPerEm
    for (const codePoint of font.characterSet) {
      if (!isSetAlone(codePoint) || characters.has(codePoint)) continue
      characters.set(codePoint, () => {
        const { path, advanceWidth } = font.glyphForCodePoint(codePoint)
        return drawGlyph([{ path, scale: enlarged, x: 0, y: 0 }], advanceWidth * enlarged)
      })
    }
  }
  return characters
}

/** Reads a font's Latin letters, digits and ASCII signs, and the quotation marks of Latin text under their forms. */
export async function readLatin(source: FontSource, weight: Weight): Promise<Map<number, () => Glyph>> {
  const characters = await readCharacters(source, weight)
  const latin = [...characters].filter(([codePoint]) => isLatin(String.fromCodePoint(codePoint)))
  const quotes = [...quoteOfForm].flatMap(([form, quote]): [number, () => Glyph][] => {
    const draw = characters.get(quote)
    return draw ? [[form, draw]] : []
  })
  return new Map([...latin, ...quotes])
}

/**
 * Whether a character is set as Latin; those that Chinese text sets in its own way, such as the dot between words, stay
 * with the typeface.
 */
function isLatin(sign: string): boolean {
  return (
    /[\u0021-\u007e]|[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]|[¡-¶¸-ÖØ-öø-ÿ€]/u.test(sign) &&
    !/[\uff00-\uffef±°§¨]/.test(sign)
  )
}

function openFont(bytes: Uint8Array): Font {
  const font = create(bytes)
  if ('fonts' in font) throw new Error('A font collection where a font is wanted')
  return font
}

function atWeight(font: Font, weight: Weight): Font {
  return 'wght' in font.variationAxes ? font.getVariation({ wght: weight }) : font
}

/** Whether a character can be set alone: it is not shaped, invisible, or reserved. */
function isSetAlone(codePoint: number): boolean {
  const sign = String.fromCodePoint(codePoint)
  return !/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(sign) && !isComplex(sign) && !isStandIn(codePoint)
}
