import type { Remote } from 'comlink'
import { callOnce } from '#client/features/editor/pdf/open-worker.ts'
import { loadPart } from '#client/lib/part.ts'
import type { ImportAnswer } from '#src/resume/formats/import-reading.ts'
import { kindOf } from './file-kind.ts'
import type { ImportReader } from './import-worker.ts'

/** Larger than any résumé, with room for the photographs people put into theirs. */
const mostBytes = 20 * 1024 * 1024
const TIME_MS = 20_000

/**
 * Reads a file, or a text somebody has pasted. Nothing of it is carried out, and nothing leaves this device. What takes
 * too long is ended, wherever it is.
 * @returns what becomes of it, or why nothing can
 */
export async function readImport(source: File | string): Promise<ImportAnswer> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), TIME_MS)
  const slow = new Promise<ImportAnswer>((resolve) => {
    limit.signal.addEventListener('abort', () => resolve({ fault: 'slow' }))
  })
  return Promise.race([read(source, limit.signal), slow]).finally(() => clearTimeout(timer))
}

async function read(source: File | string, signal: AbortSignal): Promise<ImportAnswer> {
  if (typeof source === 'string') return askWorker(signal, (reader) => reader.text(source))
  if (source.size > mostBytes) return { fault: 'large' }
  if (source.size === 0) return { fault: 'empty' }
  // A file that has been moved or is on a drive that is gone cannot be read.
  const buffer = await source.arrayBuffer().catch(() => null)
  if (buffer === null) return { fault: 'broken' }
  const bytes = new Uint8Array(buffer)
  if (kindOf(bytes) !== 'pdf') return askWorker(signal, (reader) => reader.bytes(bytes))
  const { pdfTexts } = await loadPart(() => import('./pdf-texts.ts'))
  const drawn = await pdfTexts(bytes, signal)
  return 'fault' in drawn ? drawn : askWorker(signal, (reader) => reader.drawn(drawn.texts))
}

function askWorker(signal: AbortSignal, ask: (reader: Remote<ImportReader>) => Promise<ImportAnswer>) {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  return callOnce<ImportReader, ImportAnswer>(worker, signal, ask)
}
