import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  baseFile,
  manifestFile,
  type PackManifest,
  packFile,
  packsFolder,
  sealPack,
  type Weight,
  weights,
} from '#client/features/editor/pdf/fonts/packs.ts'

const SOURCE = 'node_modules/@expo-google-fonts/noto-sans-sc'
const FILES: Record<Weight, string> = {
  400: `${SOURCE}/400Regular/NotoSansSC_400Regular.ttf`,
  700: `${SOURCE}/700Bold/NotoSansSC_700Bold.ttf`,
}
/** The order in which a page on the web needs Chinese characters, as Google Fonts slices its own files. */
const GROUPS = 'scripts/data/glyph-groups.txt'
/** Characters a pack of those in no group; they are rare, so a pack is wanted for one of them. */
const REST = 150

/** Where the packs are: Vite serves and copies them from there. */
export const GLYPH_PACKS = join('public', packsFolder)

/**
 * Cuts the font of PDF files into packs of glyphs, gzipped, so that a browser loads only what a text needs. Does
 * nothing when they are there; the folder's name changes with the cut.
 */
export function makeGlyphPacks(): void {
  if (existsSync(GLYPH_PACKS)) return
  console.log('Cutting the font into glyph packs …')
  mkdirSync(dirname(GLYPH_PACKS), { recursive: true })
  const folder = mkdtempSync(`${GLYPH_PACKS}-`)
  const fonts = weights.map((weight) => readFont(weight))
  const groups = groupCodePoints(new Set(fonts[0]?.characters.keys()))
  for (const font of fonts) {
    writeGzipped(folder, baseFile(font.weight), font.base())
    groups.forEach((codePoints, index) => {
      writeGzipped(folder, packFile(font.weight, index), font.pack(codePoints))
    })
  }
  const manifest = JSON.stringify(groups.map(toRuns) satisfies PackManifest)
  writeGzipped(folder, manifestFile, new TextEncoder().encode(manifest))
  publish(folder)
}

/** Somebody else may have been faster. */
function publish(folder: string): void {
  try {
    renameSync(folder, GLYPH_PACKS)
  } catch (error) {
    rmSync(folder, { recursive: true })
    if (!existsSync(GLYPH_PACKS)) throw error
  }
}

function writeGzipped(folder: string, file: string, bytes: Uint8Array): void {
  writeFileSync(join(folder, file), gzipSync(bytes, { level: 9 }))
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
function readFont(weight: Weight): SourceFont {
  const file = readFileSync(FILES[weight])
  const tables = new Map<string, Buffer>()
  for (let entry = 12; entry < 12 + 16 * file.readUInt16BE(4); entry += 16) {
    const offset = file.readUInt32BE(entry + 8)
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(offset, offset + file.readUInt32BE(entry + 12)))
  }
  const table = (tag: string): Buffer => {
    const found = tables.get(tag)
    if (!found) throw new Error(`${FILES[weight]} has no table ${tag}`)
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
