import type { OPS as AllOperators } from 'pdfjs-dist'
import type { DrawnText } from '#src/resume/formats/pdf/drawn.ts'

/** What a page draws, as pdf.js lists it. */
export type DrawnOperators = { fnArray: readonly number[]; argsArray: readonly unknown[] }
/** The numbers of pdf.js's operators. */
export type Operators = Pick<
  typeof AllOperators,
  | 'save'
  | 'restore'
  | 'transform'
  | 'constructPath'
  | 'fill'
  | 'eoFill'
  | 'fillStroke'
  | 'eoFillStroke'
  | 'paintFormXObjectBegin'
  | 'paintFormXObjectEnd'
>

/** A filled spot on a page: its left edge, its middle and its diameter, in points from the lower left corner. */
type Dot = { x: number; y: number; size: number }
type Matrix = readonly [number, number, number, number, number, number]

const SAME: Matrix = [1, 0, 0, 1, 0, 0]
/** The least and the largest share of the size of its text that a bullet has; larger ones mark a time line. */
const [SMALLEST, LARGEST] = [0.15, 0.45]
/** How far from its bullet a text begins at most, as a multiple of its size. */
const FARTHEST = 2.6
/** A page with more spots than this is a drawing. */
const MOST_DOTS = 1000
/** A text that ends within this distance before a dot, in points, is separated by the dot from the text after it. */
const NEAR = 6

/**
 * Puts a bullet in front of each text that begins beside a small filled spot: in PDF files of browsers, among others,
 * the bullets of lists are drawn shapes and not text.
 */
export function withDrawnBullets(texts: readonly DrawnText[], page: DrawnOperators, ops: Operators): DrawnText[] {
  const dots = dotsOf(page, ops)
  if (dots.length > MOST_DOTS) return [...texts]
  const bullets = new Map(
    dots.flatMap((dot) => {
      const text = textBeside(dot, texts)
      const { x, size } = dot
      return text === undefined ? [] : [[text, { ...text, text: '•', x, width: size, font: 'drawn' }] as const]
    }),
  )
  return texts.flatMap((text) => {
    const bullet = bullets.get(text)
    return bullet === undefined ? text : [bullet, text]
  })
}

function textBeside({ x, y, size }: Dot, texts: readonly DrawnText[]): DrawnText | undefined {
  const onLine = texts.filter(
    (text) => text.text.trim() !== '' && y > text.y - text.size * 0.1 && y < text.y + text.size * 0.8,
  )
  if (onLine.some(({ x: from, width }) => from < x && from + width > x - NEAR)) return undefined
  const right = onLine.filter(({ x: from }) => from > x + size / 2).toSorted((a, b) => a.x - b.x)[0]
  if (right === undefined || right.x - x - size > FARTHEST * right.size) return undefined
  return size >= SMALLEST * right.size && size <= LARGEST * right.size ? right : undefined
}

function dotsOf({ fnArray, argsArray }: DrawnOperators, ops: Operators): Dot[] {
  const fills: readonly unknown[] = [ops.fill, ops.eoFill, ops.fillStroke, ops.eoFillStroke]
  const dots: Dot[] = []
  const saved: Matrix[] = []
  let matrix = SAME
  fnArray.forEach((operator, index) => {
    const args = argsArray[index]
    if (operator === ops.save) saved.push(matrix)
    else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) matrix = saved.pop() ?? SAME
    else if (operator === ops.transform) matrix = within(matrix, args)
    else if (operator === ops.paintFormXObjectBegin) {
      saved.push(matrix)
      matrix = within(matrix, Array.isArray(args) ? args[0] : null)
    } else if (operator === ops.constructPath && Array.isArray(args) && fills.includes(args[0])) {
      dots.push(...dotOf(matrix, args[2]))
    }
  })
  return dots
}

/** The box of a path, in the coordinates of the page, if it is about as wide as high. */
function dotOf(matrix: Matrix, box: unknown): Dot[] {
  const [left, low, right, high] = numbersOf(box)
  if (left === undefined || low === undefined || right === undefined || high === undefined) return []
  const [[x1, y1], [x2, y2]] = [at(matrix, left, low), at(matrix, right, high)]
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)]
  const isRound = width > 0 && height > 0 && width / height > 0.7 && width / height < 1.4
  return isRound ? [{ x: Math.min(x1, x2), y: (y1 + y2) / 2, size: Math.max(width, height) }] : []
}

function at([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** Applies an inner transformation within the outer one; returns the outer one if the inner is no matrix. */
function within(outer: Matrix, inner: unknown): Matrix {
  const [a, b, c, d, e, f] = numbersOf(inner)
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined)
    return outer
  const turn: Matrix = [outer[0], outer[1], outer[2], outer[3], 0, 0]
  return [...at(turn, a, b), ...at(turn, c, d), ...at(outer, e, f)]
}

function numbersOf(value: unknown): number[] {
  const list: unknown[] = Array.isArray(value) || value instanceof Float32Array ? [...value] : []
  return list.filter((one) => typeof one === 'number')
}
