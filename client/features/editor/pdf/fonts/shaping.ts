import { create, type Font } from 'fontkit'
import type { Typeface } from '#src/resume/designs/typefaces.ts'
import { type Glyph, scriptFile, type Weight } from './packs.ts'
import { remembered } from './remembered.ts'
import { type ComplexScript, type ComplexWord, replaceWords } from './scripts.ts'
import { shapeWord, type Unit } from './units.ts'

/** The shaped words of a face. */
export type ShapedWords = {
  /** A glyph for each code point that stands for a unit of a word. */
  glyphs: ReadonlyMap<number, Glyph>
  /** The text of each of these code points. */
  says: ReadonlyMap<number, string>
  /** The stand-in of each word; words that cannot be drawn are missing. */
  standIns: ReadonlyMap<string, string>
}

/**
 * The code points used as stand-ins. They have the direction of their script, by which the layout engine orders a line,
 * and are used for nothing else.
 */
const pools = {
  leftToRight: [[0xe000, 0xf0ff]],
  /** Stand-ins after which a line may break. */
  breaking: [[0xf100, 0xf8ff]],
  arabic: [
    [0xfb50, 0xfbb1],
    [0xfbd3, 0xfd3d],
    [0xfe70, 0xfefc],
  ],
  hebrew: [
    [0x07ca, 0x07ea],
    [0x0840, 0x0858],
    [0x0800, 0x0815],
  ],
} satisfies Record<string, [first: number, last: number][]>
type Pool = keyof typeof pools

/** Whether a code point is reserved for stand-ins; if somebody types it, it cannot be drawn. */
export function isStandIn(codePoint: number): boolean {
  return Object.values(pools).some((ranges) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last))
}

/** Whether a line may break after this stand-in. */
export function breaksAfter(sign: string): boolean {
  return sign >= '\uf100' && sign <= '\uf8ff'
}

/** @param read reads a file of the folder of packs, decompressed; returns the same promise for the same file */
export function createShaper(read: (file: string) => Promise<Uint8Array>) {
  const fontOf = remembered(async (file: string) => opened(await read(file)))

  return {
    /** @throws when a font cannot be read */
    async shape(texts: ReadonlySet<string>, typeface: Typeface, weight: Weight): Promise<ShapedWords> {
      const words: ComplexWord[] = []
      for (const text of [...texts].sort()) replaceWords(text, (word) => String(words.push(word)))
      const scripts = [...new Set(words.map(({ script }) => script))]
      const loaded = await Promise.all(
        scripts.map(async (script) => [script, await fontOf(scriptFile(script, typeface, weight))] as const),
      )
      return standInsFor(words, new Map(loaded))
    },
  }
}

function standInsFor(words: readonly ComplexWord[], fonts: ReadonlyMap<ComplexScript, Font>): ShapedWords {
  const glyphs = new Map<number, Glyph>()
  const says = new Map<number, string>()
  const known = new Map<string, number>()
  const left = new Map<Pool, number[]>()

  function standIn({ text, glyph, form, breaks }: Unit, script: ComplexScript): number | undefined {
    const pool = poolOf(script, breaks)
    const key = [pool, text, form].join(' ')
    const found = known.get(key)
    if (found !== undefined) return found
    const free = left.get(pool) ?? pools[pool].flatMap(([first, last]) => range(first, last))
    left.set(pool, free)
    const codePoint = free.shift()
    if (codePoint === undefined) return undefined
    known.set(key, codePoint)
    glyphs.set(codePoint, glyph)
    says.set(codePoint, text)
    return codePoint
  }

  const standIns = new Map<string, string>()
  for (const { script, text } of words) {
    const font = fonts.get(script)
    const units = font && shapeWord(text, script, font)
    if (units === undefined) continue
    const codePoints = units.map((unit) => standIn(unit, script)).filter((codePoint) => codePoint !== undefined)
    if (codePoints.length === units.length) standIns.set(text, String.fromCodePoint(...codePoints))
  }
  return { glyphs, says, standIns }
}

function poolOf(script: ComplexScript, breaks: boolean): Pool {
  if (script === 'arabic' || script === 'hebrew') return script
  return breaks ? 'breaking' : 'leftToRight'
}

function opened(bytes: Uint8Array): Font {
  const font = create(bytes)
  if ('fonts' in font) throw new Error('A script has a collection for a font')
  return font
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
