import type { ResumeDocument } from '#src/resume/document.ts'
import type { WordFile, WordReply, WordRequest } from './word-messages.ts'

const TIME_MS = 60_000

/**
 * A résumé as a Word file, made in a thread of its own.
 * @param photo the address of the photograph, or nothing
 * @throws when it cannot be made or takes too long
 */
export function makeWord(document: ResumeDocument, photo: string): Promise<WordFile> {
  const worker = new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' })
  const made = new Promise<WordFile>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The Word file took too long')), TIME_MS)
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be started')))
    worker.addEventListener('message', ({ data }: MessageEvent<WordReply>) => {
      clearTimeout(timer)
      if ('bytes' in data) resolve(data)
      else reject(new Error(data.reason))
    })
    worker.postMessage({ document, photo } satisfies WordRequest)
  })
  return made.finally(() => worker.terminate())
}
