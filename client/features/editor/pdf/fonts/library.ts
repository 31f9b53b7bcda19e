import { mergeFont } from './merge.ts'
import {
  baseFile,
  type Glyph,
  type GlyphPack,
  manifestFile,
  packFile,
  packManifest,
  readBase,
  readPack,
  type Weight,
} from './packs.ts'
import { slant } from './slant.ts'

export const faceNames = ['regular', 'bold', 'italic', 'boldItalic'] as const
export type FaceName = (typeof faceNames)[number]

/** The code points a text needs, each face its own: bold is drawn bold, italic is leaned. */
export type Wanted = Record<FaceName, ReadonlySet<number>>

export type Face = { weight: Weight; style: 'normal' | 'italic'; file: Uint8Array }

const looks: Record<FaceName, Pick<Face, 'weight' | 'style'>> = {
  regular: { weight: 400, style: 'normal' },
  bold: { weight: 700, style: 'normal' },
  italic: { weight: 400, style: 'italic' },
  boldItalic: { weight: 700, style: 'italic' },
}

export type Faces = {
  /** Another name whenever the characters are others. */
  family: string
  faces: Face[]
  /** Code points no pack has. */
  missing: ReadonlySet<number>
}

/**
 * The space in thousandths of an em, as in Arial. The source's is 224: halved on a tight line, as the layout engine
 * does, programs that read the file would no longer see it.
 */
const space = { codePoint: 32, advance: 280 }

export type FontLibrary = {
  /**
   * Small fonts with just the characters wanted; the same fonts again while the characters are the same.
   * @throws when a pack cannot be read
   */
  cover: (wanted: Wanted) => Promise<Faces>
}

/**
 * Fonts put together from glyph packs, which are kept once they are read.
 * @param read the bytes of a file of the pack folder, unpacked
 */
export function createFontLibrary(read: (file: string) => Promise<Uint8Array>): FontLibrary {
  const packOf = remembered(async () => readManifest(await read(manifestFile)))
  const bases = remembered(async (weight: Weight) => readBase(await read(baseFile(weight))))
  const packs = remembered(async (file: string) => readPack(await read(file)))
  let current: { key: string; faces: Faces } | undefined
  let count = 0

  async function makeFace(name: FaceName, codePoints: ReadonlySet<number>): Promise<Face[]> {
    const { weight, style } = looks[name]
    const places = await packOf('')
    const numbers = [...new Set([...codePoints].flatMap((codePoint) => places.get(codePoint) ?? []))]
    const loaded = await Promise.all(numbers.map((pack) => packs(packFile(weight, pack))))
    const [first] = loaded
    if (!first) return []
    const glyphs = pick(codePoints, loaded, style === 'italic' ? slant : (glyph) => glyph)
    return [{ weight, style, file: mergeFont(`NotoSansSC-${name}`, await bases(weight), first.blank, glyphs) }]
  }

  return {
    async cover(wanted) {
      const key = faceNames.map((name) => [...wanted[name]].sort((a, b) => a - b).join()).join(';')
      if (current?.key === key) return current.faces
      const places = await packOf('')
      const faces = (await Promise.all(faceNames.map((name) => makeFace(name, wanted[name])))).flat()
      count += 1
      const all = faceNames.flatMap((name) => [...wanted[name]])
      const missing = new Set(all.filter((codePoint) => !places.has(codePoint)))
      current = { key, faces: { family: `resume-${count}`, faces, missing } }
      return current.faces
    },
  }
}

function pick(
  codePoints: ReadonlySet<number>,
  packs: readonly GlyphPack[],
  drawn: (glyph: Glyph) => Glyph,
): Map<number, Glyph> {
  const glyphs = new Map<number, Glyph>()
  for (const codePoint of codePoints) {
    const glyph = packs.find((pack) => pack.glyphs.has(codePoint))?.glyphs.get(codePoint)
    if (glyph)
      glyphs.set(codePoint, codePoint === space.codePoint ? { ...glyph, advance: space.advance } : drawn(glyph))
  }
  return glyphs
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
