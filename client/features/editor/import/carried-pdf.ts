import { readBytes } from '#src/lib/bytes.ts'
import { carriedType } from '#src/resume/formats/carried.ts'

/** More than the longest résumé. */
const mostBytes = 4 * 1024 * 1024
/** The text before the data: our writer needs less than a hundred characters for it. */
const mark = `/Type /${carriedType}`
const mostOfHead = 500
const head = /^\s[^>]*>>\s*stream\r?\n/

/**
 * The résumé a PDF file of ours has with it as data. Programs that change a file write it anew, without the data, or add
 * what changes at its end: then it has two tables of what is where, and the data is not looked at.
 */
export async function carriedInPdf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const file = new TextDecoder('latin1').decode(bytes)
  const at = file.indexOf(mark)
  const start = at + mark.length
  const found = at < 0 ? undefined : head.exec(file.slice(start, start + mostOfHead))?.[0]
  const length = Number(/\/Length (\d+)/.exec(found ?? '')?.[1])
  if (found === undefined || Number.isNaN(length) || file.split('startxref').length !== 2) return undefined
  const from = start + found.length
  const stream = new Blob([bytes.subarray(from, from + length)]).stream()
  try {
    const data = await readBytes(stream.pipeThrough(new DecompressionStream('deflate')), mostBytes)
    return new TextDecoder().decode(data)
  } catch {
    // Data that cannot be unpacked is none: the file is read by what it shows.
    return undefined
  }
}
