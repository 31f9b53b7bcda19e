import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  baseFile,
  manifestFile,
  type PackManifest,
  packFile,
  packsFolder,
  sealPack,
  typefaceFolders,
  type Weight,
  weights,
} from '#client/features/editor/pdf/fonts/packs.ts'
import { type Typeface, typefaces } from '#src/resume/designs/typefaces.ts'
import { GENERATED } from './generated.ts'

const SOURCE = 'node_modules/@expo-google-fonts'
const FILES: Record<Typeface, Record<Weight, string>> = {
  sans: {
    400: `${SOURCE}/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf`,
    700: `${SOURCE}/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf`,
  },
  serif: {
    400: `${SOURCE}/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf`,
    700: `${SOURCE}/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf`,
  },
}
/** The order in which a page on the web needs Chinese characters, as Google Fonts slices its own files. */
const GROUPS = 'scripts/data/glyph-groups.txt'
/** Characters a pack of those in no group; they are rare, so a pack is wanted for one of them. */
const REST = 150

/** Where the packs are. */
export const GLYPH_PACKS = join(GENERATED, packsFolder)

/**
 * Cuts the fonts of PDF files into packs of glyphs, gzipped, so that a browser loads only what a text needs. Does
 * nothing where they are there; the folder's name changes with the cut.
 */
export function makeGlyphPacks(): void {
  for (const typeface of typefaces) if (!existsSync(folderOf(typeface))) cutTypeface(typeface)
}

function cutTypeface(typeface: Typeface): void {
  console.log(`Cutting ${typefaceFolders[typeface]} into glyph packs …`)
  mkdirSync(GLYPH_PACKS, { recursive: true })
  const folder = mkdtempSync(`${folderOf(typeface)}-`)
  const write = (file: string, bytes: Uint8Array) =>
    writeFileSync(join(folder, basename(file)), gzipSync(bytes, { level: 9 }))
  const fonts = weights.map((weight) => readFont(FILES[typeface][weight], weight))
  const groups = groupCodePoints(new Set(fonts[0]?.characters.keys()))
  for (const font of fonts) {
    write(baseFile(typeface, font.weight), font.base())
    groups.forEach((codePoints, index) => {
      write(packFile(typeface, font.weight, index), font.pack(codePoints))
    })
  }
  const manifest = JSON.stringify(groups.map(toRuns) satisfies PackManifest)
  write(manifestFile(typeface), new TextEncoder().encode(manifest))
  publish(folder, folderOf(typeface))
}

function folderOf(typeface: Typeface): string {
  return join(GLYPH_PACKS, typefaceFolders[typeface])
}

/** Somebody else may have been faster. */
function publish(folder: string, place: string): void {
  try {
    renameSync(folder, place)
  } catch (error) {
    rmSync(folder, { recursive: true })
    if (!existsSync(place)) throw error
  }
}

/** Every character of the font once: those of the groups in their order, then the others by code point. */
function groupCodePoints(available: Set<number>): number[][] {
  const left = new Set(available)
  const groups = readFileSync(GROUPS, 'utf8')
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split(' ')
        .flatMap(expandRange)
        .filter((codePoint) => left.delete(codePoint)),
    )
  const others = [...left].sort((a, b) => a - b)
  while (others.length > 0) groups.push(others.splice(0, REST))
  return groups.filter((group) => group.length > 0)
}

function expandRange(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map((end) => Number.parseInt(end, 16))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Gaps and runs in turn, as the manifest wants them. */
function toRuns(codePoints: readonly number[]): number[] {
  const runs: number[] = []
  let next = 0
  for (const codePoint of [...codePoints].sort((a, b) => a - b)) {
    if (codePoint === next && runs.length > 0) runs.push((runs.pop() ?? 0) + 1)
    else runs.push(codePoint - next, 1)
    next = codePoint + 1
  }
  return runs
}

type SourceFont = {
  weight: Weight
  /** Glyph id of each code point. */
  characters: ReadonlyMap<number, number>
  base: () => Uint8Array
  pack: (codePoints: readonly number[]) => Uint8Array
}

/** A TrueType font as the reference of OpenType 1.9 describes it; only what this one uses is read. */
function readFont(source: string, weight: Weight): SourceFont {
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
