import { readFileSync } from 'node:fs'
import { sealPack, type Weight } from '#client/features/editor/pdf/fonts/packs.ts'

/** A font cut as it is, record by record. */
export type SourceFont = {
  weight: Weight
  /** Glyph id of each code point. */
  characters: ReadonlyMap<number, number>
  base: () => Uint8Array
  pack: (codePoints: readonly number[]) => Uint8Array
}

/**
 * A TrueType font as the reference of OpenType 1.9 describes it; only what the typefaces use is read.
 * @throws when a table is missing or a glyph is composed of others
 */
export function readTypeface(source: string, weight: Weight): SourceFont {
  const file = readFileSync(source)
  const tables = new Map<string, Buffer>()
  for (let entry = 12; entry < 12 + 16 * file.readUInt16BE(4); entry += 16) {
    const offset = file.readUInt32BE(entry + 8)
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(offset, offset + file.readUInt32BE(entry + 12)))
  }
  const table = (tag: string): Buffer => {
    const found = tables.get(tag)
    if (!found) throw new Error(`${source} has no table ${tag}`)
    return found
  }
  const characters = readCharacters(table('cmap'))
  const [glyf, loca, hmtx] = [table('glyf'), table('loca'), table('hmtx')]
  const wide = table('head').readInt16BE(50) === 1
  const metrics = table('hhea').readUInt16BE(34)
  const place = (glyph: number) => (wide ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph))
  const outline = (glyph: number) => {
    const record = glyf.subarray(place(glyph), place(glyph + 1))
    if (record.length > 0 && record.readInt16BE(0) < 0) throw new Error(`Glyph ${glyph} is composed of others`)
    return record
  }
  const bearing = (glyph: number) => hmtx.readInt16BE(glyph < metrics ? 4 * glyph + 2 : 2 * (metrics + glyph))
  return {
    weight,
    characters,
    base: () => {
      const kept = ['head', 'hhea', 'OS/2', 'maxp']
      return sealPack(Object.fromEntries(kept.map((tag) => [tag, table(tag).length])), kept.map(table))
    },
    pack: (codePoints) => {
      const sources = codePoints.map((codePoint) => characters.get(codePoint) ?? 0)
      const glyphs = [...new Set([0, ...sources])].sort((a, b) => a - b)
      const records = glyphs.map(outline)
      const header = {
        gid: glyphs,
        adv: glyphs.map((glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, metrics - 1))),
        lsb: glyphs.map(bearing),
        len: records.map((record) => record.length),
        cp: [...codePoints],
        cg: sources,
      }
      return sealPack(header, records)
    },
  }
}

/** The subtable of format 12, which has every character of the font. */
function readCharacters(cmap: Buffer): Map<number, number> {
  const characters = new Map<number, number>()
  for (let entry = 4; entry < 4 + 8 * cmap.readUInt16BE(2); entry += 8) {
    const at = cmap.readUInt32BE(entry + 4)
    if (cmap.readUInt16BE(at) !== 12) continue
    for (let group = at + 16; group < at + 16 + 12 * cmap.readUInt32BE(at + 12); group += 12) {
      const [first, last] = [cmap.readUInt32BE(group), cmap.readUInt32BE(group + 4)]
      const glyph = cmap.readUInt32BE(group + 8)
      for (let step = 0; step <= last - first; step += 1) characters.set(first + step, glyph + step)
    }
  }
  if (characters.size === 0) throw new Error('The font has no character map of format 12')
  return characters
}
