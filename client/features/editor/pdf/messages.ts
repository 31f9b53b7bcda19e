import type { ResumeDocument } from '#src/resume/document.ts'
import type { RenderedPdf } from './render.ts'
import type { ReceiptText } from './templates/receipt.ts'

/** What the page asks the worker for: a résumé, `photo` being the address of its photograph or nothing, or a receipt. */
export type PdfRequest = { id: number; document: ResumeDocument; photo: string } | { id: number; receipt: ReceiptText }

/** `layout` is said once everything has been fetched and the work begins. */
export type PdfReply =
  | { id: number; kind: 'layout' }
  | ({ id: number; kind: 'done' } & RenderedPdf)
  | { id: number; kind: 'failed'; reason: string }
