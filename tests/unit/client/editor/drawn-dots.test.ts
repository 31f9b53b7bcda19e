import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { withDrawnBullets } from '#client/features/editor/import/drawn-dots.ts'
import type { DrawnText } from '#src/resume/formats/pdf/drawn.ts'

const at = (text: string, x: number, y: number, size = 10): DrawnText => ({
  ...{ text, page: 1, x, y, width: 50, size, font: 'f' },
})

/** A filled path with this lower left corner and width, and perhaps another height. */
const spot = (x: number, y: number, width: number, height = width): [number, unknown] => [
  OPS.constructPath,
  [OPS.fill, [], new Float32Array([x, y, x + width, y + height])],
]

/** What is said of the texts of a page that also draws this. */
function read(texts: readonly DrawnText[], ...drawn: readonly [operator: number, args: unknown][]): string[] {
  const page = { fnArray: drawn.map(([operator]) => operator), argsArray: drawn.map(([, args]) => args) }
  return withDrawnBullets(texts, page, OPS).map(({ text }) => text)
}

const point = at('Led five', 100, 500)

test('a small spot in front of a text is its bullet, beside it and as high', () => {
  const page = { fnArray: [OPS.constructPath], argsArray: [spot(90, 502, 3)[1]] }
  expect(withDrawnBullets([at('Acme', 80, 520), point], page, OPS)).toEqual([
    at('Acme', 80, 520),
    { ...point, text: '•', x: 90, width: 3, font: 'drawn' },
    point,
  ])
})

test('a spot with an edge of its own is a bullet too', () => {
  const [, [, ...path]] = [0, [OPS.fill, [], new Float32Array([90, 502, 93, 505])]] as const
  expect(read([point], [OPS.constructPath, [OPS.eoFillStroke, ...path]])).toEqual(['•', 'Led five'])
})

test.each<[string, readonly [number, unknown]]>([
  ['large, as on a time line', spot(90, 500, 5)],
  ['tiny', spot(90, 502, 1)],
  ['a line', spot(88, 502, 4, 1)],
  ['far to the left', spot(60, 502, 3)],
  ['behind the beginning of the text', spot(120, 502, 3)],
  ['above', spot(90, 512, 3)],
  ['not filled', [OPS.constructPath, [OPS.stroke, [], [90, 502, 93, 505]]]],
  ['no path', [OPS.constructPath, [OPS.fill]]],
])('a spot is none that is %s', (_what, drawn) => {
  expect(read([point], [...drawn])).toEqual(['Led five'])
})

test('a spot between two texts of a line parts them, one far behind another column does not', () => {
  expect(read([at('Leeds', 35, 500), point], spot(90, 502, 3))).toEqual(['Leeds', 'Led five'])
  expect(read([at('2020', 20, 500), point], spot(90, 502, 3))).toEqual(['2020', '•', 'Led five'])
})

test('spots are where transformations put them, which end with what they are of', () => {
  const twice: [number, unknown] = [OPS.transform, [2, 0, 0, -2, 10, 1002]]
  const inPoints = spot(40, 248.5, 1.5)
  expect(read([point], twice, inPoints)).toEqual(['•', 'Led five'])
  expect(read([point], [OPS.save, null], twice, [OPS.restore, null], inPoints)).toEqual(['Led five'])
  const form: [number, unknown] = [OPS.paintFormXObjectBegin, [[2, 0, 0, -2, 10, 1002], null]]
  expect(read([point], form, inPoints)).toEqual(['•', 'Led five'])
  expect(read([point], form, [OPS.paintFormXObjectEnd, []], inPoints)).toEqual(['Led five'])
  expect(read([point], [OPS.transform, [1, 0, 0, 1, 0, 1]], [OPS.transform, 'x'], spot(90, 501, 3))).toEqual([
    '•',
    'Led five',
  ])
  // A form that is moved nowhere stays where it is.
  for (const args of [null, [null, null]]) {
    expect(read([point], [OPS.paintFormXObjectBegin, args], spot(90, 502, 3))).toEqual(['•', 'Led five'])
  }
})

test('a page of a thousand spots is read with them, one with more is a drawing', () => {
  const far = Array.from({ length: 999 }, () => spot(400, 20, 3))
  expect(read([point], ...far, spot(90, 502, 3))).toEqual(['•', 'Led five'])
  expect(read([point], ...far, spot(400, 20, 3), spot(90, 502, 3))).toEqual(['Led five'])
})

test('a spot is a bullet up to each boundary, and not behind it', () => {
  const isBullet = (...drawn: Parameters<typeof spot>) => read([point], spot(...drawn)).length === 2
  // From 15 % to 45 % of the size of its text.
  const sizes = [1.49, 1.5, 4.5, 4.51]
  expect(sizes.map((size) => isBullet(90, 503 - size / 2, size))).toEqual([false, true, true, false])
  // Its middle a tenth of that size below the line, or eight tenths above it.
  expect([499, 499.1, 507.9, 508].map((y) => isBullet(90, y - 1.5, 3))).toEqual([false, true, true, false])
  // Its right edge 2.6 times that size before the text, and its middle left of its beginning.
  expect([70.9, 71, 98.4, 98.5].map((x) => isBullet(x, 502, 3))).toEqual([false, true, true, false])
  // Ten high and between seven and fourteen wide.
  const widths = [2.05, 2.15, 4.15, 4.25]
  expect(widths.map((width) => isBullet(90, 501.5, width, 3))).toEqual([false, true, true, false])
})

test('a text that ends six points before a spot is parted by it from what follows, one farther away is not', () => {
  const before = (end: number) => read([at('2020', end - 50, 500), point], spot(90, 502, 3)).length
  expect([before(83.9), before(84), before(84.1), before(89)]).toEqual([3, 3, 2, 2])
})

test('the text behind a spot is the nearest on its line', () => {
  const texts = [at('last', 160, 500), point, at(' ', 95, 500)]
  expect(read(texts, spot(90, 502, 3))).toEqual(['last', '•', 'Led five', ' '])
})
