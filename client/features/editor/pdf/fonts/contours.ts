import { viewOf } from '#src/lib/bytes.ts'
import type { Glyph } from './packs.ts'

/** A path as fontkit describes it: moveTo, lineTo and quadraticCurveTo with their coordinates, closePath. */
export type Drawing = { commands: readonly { command: string; args: readonly number[] }[] }

/** A drawing with its scale and the place of its origin, in font units. */
export type Placed = { path: Drawing; scale: number; x: number; y: number }

type Point = { x: number; y: number; on: boolean }

/** Flags of a point in a simple glyph (OpenType 1.9, chapter glyf). */
const onCurve = 0x01
export const shortX = 0x02
export const shortY = 0x04
export const sameX = 0x10
export const sameY = 0x20

/** Combines drawings, such as a letter and its marks, into one simple TrueType glyph with a single outline. */
export function drawGlyph(parts: readonly Placed[], advance: number): Glyph {
  const contours = parts.flatMap(contoursOf)
  const points = contours.flat()
  if (points.length === 0) return { data: new Uint8Array(), advance: Math.round(advance), bearing: 0 }
  const flags: number[] = []
  const [xs, ys]: [number[], number[]] = [[], []]
  let [lastX, lastY] = [0, 0]
  for (const { x, y, on } of points) {
    const [dx, dy] = [x - lastX, y - lastY]
    flags.push((on ? onCurve : 0) | step(dx, shortX, sameX, xs) | step(dy, shortY, sameY, ys))
    lastX = x
    lastY = y
  }
  const bearing = Math.min(...points.map(({ x }) => x))
  const head = new Uint8Array(12 + 2 * contours.length)
  const view = viewOf(head)
  view.setInt16(0, contours.length)
  view.setInt16(2, bearing)
  view.setInt16(4, Math.min(...points.map(({ y }) => y)))
  view.setInt16(6, Math.max(...points.map(({ x }) => x)))
  view.setInt16(8, Math.max(...points.map(({ y }) => y)))
  let end = -1
  contours.forEach((contour, index) => {
    end += contour.length
    view.setUint16(10 + 2 * index, end)
  })
  return { data: Uint8Array.of(...head, ...flags, ...xs, ...ys), advance: Math.round(advance), bearing }
}

/** Writes a coordinate in the shortest form; returns the flags for that form. */
function step(delta: number, short: number, same: number, bytes: number[]): number {
  if (delta === 0) return same
  if (Math.abs(delta) < 256) {
    bytes.push(Math.abs(delta))
    return delta > 0 ? short | same : short
  }
  bytes.push((delta >> 8) & 0xff, delta & 0xff)
  return 0
}

function contoursOf({ path, scale, x, y }: Placed): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') contours.push([])
    const contour = contours.at(-1)
    for (let index = 0; contour && index + 1 < args.length; index += 2) {
      const on = command !== 'quadraticCurveTo' || index === 2
      contour.push({
        x: Math.round((args[index] ?? 0) * scale + x),
        y: Math.round((args[index + 1] ?? 0) * scale + y),
        on,
      })
    }
  }
  return contours.map(withoutEnd).filter(({ length }) => length > 1)
}

/** Contours close implicitly, so a last point equal to the first is removed. */
function withoutEnd(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)]
  const closes = contour.length > 1 && last?.on && first?.x === last.x && first?.y === last.y
  return closes ? contour.slice(0, -1) : contour
}
