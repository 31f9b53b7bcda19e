import type { Remote } from 'comlink'
import { callOnce } from '#client/features/editor/pdf/open-worker.ts'
import { loadPart } from '#client/lib/part.ts'
import type { ImportAnswer } from '#src/resume/formats/import-reading.ts'
import { carriedInPdf } from './carried-pdf.ts'
import { kindOf } from './file-kind.ts'
import type { ImportReader } from './import-worker.ts'

/** The largest file in bytes: more than any résumé, with room for the photos people include. */
const mostBytes = 20 * 1024 * 1024
const TIME_MS = 20_000

/**
 * Reads a file or pasted text. Nothing in it is executed, and nothing leaves this device. Work that takes too long is
 * terminated.
 * @returns the result, or the fault for which it cannot be imported
 */
export async function readImport(source: File | string): Promise<ImportAnswer> {
  const limit = AbortSignal.timeout(TIME_MS)
  const slow = new Promise<ImportAnswer>((resolve) => {
    limit.addEventListener('abort', () => resolve({ fault: 'slow' }))
  })
  return Promise.race([read(source, limit), slow])
}

async function read(source: File | string, signal: AbortSignal): Promise<ImportAnswer> {
  if (typeof source === 'string') return askWorker(signal, (reader) => reader.text(source))
  if (source.size > mostBytes) return { fault: 'large' }
  if (source.size === 0) return { fault: 'empty' }
  // A file that was moved, or whose drive was removed, cannot be read.
  const buffer = await source.arrayBuffer().catch(() => null)
  if (buffer === null) return { fault: 'broken' }
  const bytes = new Uint8Array(buffer)
  if (kindOf(bytes) !== 'pdf') return askWorker(signal, (reader) => reader.bytes(bytes))
  const carried = await carriedInPdf(bytes)
  const { pdfTexts } = await loadPart(() => import('./pdf-texts.ts'))
  const drawn = await pdfTexts(bytes, signal)
  return 'fault' in drawn ? drawn : askWorker(signal, (reader) => reader.drawn(drawn.texts, carried))
}

function askWorker(signal: AbortSignal, ask: (reader: Remote<ImportReader>) => Promise<ImportAnswer>) {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  return callOnce<ImportReader, ImportAnswer>(worker, signal, ask)
}
