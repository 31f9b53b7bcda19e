import type { ResumeDocument } from '#src/resume/document.ts'
import type { RenderedPdf } from './render.ts'

/** What the page asks the worker for. `photo` is the address of the photograph, or nothing. */
export type PdfRequest = { id: number; document: ResumeDocument; photo: string }

/** `layout` is said once everything has been fetched and the work begins. */
export type PdfReply =
  | { id: number; kind: 'layout' }
  | ({ id: number; kind: 'done' } & RenderedPdf)
  | { id: number; kind: 'failed'; reason: string }
