import { viewOf } from '#src/lib/bytes.ts'
import { sameX, sameY, shortX, shortY } from './contours.ts'
import type { Glyph } from './packs.ts'

/** The tangent of twelve degrees, the slope of an oblique. */
const slope = 0.2126

/** The flag of a point whose flags are followed by how often they are repeated (OpenType 1.9, chapter glyf). */
const repeated = 0x08
/** The flag bits kept when both coordinates are written as words. */
const kept = 0x41

/** The space on either side of a quotation mark, in font units. */
const side = 60

/**
 * Slants an outline to the right, because the typefaces have no italic: every point moves in proportion to its height.
 * Like italics, the result may exceed its box.
 */
export function slant(glyph: Glyph): Glyph {
  return moved(glyph, (_x, y) => Math.round(y * slope))
}

/** Narrows a quotation mark, which is drawn as wide as a Chinese character, to the space it has in Latin text. */
export function narrowed(glyph: Glyph): Glyph {
  if (glyph.data.length === 0) return glyph
  const view = viewOf(glyph.data)
  const [left, right] = [view.getInt16(2), view.getInt16(6)]
  return { ...moved(glyph, () => side - left), advance: right - left + 2 * side }
}

/** Moves every point to the right by the result of `by`. Simple glyphs only; the sources contain no others. */
function moved(glyph: Glyph, by: (x: number, y: number) => number): Glyph {
  const { data } = glyph
  if (data.length === 0) return glyph
  const view = viewOf(data)
  const contours = view.getInt16(0)
  const instructions = 10 + 2 * contours
  const count = view.getUint16(instructions - 2) + 1
  const flagsAt = instructions + 2 + view.getUint16(instructions)
  const { flags, next } = readFlags(data, flagsAt, count)
  const xs = readCoordinates(view, next, flags, shortX, sameX)
  const ys = readCoordinates(view, xs.next, flags, shortY, sameY)
  const moved = xs.values.map((x, index) => x + by(x, ys.values[index] ?? 0))

  const result = new Uint8Array(instructions + 2 + 5 * count)
  const out = viewOf(result)
  result.set(data.subarray(0, instructions))
  out.setInt16(2, Math.min(...moved))
  out.setInt16(6, Math.max(...moved))
  flags.forEach((flag, index) => {
    result[instructions + 2 + index] = flag & kept
    const at = instructions + 2 + count + 2 * index
    out.setInt16(at, (moved[index] ?? 0) - (moved[index - 1] ?? 0))
    out.setInt16(at + 2 * count, (ys.values[index] ?? 0) - (ys.values[index - 1] ?? 0))
  })
  return { data: result, advance: glyph.advance, bearing: Math.min(...moved) }
}

function readFlags(data: Uint8Array, from: number, count: number): { flags: number[]; next: number } {
  const flags: number[] = []
  let at = from
  while (flags.length < count) {
    const flag = data[at++] ?? 0
    const times = flag & repeated ? (data[at++] ?? 0) + 1 : 1
    for (let time = 0; time < times; time += 1) flags.push(flag)
  }
  return { flags, next: at }
}

function readCoordinates(
  view: DataView,
  from: number,
  flags: readonly number[],
  short: number,
  same: number,
): { values: number[]; next: number } {
  let at = from
  let value = 0
  const values = flags.map((flag) => {
    if (flag & short) {
      value += view.getUint8(at) * (flag & same ? 1 : -1)
      at += 1
    } else if (!(flag & same)) {
      value += view.getInt16(at)
      at += 2
    }
    return value
  })
  return { values, next: at }
}
