import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { callOnce } from './open-worker.ts'
import type { PdfMaker } from './pdf-worker.ts'
import type { PairFile } from './render.ts'

/** The time-out in ms; fonts have to be loaded first. */
const TIME_MS = MINUTE_MS

/**
 * Makes one PDF file of two résumés in a web worker, one after the other.
 * @throws when the fonts cannot be loaded, or it takes too long
 */
export function makePair(first: ResumeDocument, second: ResumeDocument): Promise<PairFile> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  return callOnce<PdfMaker, PairFile>(worker, AbortSignal.timeout(TIME_MS), (maker) =>
    maker.pair([first, second], [photoAddress(first), photoAddress(second)]),
  )
}
