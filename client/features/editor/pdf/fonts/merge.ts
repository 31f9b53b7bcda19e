import { viewOf } from '#src/lib/bytes.ts'
import type { Glyph } from './packs.ts'

type Table = { tag: string; data: Uint8Array }

/** Offsets of the fields that the merged font changes (OpenType 1.9, chapters head, hhea and maxp). */
const headCheckSum = 8
const headIndexToLocFormat = 50
const hheaNumberOfHMetrics = 34
const maxpNumGlyphs = 4

/**
 * Builds a small TrueType font from single outlines. Every code point gets its own glyph, even where the source shares
 * one, so that text copied from the file is the text that was typed.
 * @param name the PostScript name; PDF writers treat two fonts with one name as the same
 * @param base the tables kept from the source: head, hhea, OS/2, maxp
 * @param blank glyph 0
 * @param glyphs by their code points, in the order of their ids
 */
export function mergeFont(
  name: string,
  base: ReadonlyMap<string, Uint8Array>,
  blank: Glyph,
  glyphs: ReadonlyMap<number, Glyph>,
): Uint8Array {
  const codePoints = [...glyphs.keys()]
  const records = [blank, ...glyphs.values()]
  const { glyf, loca } = outlines(records)
  const count = records.length
  const tables: Table[] = [
    { tag: 'OS/2', data: tableOf(base, 'OS/2') },
    { tag: 'cmap', data: characterMap(codePoints) },
    { tag: 'glyf', data: glyf },
    {
      tag: 'head',
      data: patched(tableOf(base, 'head'), (view) => {
        view.setUint32(headCheckSum, 0)
        view.setInt16(headIndexToLocFormat, 1)
      }),
    },
    { tag: 'hhea', data: patched(tableOf(base, 'hhea'), (view) => view.setUint16(hheaNumberOfHMetrics, count)) },
    { tag: 'hmtx', data: metrics(records) },
    { tag: 'loca', data: loca },
    { tag: 'maxp', data: patched(tableOf(base, 'maxp'), (view) => view.setUint16(maxpNumGlyphs, count)) },
    { tag: 'name', data: names(name) },
    { tag: 'post', data: patched(new Uint8Array(32), (view) => view.setUint32(0, 0x00030000)) },
  ]
  return assemble(tables)
}

function tableOf(base: ReadonlyMap<string, Uint8Array>, tag: string): Uint8Array {
  const table = base.get(tag)
  if (!table) throw new Error(`The font lacks its table ${tag}`)
  return table
}

function patched(source: Uint8Array, patch: (view: DataView) => void): Uint8Array {
  const copy = source.slice()
  patch(viewOf(copy))
  return copy
}

function outlines(records: readonly Glyph[]): { glyf: Uint8Array; loca: Uint8Array } {
  const loca = new Uint8Array(4 * (records.length + 1))
  const view = viewOf(loca)
  let size = 0
  records.forEach(({ data }, index) => {
    size += padded(data.length)
    view.setUint32(4 * (index + 1), size)
  })
  const glyf = new Uint8Array(size)
  records.forEach(({ data }, index) => {
    glyf.set(data, view.getUint32(4 * index))
  })
  return { glyf, loca }
}

function metrics(records: readonly Glyph[]): Uint8Array {
  const table = new Uint8Array(4 * records.length)
  const view = viewOf(table)
  records.forEach(({ advance, bearing }, index) => {
    view.setUint16(4 * index, advance)
    view.setInt16(4 * index + 2, bearing)
  })
  return table
}

/** Builds the character map: one subtable of format 12, with a group for each run of code points with adjacent ids. */
function characterMap(codePoints: readonly number[]): Uint8Array {
  const groups: [first: number, last: number, glyph: number][] = []
  const numbered = codePoints.map((codePoint, index) => [codePoint, index + 1] as const)
  for (const [codePoint, glyph] of numbered.sort(([a], [b]) => a - b)) {
    const last = groups.at(-1)
    if (last && last[1] + 1 === codePoint && last[2] + codePoint - last[0] === glyph) last[1] = codePoint
    else groups.push([codePoint, codePoint, glyph])
  }
  const start = 12
  const length = 16 + 12 * groups.length
  const table = new Uint8Array(start + length)
  const view = viewOf(table)
  view.setUint16(2, 1)
  view.setUint16(4, 3)
  view.setUint16(6, 10)
  view.setUint32(8, start)
  view.setUint16(start, 12)
  view.setUint32(start + 4, length)
  view.setUint32(start + 12, groups.length)
  groups.flat().forEach((value, index) => {
    view.setUint32(start + 16 + 4 * index, value)
  })
  return table
}

/** The family, style, full and PostScript name (1, 2, 4, 6), all the same, in Windows' English. */
function names(name: string): Uint8Array {
  const ids = [1, 2, 4, 6]
  const start = 6 + 12 * ids.length
  const table = new Uint8Array(start + 2 * name.length)
  const view = viewOf(table)
  view.setUint16(2, ids.length)
  view.setUint16(4, start)
  ids.forEach((id, index) => {
    const record = [3, 1, 0x409, id, 2 * name.length, 0]
    record.forEach((value, field) => {
      view.setUint16(6 + 12 * index + 2 * field, value)
    })
  })
  for (let index = 0; index < name.length; index += 1) view.setUint16(start + 2 * index, name.charCodeAt(index))
  return table
}

/** Writes the table directory and the tables, sorted by tag. */
function assemble(tables: readonly Table[]): Uint8Array {
  const directory = 12 + 16 * tables.length
  const file = new Uint8Array(tables.reduce((sum, { data }) => sum + padded(data.length), directory))
  const view = viewOf(file)
  const power = Math.floor(Math.log2(tables.length))
  view.setUint32(0, 0x00010000)
  view.setUint16(4, tables.length)
  view.setUint16(6, 16 * 2 ** power)
  view.setUint16(8, power)
  view.setUint16(10, 16 * (tables.length - 2 ** power))
  let offset = directory
  tables.forEach(({ tag, data }, index) => {
    file.set(data, offset)
    const entry = 12 + 16 * index
    file.set(new TextEncoder().encode(tag), entry)
    view.setUint32(entry + 4, checkSum(view, offset, padded(data.length)))
    view.setUint32(entry + 8, offset)
    view.setUint32(entry + 12, data.length)
    offset += padded(data.length)
  })
  return file
}

function checkSum(view: DataView, offset: number, length: number): number {
  let sum = 0
  for (let at = offset; at < offset + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

function padded(length: number): number {
  return (length + 3) & ~3
}
