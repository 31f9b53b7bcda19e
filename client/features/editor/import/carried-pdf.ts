import { readBytes } from '#src/lib/bytes.ts'
import { carriedType } from '#src/resume/formats/carried.ts'

/** The largest carried data, in bytes; more than the longest résumé. */
const mostBytes = 4 * 1024 * 1024
/** The text before the data: our writer needs less than a hundred characters for it. */
const mark = `/Type /${carriedType}`
const mostOfHead = 500
const head = /^\s[^>]*>>\s*stream\r?\n/

/**
 * Extracts the résumé that a PDF file of ours carries as data. Other programs drop the data when they rewrite a file;
 * when they append changes instead, the file has a second cross-reference table, and the data is ignored as outdated.
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
