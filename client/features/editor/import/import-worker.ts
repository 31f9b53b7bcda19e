import { expose } from 'comlink'
import { type ImportAnswer, readLines, readText } from '#src/resume/formats/import-reading.ts'
import type { DrawnText } from '#src/resume/formats/pdf/drawn.ts'
import { pdfLines } from '#src/resume/formats/pdf/lines.ts'
import { withCheckedPhoto } from './checked-photo.ts'
import { readBytes } from './read-bytes.ts'

export type ImportReader = typeof reader

/** Reads a file in a web worker that can be terminated, so that no file can block the page. */
const reader = {
  bytes: (bytes: Uint8Array<ArrayBuffer>) => answer(() => readBytes(bytes)),
  text: (text: string) => answer(() => readText(text)),
  drawn: (texts: DrawnText[], carried: string | undefined) => answer(() => readLines(pdfLines(texts), 'pdf', carried)),
}

async function answer(read: () => ImportAnswer | Promise<ImportAnswer>): Promise<ImportAnswer> {
  try {
    return withCheckedPhoto(await read())
  } catch {
    // A file that makes the reader throw is malformed.
    return { fault: 'broken' }
  }
}

expose(reader)
