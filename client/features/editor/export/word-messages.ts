import type { ResumeDocument } from '#src/resume/document.ts'

/** What the page asks the worker for. `photo` is the address of the photograph, or nothing. */
export type WordRequest = { document: ResumeDocument; photo: string }

/** `photoMissing`: the photograph belongs into it but could not be had. */
export type WordFile = { bytes: Uint8Array<ArrayBuffer>; photoMissing: boolean }

export type WordReply = WordFile | { reason: string }
