import type { ImportAnswer } from '#src/resume/formats/import-reading.ts'
import type { DrawnText } from '#src/resume/formats/pdf-lines.ts'

/** What the page asks the worker to make a résumé of. */
export type ImportRequest =
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'text'; text: string }
  | { kind: 'drawn'; texts: DrawnText[] }

export type ImportReply = ImportAnswer
