import * as z from 'zod/mini'
import { joinBytes, viewOf } from '#src/lib/bytes.ts'
import { type LatinFace, latinFaces, type Typeface } from '#src/resume/designs/typefaces.ts'
import type { ComplexScript } from './scripts.ts'

/** The font weights for which there are packs. */
export const weights = [400, 700] as const
export type Weight = (typeof weights)[number]

/** The public folder of the packs. */
export const packsFolder = 'fonts'

/** A font cut into packs: a typeface, its supplementary characters, or a family of Latin letters. */
export type FontSet = Typeface | `further-${Typeface}` | LatinFace

/** Upright, or true italic, which only families of Latin letters have. */
export const slopes = ['normal', 'italic'] as const
export type Slope = (typeof slopes)[number]

/** The supplementary set of each typeface. */
export const furtherOf = { sans: 'further-sans', serif: 'further-serif' } as const satisfies Record<Typeface, FontSet>

/** The folder of each set. Files never change under their address: a new cut gets a new folder. */
export const setFolders: Record<FontSet, string> = {
  sans: 'noto-sans-sc-0.4.3-1',
  serif: 'noto-serif-sc-0.4.3-1',
  'further-sans': 'further-sans-2',
  'further-serif': 'further-serif-2',
  arimo: 'arimo-1',
  carlito: 'carlito-1',
  tinos: 'tinos-1',
  caladea: 'caladea-1',
  gelasio: 'gelasio-1',
  garamond: 'garamond-1',
}

/** Whether a set has true italics. */
export function hasItalics(set: FontSet): set is LatinFace {
  return latinFaces.some((face) => face === set)
}

/** The folder of the fonts that are loaded whole. */
export const scriptsFolder = 'scripts-2'

/** The file of the font for shaping a script: TrueType with all its tables. */
export function scriptFile(script: ComplexScript, typeface: Typeface, weight: Weight): string {
  return `${scriptsFolder}/${script}-${typeface}-${weight}.bin`
}

/**
 * The characters of each pack: for each run of neighbouring code points the gap since the last run, then the length of
 * the run, in ascending order.
 */
export const packManifest = z.array(z.array(z.number()))
export type PackManifest = z.infer<typeof packManifest>

/** The file of a set's manifest. */
export function manifestFile(set: FontSet): string {
  return `${setFolders[set]}/manifest.bin`
}

const packHeader = z.object({
  /** Glyph ids of the source; the four lists are parallel. */
  gid: z.array(z.number()),
  adv: z.array(z.number()),
  lsb: z.array(z.number()),
  len: z.array(z.number()),
  /** Code points, and the source glyph of each. */
  cp: z.array(z.number()),
  cg: z.array(z.number()),
})
export type PackHeader = z.infer<typeof packHeader>

/** An outline: a record of the `glyf` table with its metrics in font units. */
export type Glyph = { data: Uint8Array; advance: number; bearing: number }

export type GlyphPack = {
  /** The outline of each code point. */
  glyphs: ReadonlyMap<number, Glyph>
  /** Glyph 0 of the source, drawn for missing characters. */
  blank: Glyph
}

/** The path of the file with a pack of glyphs. */
export function packFile(set: FontSet, weight: Weight, pack: number, slope: Slope = 'normal'): string {
  return `${setFolders[set]}/${slope === 'italic' ? 'italic-' : ''}${weight}-${pack}.bin`
}

/** The file with the tables shared by all packs of a weight. */
export function baseFile(typeface: Typeface, weight: Weight): string {
  return `${setFolders[typeface]}/${weight}-base.bin`
}

/**
 * Parses a pack: u32 little-endian length of the header, the header as JSON, then the records.
 * @throws when the bytes are not a pack
 */
export function readPack(bytes: Uint8Array): GlyphPack {
  const { header, body } = openPack(bytes)
  const parsed = packHeader.parse(header)
  const records = new Map<number, Glyph>()
  let offset = 0
  parsed.gid.forEach((id, index) => {
    const length = parsed.len[index] ?? 0
    const data = body.subarray(offset, offset + length)
    records.set(id, { data, advance: parsed.adv[index] ?? 0, bearing: parsed.lsb[index] ?? 0 })
    offset += length
  })
  const blank = records.get(0)
  if (!blank) throw new Error('A glyph pack has no glyph 0')
  const glyphs = new Map<number, Glyph>()
  parsed.cp.forEach((codePoint, index) => {
    const glyph = records.get(parsed.cg[index] ?? -1)
    if (glyph) glyphs.set(codePoint, glyph)
  })
  return { glyphs, blank }
}

const baseHeader = z.record(z.string(), z.number())

/**
 * Parses the shared tables of a weight: by tag, in the order of the header.
 * @throws when the bytes are not a base file
 */
export function readBase(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const { header, body } = openPack(bytes)
  let offset = 0
  return new Map(
    Object.entries(baseHeader.parse(header)).map(([tag, length]) => {
      offset += length
      return [tag, body.subarray(offset - length, offset)]
    }),
  )
}

/** Writes a header and the bytes it describes as one file. */
export function sealPack(header: PackHeader | Record<string, number>, body: readonly Uint8Array[]): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header))
  const length = new Uint8Array(4)
  viewOf(length).setUint32(0, json.length, true)
  return joinBytes([length, json, ...body])
}

function openPack(bytes: Uint8Array): { header: unknown; body: Uint8Array } {
  const length = viewOf(bytes).getUint32(0, true)
  const header: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)))
  return { header, body: bytes.subarray(4 + length) }
}
