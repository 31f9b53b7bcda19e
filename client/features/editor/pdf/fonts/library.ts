import { quoteOfForm } from '#client/features/editor/pdf/templates/quotes.ts'
import { type LatinFace, type Typeface, typefaces } from '#src/resume/designs/typefaces.ts'
import { bullet } from './bullet.ts'
import { mergeFont } from './merge.ts'
import { narrowed, slant } from './outline.ts'
import {
  baseFile,
  type FontSet,
  furtherOf,
  type Glyph,
  hasItalics,
  manifestFile,
  packFile,
  packManifest,
  readBase,
  readPack,
  type Slope,
  type Weight,
} from './packs.ts'
import { remembered } from './remembered.ts'
import { createShaper, isStandIn, type ShapedWords } from './shaping.ts'
import { writtenAs } from './written-as.ts'

/** The faces of a typeface; bold is a real face, never synthesised. */
export const faceNames = ['regular', 'bold', 'italic', 'boldItalic'] as const
export type FontFaceName = (typeof faceNames)[number]

/** The code points a text needs, by face. Bold and italic have their own glyphs. */
export type Wanted = Record<FontFaceName, ReadonlySet<number>>

/** The complex words a text needs shaped, by face. */
export type WantedWords = Record<FontFaceName, ReadonlySet<string>>

/** The stand-ins for complex words, by face. */
export type StandIns = Record<FontFaceName, ReadonlyMap<string, string>>

/** A font file, as the PDF embeds it. */
export type Face = {
  weight: Weight
  style: Slope
  file: Uint8Array
  /** The text of each stand-in code point. */
  says: ReadonlyMap<number, string>
  /** The same object as long as a face only grows: every glyph it had has the same id and looks the same. */
  identity: object
}

const looks: Record<FontFaceName, Pick<Face, 'weight' | 'style'>> = {
  regular: { weight: 400, style: 'normal' },
  bold: { weight: 700, style: 'normal' },
  italic: { weight: 400, style: 'italic' },
  boldItalic: { weight: 700, style: 'italic' },
}

export type Faces = {
  /** Changes whenever the fonts change. */
  family: string
  faces: Face[]
  /** Code points that no pack contains. */
  missing: ReadonlySet<number>
  /** Words with a character that no font of their script contains. */
  missingWords: ReadonlySet<string>
  standIns: StandIns
}

const noWords: WantedWords = { regular: new Set(), bold: new Set(), italic: new Set(), boldItalic: new Set() }

/** The names of the fonts in the file. */
const names: Record<Typeface, string> = { sans: 'NotoSansSC', serif: 'NotoSerifSC' }

/**
 * The width of a space in thousandths of an em, like Arial's. The sources' spaces are narrower; halved on a tight line
 * by the layout engine, they would no longer be recognised as spaces by programs that read the file.
 */
const space = { codePoint: 32, advance: 280 }

/** Assembles the fonts for a text from glyph packs. */
export type FontLibrary = {
  /**
   * Returns fonts with the wanted characters, and all others of their packs, which are likely to be typed next. As long
   * as no further pack or word is needed, it returns the same fonts.
   * @param latin the family of Latin letters, if it is not the typeface's
   * @throws when a pack cannot be read
   */
  cover: (wanted: Wanted, typeface: Typeface, words?: WantedWords, latin?: LatinFace) => Promise<Faces>
}

/** The set and the pack of a character. */
type Column = { set: FontSet; pack: number }

/** The contents of a face. */
type Contents = { files: ReadonlyMap<string, FontSet>; words: ReadonlySet<string> }
/** `sources`: the glyph that each code point was taken from, in the order of their ids. */
type MadeFace = Contents & { face: Face | null; shaped: ShapedWords; sources: ReadonlyMap<number, Glyph> }

const nothingShaped: ShapedWords = { glyphs: new Map(), says: new Map(), standIns: new Map() }

/** Makes family names unique over all libraries, because the layout engine knows families by name. */
let count = 0

/**
 * Creates a library that assembles fonts from glyph packs, which are cached once read. Characters missing from a
 * typeface come from its supplementary fonts, then from the other typeface. Complex words are shaped and get glyphs of
 * their own.
 * @param read reads a file of the folder of packs, decompressed
 */
