import { quoteOfForm } from '#client/features/editor/pdf/templates/quotes.ts'
import { type Typeface, typefaces } from '#src/resume/designs/typefaces.ts'
import { mergeFont } from './merge.ts'
import { narrowed, slant } from './outline.ts'
import {
  baseFile,
  type Glyph,
  manifestFile,
  packFile,
  packManifest,
  readBase,
  readPack,
  typefaceFolders,
  type Weight,
} from './packs.ts'

export const faceNames = ['regular', 'bold', 'italic', 'boldItalic'] as const
export type FontFaceName = (typeof faceNames)[number]

/** The code points a text needs, each face its own: bold is drawn bold, italic is leaned. */
export type Wanted = Record<FontFaceName, ReadonlySet<number>>

export type Face = { weight: Weight; style: 'normal' | 'italic'; file: Uint8Array }

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
}

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
   * while no further pack is needed.
   * @throws when a pack cannot be read
   */
  cover: (wanted: Wanted, typeface: Typeface) => Promise<Faces>
}

/** In which typeface a character is, and in which of its packs. */
type Place = { typeface: Typeface; pack: number }

/**
 * Fonts put together from glyph packs, which are kept once they are read. What a typeface lacks comes from the other.
 * @param read the bytes of a file of the folder of packs, unpacked
 */
export function createFontLibrary(read: (file: string) => Promise<Uint8Array>): FontLibrary {
  const packOf = remembered(async (typeface: Typeface) => readManifest(await read(manifestFile(typeface))))
  const bases = remembered(async (file: string) => readBase(await read(file)))
  const packs = remembered(async (file: string) => readPack(await read(file)))
  /** The fonts made last, and the packs in each face of them. */
  let current: { typeface: Typeface; files: Set<string>[]; family: string; faces: (Face | null)[] } | undefined
  let count = 0

  async function makeFace(typeface: Typeface, name: FontFaceName, files: ReadonlySet<string>): Promise<Face | null> {
    const { weight, style } = looks[name]
    // The other typeface only lends what this one lacks.
    const isLent = (file: string) => !file.startsWith(`${typefaceFolders[typeface]}/`)
    const read = await Promise.all([...files].sort((a, b) => Number(isLent(a)) - Number(isLent(b))).map(packs))
    const [first] = read
    if (!first) return null
    const glyphs = new Map<number, Glyph>()
    for (const pack of read) {
      for (const [codePoint, glyph] of pack.glyphs) {
        if (!glyphs.has(codePoint)) glyphs.set(codePoint, drawn(codePoint, glyph, style))
      }
    }
    for (const [form, quote] of quoteOfForm) {
      const glyph = glyphs.get(quote)
      if (glyph) glyphs.set(form, drawn(form, glyph, style))
    }
    const base = await bases(baseFile(typeface, weight))
    return { weight, style, file: mergeFont(`${names[typeface]}-${name}`, base, first.blank, glyphs) }
  }

  async function locate(codePoints: ReadonlySet<number>, first: Typeface): Promise<Map<number, Place>> {
    const places = new Map<number, Place>()
    for (const typeface of [first, ...typefaces.filter((other) => other !== first)]) {
      const left = [...codePoints].filter((codePoint) => !places.has(codePoint))
      if (left.length === 0) break
      const known = await packOf(typeface)
      for (const codePoint of left) {
        const pack = known.get(sourceOf(codePoint))
        if (pack !== undefined) places.set(codePoint, { typeface, pack })
      }
    }
    return places
  }

  return {
    async cover(wanted, typeface) {
      const places = await Promise.all(faceNames.map((name) => locate(wanted[name], typeface)))
      const known = current?.typeface === typeface ? current : undefined
      const files = faceNames.map(
        (name, index) => new Set([...(known?.files[index] ?? []), ...filesOf(places[index], looks[name].weight)]),
      )
      const isKnown = files.map(({ size }, index) => size === known?.files[index]?.size)
      if (!current || isKnown.includes(false)) {
        const faces = await Promise.all(
          faceNames.map((name, index) =>
            isKnown[index] ? (known?.faces[index] ?? null) : makeFace(typeface, name, files[index] ?? new Set()),
          ),
        )
        count += 1
        current = { typeface, files, family: `resume-${count}`, faces }
      }
      const missing = new Set(
        faceNames.flatMap((name, index) => [...wanted[name]].filter((codePoint) => !places[index]?.has(codePoint))),
      )
      return { family: current.family, faces: current.faces.filter((face) => face !== null), missing }
    },
  }
}

function filesOf(places: ReadonlyMap<number, Place> = new Map(), weight: Weight): string[] {
  return [...places.values()].map(({ typeface, pack }) => packFile(typeface, weight, pack))
}

/** The character whose outline is taken. */
function sourceOf(codePoint: number): number {
  return quoteOfForm.get(codePoint) ?? codePoint
}

function drawn(codePoint: number, source: Glyph, style: Face['style']): Glyph {
  if (codePoint === space.codePoint) return { ...source, advance: space.advance }
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
