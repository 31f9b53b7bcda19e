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
import { createShaper, isStandIn, type ShapedWords } from './shaping.ts'

export const faceNames = ['regular', 'bold', 'italic', 'boldItalic'] as const
export type FontFaceName = (typeof faceNames)[number]

/** The code points a text needs, each face its own: bold is drawn bold, italic is leaned. */
export type Wanted = Record<FontFaceName, ReadonlySet<number>>

/** The complex words a text needs shaped, each face its own. */
export type WantedWords = Record<FontFaceName, ReadonlySet<string>>

/** For each face, what is set instead of complex words. */
export type StandIns = Record<FontFaceName, ReadonlyMap<string, string>>

export type Face = {
  weight: Weight
  style: Slope
  file: Uint8Array
  /** The text of those code points that stand for another. */
  says: ReadonlyMap<number, string>
}

const looks: Record<FontFaceName, Pick<Face, 'weight' | 'style'>> = {
  regular: { weight: 400, style: 'normal' },
  bold: { weight: 700, style: 'normal' },
  italic: { weight: 400, style: 'italic' },
  boldItalic: { weight: 700, style: 'italic' },
}

export type Faces = {
  /** Another name whenever the fonts are others. */
  family: string
  faces: Face[]
  /** Code points no pack has. */
  missing: ReadonlySet<number>
  /** Words with a sign that no font of their script has. */
  missingWords: ReadonlySet<string>
  standIns: StandIns
}

const noWords: WantedWords = { regular: new Set(), bold: new Set(), italic: new Set(), boldItalic: new Set() }

/** What a font of each typeface is called in the file. */
const names: Record<Typeface, string> = { sans: 'NotoSansSC', serif: 'NotoSerifSC' }

/**
 * The space in thousandths of an em, as in Arial. The sources' are narrower: halved on a tight line, as the layout engine
 * does, programs that read the file would no longer see it.
 */
const space = { codePoint: 32, advance: 280 }

export type FontLibrary = {
  /**
   * Fonts with the characters wanted, and all others of their packs: most of what is typed next. The same fonts again
   * while no further pack is needed, and no further word.
   * @param latin the family of Latin letters, where they are not those of the typeface
   * @throws when a pack cannot be read
   */
  cover: (wanted: Wanted, typeface: Typeface, words?: WantedWords, latin?: LatinFace) => Promise<Faces>
}

/** In which set a character is, and in which of its packs. */
type Column = { set: FontSet; pack: number }

/** What a face is made of. */
type Contents = { files: ReadonlyMap<string, FontSet>; words: ReadonlySet<string> }
type MadeFace = Contents & { face: Face | null; shaped: ShapedWords }

const nothingShaped: ShapedWords = { glyphs: new Map(), says: new Map(), standIns: new Map() }

/** The layout engine knows a family by its name, whichever library it is of. */
let count = 0

/**
 * Fonts put together from glyph packs, which are kept once they are read. What a typeface lacks comes from the fonts
 * that go with it, and what they lack from the other typeface. Complex words are shaped, and have glyphs of their own.
 * @param read the bytes of a file of the folder of packs, unpacked
 */
export function createFontLibrary(read: (file: string) => Promise<Uint8Array>): FontLibrary {
  const packOf = remembered(async (set: FontSet) => readManifest(await read(manifestFile(set))))
  const bases = remembered(async (file: string) => readBase(await read(file)))
  const packs = remembered(async (file: string) => readPack(await read(file)))
  const shaper = createShaper(read)
  /** The fonts made last. */
  let current: { typeface: Typeface; latin: LatinFace | undefined; family: string; made: MadeFace[] } | undefined

  async function makeFace(typeface: Typeface, name: FontFaceName, { files, words }: Contents): Promise<MadeFace> {
    const { weight, style } = looks[name]
    // The other sets only lend what the family of Latin letters and the typeface lack.
    const rank = (set: FontSet) => (hasItalics(set) ? 0 : set === typeface ? 1 : 2)
    const inOrder = [...files].sort(([, a], [, b]) => rank(a) - rank(b))
    const read = await Promise.all(inOrder.map(async ([file, set]) => ({ ...(await packs(file)), set })))
    const shaped = words.size > 0 ? await shaper.shape(words, typeface, weight) : nothingShaped
    const [first] = read
    if (!first) return { files, words, face: null, shaped }
    const glyphs = new Map<number, Glyph>()
    for (const pack of read) {
      for (const [codePoint, glyph] of pack.glyphs) {
        if (!glyphs.has(codePoint)) glyphs.set(codePoint, hasItalics(pack.set) ? glyph : drawn(codePoint, glyph, style))
      }
    }
    const says = new Map(shaped.says)
    for (const [form, quote] of quoteOfForm) {
      const glyph = glyphs.get(form) ?? glyphs.get(quote)
      if (!glyph) continue
      if (!glyphs.has(form)) glyphs.set(form, drawn(form, glyph, style))
      says.set(form, String.fromCodePoint(quote))
    }
    for (const [codePoint, glyph] of shaped.glyphs) glyphs.set(codePoint, drawn(codePoint, glyph, style))
    const base = await bases(baseFile(typeface, weight))
    const file = mergeFont(`${names[typeface]}-${name}`, base, first.blank, glyphs)
    return { files, words, face: { weight, style, file, says }, shaped }
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
          return isKnown ? before : makeFace(typeface, name, { files, words: words[name] })
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

/** The character whose outline is taken. */
function sourceOf(codePoint: number): number {
  return quoteOfForm.get(codePoint) ?? codePoint
}

function drawn(codePoint: number, source: Glyph, style: Face['style']): Glyph {
  if (codePoint === space.codePoint) return { ...source, advance: space.advance }
  if (codePoint === bullet.codePoint) return bullet.glyph
  const glyph = quoteOfForm.has(codePoint) ? narrowed(source) : source
  return style === 'italic' ? slant(glyph) : glyph
}

/** The pack of every code point there is. */
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

/** Calls once per argument; a failure is not kept, so that the next call tries again. */
function remembered<K extends string | number, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>()
  return (key) => {
    const found = known.get(key)
    if (found) return found
    const loading = load(key)
    known.set(key, loading)
    loading.catch(() => known.delete(key))
    return loading
  }
}