export function createFontLibrary(read: (file: string) => Promise<Uint8Array>): FontLibrary {
  const packOf = remembered(async (set: FontSet) => readManifest(await read(manifestFile(set))))
  const bases = remembered(async (file: string) => readBase(await read(file)))
  const packs = remembered(async (file: string) => readPack(await read(file)))
  const shaper = createShaper(read)
  /** The fonts made last. */
  let current: { typeface: Typeface; latin: LatinFace | undefined; family: string; made: MadeFace[] } | undefined

  /** @param before the face to grow from */
  async function makeFace(
    typeface: Typeface,
    name: FontFaceName,
    { files, words }: Contents,
    before: MadeFace | undefined,
  ): Promise<MadeFace> {
    const { weight, style } = looks[name]
    // The Latin family comes first, then the typeface; other sets only fill gaps.
    const rank = (set: FontSet) => (hasItalics(set) ? 0 : set === typeface ? 1 : 2)
    const inOrder = [...files].sort(([, a], [, b]) => rank(a) - rank(b))
    const read = await Promise.all(inOrder.map(async ([file, set]) => ({ ...(await packs(file)), set })))
    const shaped = words.size > 0 ? await shaper.shape(words, typeface, weight) : nothingShaped
    const [first] = read
    if (!first) return { files, words, face: null, shaped, sources: new Map() }
    const sources = new Map<number, Glyph>()
    const glyphs = new Map<number, Glyph>()
    for (const pack of read) {
      for (const [codePoint, glyph] of pack.glyphs) {
        if (glyphs.has(codePoint)) continue
        sources.set(codePoint, glyph)
        glyphs.set(codePoint, hasItalics(pack.set) ? glyph : drawn(codePoint, glyph, style))
      }
    }
    const says = new Map(shaped.says)
    for (const [form, original] of writtenAs) {
      const source = sources.get(form) ?? sources.get(original)
      if (!source) continue
      if (!sources.has(form)) {
        sources.set(form, source)
        glyphs.set(form, drawn(form, source, style))
      }
      says.set(form, String.fromCodePoint(original))
    }
    for (const [codePoint, glyph] of shaped.glyphs) {
      sources.set(codePoint, glyph)
      glyphs.set(codePoint, drawn(codePoint, glyph, style))
    }
    const base = await bases(baseFile(typeface, weight))
    const grown = before?.face && isGrown(sources, before.sources) ? before : undefined
    const ordered = grown ? new Map([...grown.sources, ...sources]) : sources
    const inOrderOfIds = [...ordered.keys()].flatMap((codePoint) => {
      const glyph = glyphs.get(codePoint)
      return glyph ? [[codePoint, glyph] as const] : []
    })
    const file = mergeFont(`${names[typeface]}-${name}`, base, first.blank, new Map(inOrderOfIds))
    const face = { weight, style, file, says, identity: grown?.face?.identity ?? {} }
    return { files, words, face, shaped, sources: ordered }
  }

  async function locate(
    codePoints: ReadonlySet<number>,
    first: Typeface,
    latin: LatinFace | undefined,
  ): Promise<Map<number, Column>> {
    const places = new Map<number, Column>()
    const order = [first, ...typefaces.filter((other) => other !== first)]
    const sets = order.flatMap((typeface): FontSet[] => [typeface, furtherOf[typeface]])
    for (const set of latin ? [latin, ...sets] : sets) {
      const left = [...codePoints].filter((codePoint) => !places.has(codePoint) && !isStandIn(codePoint))
      if (left.length === 0) break
      const known = await packOf(set)
      for (const codePoint of left) {
        const pack = known.get(hasItalics(set) ? codePoint : sourceOf(codePoint))
        if (pack !== undefined) places.set(codePoint, { set, pack })
      }
    }
    return places
  }

  return {
    async cover(wanted, typeface, words = noWords, latin = undefined) {
      const places = await Promise.all(faceNames.map((name) => locate(wanted[name], typeface, latin)))
      const known = current?.typeface === typeface && current.latin === latin ? current.made : undefined
      const made = await Promise.all(
        faceNames.map((name, index) => {
          const before = known?.[index]
          const files = new Map([...(before?.files ?? []), ...filesOf(places[index], looks[name])])
          const isKnown = before?.files.size === files.size && [...words[name]].every((word) => before.words.has(word))
          return isKnown ? before : makeFace(typeface, name, { files, words: words[name] }, before)
        }),
      )
      if (!current || made.some((each, index) => each !== known?.[index])) {
        count += 1
        current = { typeface, latin, family: `resume-${count}`, made }
      }
      const lost = <T>(
        wanted: Record<FontFaceName, ReadonlySet<T>>,
        has: (index: number, one: T) => boolean | undefined,
      ) => new Set(faceNames.flatMap((name, index) => [...wanted[name]].filter((one) => !has(index, one))))
      return {
        family: current.family,
        faces: made.flatMap(({ face }) => face ?? []),
        missing: lost(wanted, (index, codePoint) => places[index]?.has(codePoint)),
        missingWords: lost(words, (index, word) => made[index]?.shaped.standIns.has(word)),
        standIns: perFace((index) => made[index]?.shaped.standIns ?? new Map()),
      }
    },
  }
}

function isGrown(now: ReadonlyMap<number, Glyph>, before: ReadonlyMap<number, Glyph>): boolean {
  return [...before].every(([codePoint, glyph]) => now.get(codePoint) === glyph)
}

function perFace<T>(make: (index: number) => T): Record<FontFaceName, T> {
  return { regular: make(0), bold: make(1), italic: make(2), boldItalic: make(3) }
}

function filesOf(
  places: ReadonlyMap<number, Column> = new Map(),
  { weight, style }: Pick<Face, 'weight' | 'style'>,
): [string, FontSet][] {
  return [...places.values()].map(({ set, pack }) => [
    packFile(set, weight, pack, hasItalics(set) ? style : 'normal'),
    set,
  ])
}

/** The character whose outline is used. */
function sourceOf(codePoint: number): number {
  return writtenAs.get(codePoint) ?? codePoint
}

function drawn(codePoint: number, source: Glyph, style: Face['style']): Glyph {
  if (sourceOf(codePoint) === space.codePoint) return { ...source, advance: space.advance }
  if (codePoint === bullet.codePoint) return bullet.glyph
  const glyph = quoteOfForm.has(codePoint) ? narrowed(source) : source
  return style === 'italic' ? slant(glyph) : glyph
}

/** The pack of every available code point. */
function readManifest(bytes: Uint8Array): Map<number, number> {
  const places = new Map<number, number>()
  packManifest.parse(JSON.parse(new TextDecoder().decode(bytes))).forEach((runs, pack) => {
    let codePoint = 0
    runs.forEach((count, index) => {
      if (index % 2 === 1) for (let step = 0; step < count; step += 1) places.set(codePoint + step, pack)
      codePoint += count
    })
  })
  return places
}
