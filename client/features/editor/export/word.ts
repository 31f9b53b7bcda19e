import { callOnce } from '#client/features/editor/pdf/open-worker.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { MakeWord, WordFile } from './word-worker.ts'

const TIME_MS = MINUTE_MS

/**
 * Makes a Word file of a résumé in a web worker.
 * @param photo the address of the photo, or empty
 * @throws when it cannot be made or takes too long
 */
export function makeWord(document: ResumeDocument, photo: string): Promise<WordFile> {
  const worker = new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' })
  return callOnce<MakeWord, WordFile>(worker, AbortSignal.timeout(TIME_MS), (make) => make(document, photo))
}
