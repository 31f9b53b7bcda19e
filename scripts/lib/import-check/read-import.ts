import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { carriedInPdf } from '#client/features/editor/import/carried-pdf.ts'
import { drawnTexts } from '#client/features/editor/import/drawn-texts.ts'
import { kindOf } from '#client/features/editor/import/file-kind.ts'
import { readBytes } from '#client/features/editor/import/read-bytes.ts'
import { CHARACTER_MAPS } from '#scripts/lib/character-maps.ts'
import { type ImportAnswer, type ImportReading, readLines } from '#src/resume/formats/import-reading.ts'
import { pdfLines } from '#src/resume/formats/pdf/lines.ts'

/** A file read by what the import dialog reads it with, in this thread. */
async function readImport(bytes: Uint8Array<ArrayBuffer>): Promise<ImportAnswer> {
  if (kindOf(bytes) !== 'pdf') return readBytes(bytes)
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS, cMapUrl: CHARACTER_MAPS })
  const drawn = await drawnTexts(await task.promise, OPS)
  await task.destroy()
  return 'fault' in drawn ? drawn : readLines(pdfLines(drawn.texts), 'pdf', await carriedInPdf(bytes))
}

/**
 * Returns the reading of a file.
 * @throws Error when it cannot be read
 */
export async function readingOf(bytes: Uint8Array<ArrayBuffer>): Promise<ImportReading> {
  const answer = await readImport(bytes)
  if ('fault' in answer) throw new Error(`The file cannot be read: ${answer.fault}`)
  return answer.reading
}
