import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  baseFile,
  type FontSet,
  furtherOf,
  type Glyph,
  manifestFile,
  type PackManifest,
  packFile,
  packsFolder,
  scriptFile,
  scriptsFolder,
  sealPack,
  setFolders,
  slopes,
  type Weight,
  weights,
} from '#client/features/editor/pdf/fonts/packs.ts'
import { complexScripts } from '#client/features/editor/pdf/fonts/scripts.ts'
import { GENERATED } from '#scripts/lib/generated.ts'
import { type LatinFace, latinFaces, type Typeface, typefaces } from '#src/resume/designs/typefaces.ts'
import { furtherSources, latinSources, scriptSources } from './font-sources.ts'
import { readCharacters, readLatin, readTrueType } from './source-fonts.ts'
import { readTypeface } from './truetype.ts'

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
/** How many characters a pack has that are in no group; they are rare, so a pack is usually loaded for one of them. */
const REST = 150

/** The same for supplementary characters, where neighbours are used together, as the letters of one script. */
const FURTHER = 100

/** Where the packs are. */
export const GLYPH_PACKS = join(GENERATED, packsFolder)

type Write = (file: string, bytes: Uint8Array) => void

/**
 * Cuts the fonts of PDF files into packs of glyphs, gzipped, so that a browser loads only what a text needs. Does
 * nothing where they are there; a folder's name changes with the cut.
 */
export async function makeGlyphPacks(): Promise<void> {
  for (const typeface of typefaces) {
    await makeFolder(setFolders[typeface], (write) => cutTypeface(typeface, write))
    await makeFolder(setFolders[furtherOf[typeface]], (write) => cutFurther(typeface, write))
  }
  for (const face of latinFaces) await makeFolder(setFolders[face], (write) => cutLatin(face, write))
  await makeFolder(scriptsFolder, packScripts)
}

async function makeFolder(name: string, fill: (write: Write) => void | Promise<void>): Promise<void> {
  const place = join(GLYPH_PACKS, name)
  if (existsSync(place)) return
  console.log(`Cutting ${name} for PDF files …`)
  mkdirSync(GLYPH_PACKS, { recursive: true })
  const folder = mkdtempSync(`${place}-`)
  await fill((file, bytes) => writeFileSync(join(folder, basename(file)), gzipSync(bytes, { level: 9 })))
  publish(folder, place)
}

function cutTypeface(typeface: Typeface, write: Write): void {
  const fonts = weights.map((weight) => readTypeface(FILES[typeface][weight], weight))
  const groups = groupCodePoints(new Set(fonts[0]?.characters.keys()))
  for (const font of fonts) {
    write(baseFile(typeface, font.weight), font.base())
    groups.forEach((codePoints, index) => {
      write(packFile(typeface, font.weight, index), font.pack(codePoints))
    })
  }
  writeManifest(typeface, groups, write)
}

/** Cuts a family of Latin letters in its four styles: the characters that all four have. */
async function cutLatin(face: LatinFace, write: Write): Promise<void> {
  const styles = await Promise.all(
    slopes.flatMap((slope) =>
      weights.map(async (weight) => ({ slope, weight, drawings: await readLatin(latinSources[face][slope], weight) })),
    ),
  )
  const all = styles.flatMap(({ drawings }) => [...drawings.keys()])
  const groups = groupNeighbours(
    new Set(all.filter((codePoint) => styles.every(({ drawings }) => drawings.has(codePoint)))),
  )
  for (const { slope, weight, drawings } of styles) {
    groups.forEach((codePoints, index) => {
      write(packFile(face, weight, index, slope), packOf(codePoints, drawings))
    })
  }
  writeManifest(face, groups, write)
}

/** Cuts the characters a typeface lacks from the fonts that go with it; the first font that has one draws it. */
async function cutFurther(typeface: Typeface, write: Write): Promise<void> {
  const set = furtherOf[typeface]
  const own = readTypeface(FILES[typeface][400], 400).characters
  const drawings: Record<Weight, Map<number, () => Glyph>> = { 400: new Map(), 700: new Map() }
  for (const source of furtherSources()[typeface]) {
    const regular = await readCharacters(source, 400)
    const bold = await readCharacters(source, 700)
    for (const [codePoint, draw] of regular) {
      if (own.has(codePoint) || drawings[400].has(codePoint)) continue
      drawings[400].set(codePoint, draw)
      drawings[700].set(codePoint, bold.get(codePoint) ?? draw)
    }
  }
  const groups = groupNeighbours(drawings[400].keys())
  groups.forEach((codePoints, index) => {
    for (const weight of weights) write(packFile(set, weight, index), packOf(codePoints, drawings[weight]))
  })
  writeManifest(set, groups, write)
}

async function packScripts(write: Write): Promise<void> {
  for (const typeface of typefaces) {
    for (const script of complexScripts) {
      for (const weight of weights) {
        const [file = ''] = scriptSources[typeface][script].files[weight]
        write(scriptFile(script, typeface, weight), await readTrueType(file))
      }
    }
  }
}

const blank: Glyph = { data: new Uint8Array(), advance: 0, bearing: 0 }

/** Returns a pack of glyphs, numbered in their order after a blank one. */
function packOf(codePoints: readonly number[], drawings: ReadonlyMap<number, () => Glyph>): Uint8Array {
  const glyphs = [blank, ...codePoints.map((codePoint) => drawings.get(codePoint)?.() ?? blank)]
  const header = {
    gid: glyphs.map((_, index) => index),
    adv: glyphs.map(({ advance }) => advance),
    lsb: glyphs.map(({ bearing }) => bearing),
    len: glyphs.map(({ data }) => data.length),
    cp: [...codePoints],
    cg: codePoints.map((_, index) => index + 1),
  }
  return sealPack(
    header,
    glyphs.map(({ data }) => data),
  )
}

function writeManifest(set: FontSet, groups: readonly number[][], write: Write): void {
  const manifest = JSON.stringify(groups.map(toRuns) satisfies PackManifest)
  write(manifestFile(set), new TextEncoder().encode(manifest))
}

/** Moves the finished folder to its place; another process may have done so first. */
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

/** Groups characters by code point; a new group begins where a script ends. */
function groupNeighbours(codePoints: Iterable<number>): number[][] {
  const groups: number[][] = []
  for (const codePoint of [...codePoints].sort((a, b) => a - b)) {
    const last = groups.at(-1)
    const isNear = last && last.length < FURTHER && codePoint >> 8 === (last.at(-1) ?? 0) >> 8
    if (isNear) last.push(codePoint)
    else groups.push([codePoint])
  }
  return groups
}

function expandRange(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map((end) => Number.parseInt(end, 16))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The code points as alternating gaps and runs, the form the manifest has. */
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
