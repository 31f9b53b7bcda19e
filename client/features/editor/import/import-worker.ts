import { expose } from 'comlink'
import { type ImportAnswer, readLines, readText } from '#src/resume/formats/import-reading.ts'
import { type DrawnText, pdfLines } from '#src/resume/formats/pdf-lines.ts'
import { withCheckedPhoto } from './checked-photo.ts'
import { readBytes } from './read-bytes.ts'

export type ImportReader = typeof reader

/** Reads somebody's file, in a thread that can be ended: no file can stop the page. */
const reader = {
  bytes: (bytes: Uint8Array<ArrayBuffer>) => answer(() => readBytes(bytes)),
  text: (text: string) => answer(() => readText(text)),
  drawn: (texts: DrawnText[]) => answer(() => readLines(pdfLines(texts), 'pdf')),
}

async function answer(read: () => ImportAnswer | Promise<ImportAnswer>): Promise<ImportAnswer> {
  try {
    return withCheckedPhoto(await read())
  } catch {
    // A file that makes the reader fail is one that is broken on purpose.
    return { fault: 'broken' }
  }
}

expose(reader)
