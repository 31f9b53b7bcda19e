import type { ResumeDocument } from '#src/resume/document.ts'

/** What the page asks the worker for. `photo` is the address of the photograph, or nothing. */
export type WordRequest = { document: ResumeDocument; photo: string }

export type WordReply = { bytes: Uint8Array<ArrayBuffer> } | { reason: string }
