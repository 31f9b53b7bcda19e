import { firstAfter, partOf } from './text.ts'

/** How a paragraph is set, as far as that says what it is. */
export type DocParagraph = {
  /** The number of its style: 1 to 9 are headings. */
  style: number
  isListed: boolean
  /** Its level in a list, from 0 on. */
  level: number
  isInTable: boolean
  endsRow: boolean
}

type Run = { end: number; paragraph: DocParagraph }

const PAGE = 512
const plain: DocParagraph = { style: 0, isListed: false, level: 0, isInTable: false, endsRow: false }
/** Lists are numbered from 1 on; higher numbers take a paragraph out of its list. */
const MOST_LISTS = 0x7fe
/** The value of these is the offset in the stream `Data` of properties there is no room for here. */
const ELSEWHERE: readonly number[] = [0x6645, 0x6646]
/** The lengths of the values of properties, by the three bits that say so; one of 6 begins with its own length. */
const valueLengths = [1, 1, 2, 4, 2, 2, -1, 3]
const TABLE_DEFINITION = 0xd608

/**
 * Reads how the paragraphs of a Word 97–2003 document are set.
 * @param main the stream `WordDocument`
 * @param data the stream `Data`, if there is one
 * @param pages the part of the table stream that lists the pages of properties
 * @returns how the paragraph is set whose end is at an offset of the main stream
 * @see [MS-DOC] 2.8.6 (PlcBtePapx), 2.9.174 (PapxFkp), 2.6.2 (paragraph properties)
 */
export function readDocParagraphs(
  main: DataView,
  data: DataView | undefined,
  pages: DataView,
): (offset: number) => DocParagraph {
  const count = Math.max(0, Math.floor((pages.byteLength - 4) / 8))
  const runs = Array.from({ length: count }, (_, nth) =>
    runsOf({ main, data }, (pages.getUint32(4 * (count + 1) + 4 * nth, true) & 0x3fffff) * PAGE),
  ).flat()
  runs.sort((a, b) => a.end - b.end)
  return (offset) => runs[firstAfter(runs, ({ end }) => end > offset)]?.paragraph ?? plain
}

/** The paragraphs of a page of properties, each with the offset behind it. */
function runsOf({ main, data }: { main: DataView; data: DataView | undefined }, page: number): Run[] {
  const count = main.getUint8(page + PAGE - 1)
  return Array.from({ length: count }, (_, nth) => {
    const place = 2 * main.getUint8(page + 4 * (count + 1) + 13 * nth)
    return {
      end: main.getUint32(page + 4 * (nth + 1), true),
      paragraph: place === 0 ? plain : paragraphAt(main, page + place, data),
    }
  })
}

function paragraphAt(main: DataView, at: number, data: DataView | undefined): DocParagraph {
  const short = main.getUint8(at)
  const [from, length] = short === 0 ? [at + 2, 2 * main.getUint8(at + 1)] : [at + 1, 2 * short - 1]
  const paragraph = { ...plain, style: main.getUint16(from, true) }
  setAll(paragraph, partOf(main, from + 2, Math.max(0, length - 2)), data)
  return paragraph
}

/** Sets what a list of properties says. */
function setAll(paragraph: DocParagraph, list: DataView, data: DataView | undefined): void {
  for (let at = 0; at + 3 <= list.byteLength; ) {
    const property = list.getUint16(at, true)
    if (ELSEWHERE.includes(property) && data !== undefined) {
      const place = list.getUint32(at + 2, true)
      const others = partOf(data, place + 2, data.getUint16(place, true))
      // Those say nothing about others elsewhere.
      setAll(paragraph, others, undefined)
    } else set(paragraph, property, list, at + 2)
    at += 2 + lengthOf(property, list, at + 2)
  }
}

function set(paragraph: DocParagraph, property: number, list: DataView, at: number): void {
  if (property === 0x2416) paragraph.isInTable = list.getUint8(at) === 1
  if (property === 0x2417) paragraph.endsRow = list.getUint8(at) === 1
  if (property === 0x260a) paragraph.level = list.getUint8(at)
  if (property === 0x460b) {
    const nth = list.getUint16(at, true)
    paragraph.isListed = nth > 0 && nth <= MOST_LISTS
  }
}

function lengthOf(property: number, list: DataView, at: number): number {
  if (property === TABLE_DEFINITION) return 1 + list.getUint16(at, true)
  const length = valueLengths[property >>> 13] ?? 1
  return length < 0 ? 1 + list.getUint8(at) : length
}
