import { proxy } from 'comlink'
import type { ResumeDocument } from '#src/resume/document.ts'
import { openWorker } from './open-worker.ts'
import type { PdfMaker } from './pdf-worker.ts'
import type { RenderedPdf } from './render.ts'

/** Makes PDF files in a worker; close it when done. */
export type PdfEngine = {
  /**
   * Makes a PDF file of a document. While one is being made, only the latest request waits; earlier waiting requests
   * get the later file.
   * @throws when the fonts cannot be loaded, or the work takes too long
   */
  render: (document: ResumeDocument) => Promise<RenderedPdf>
  /** What is asked of it afterwards is refused, because nobody would stop the worker it would start. */
  close: () => void
}

type Waiter = { resolve: (pdf: RenderedPdf) => void; reject: (reason: Error) => void }
type Job = { document: ResumeDocument; waiters: Waiter[] }

/** Time-outs in ms: for loading fonts and photo, and for the layout after that. */
const fetchTime = 60_000
const layoutTime = 15_000
/** After how many files a worker is replaced, because the layout engine leaks some memory with each. */
const workerLife = 300
const CLOSED = 'The engine has been closed'

/**
 * Creates an engine that makes PDF files in a worker, started with the first file.
 * @param photoAddress returns the address of a document's photo; empty when it has none
 */
export function createPdfEngine(photoAddress: (document: ResumeDocument) => string): PdfEngine {
  let worker: ReturnType<typeof startWorker> | null = null
  let isClosed = false
  let made = 0
  let running: Job | null = null
  let waiting: Job | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: { document: ResumeDocument; pdf: RenderedPdf } | null = null

  function startNext(): void {
    running = waiting
    waiting = null
    if (!running) return
    const job = running
    made += 1
    worker ??= startWorker()
    limit(fetchTime)
    const onLayout = proxy(() => {
      if (running === job) limit(layoutTime)
    })
    worker.calls.render(job.document, photoAddress(job.document), onLayout).then(
      (pdf) => receive(job, pdf),
      (error: Error) => running === job && settle(({ reject }) => reject(error)),
    )
  }

  function startWorker() {
    const started = openWorker<PdfMaker>(new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }))
    started.broken.catch(({ message }: Error) => worker === started && fail(message))
    return started
  }

  function receive(job: Job, pdf: RenderedPdf): void {
    if (running !== job) return
    // A file without its photo is made again the next time, because the photo may load then.
    latest = pdf.photoMissing ? null : { document: job.document, pdf }
    if (made % workerLife === 0) stopWorker()
    settle(({ resolve }) => resolve(pdf))
  }

  function limit(time: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => fail('The layout took too long'), time)
  }

  function fail(reason: string): void {
    stopWorker()
    settle(({ reject }) => reject(new Error(reason)))
  }

  function settle(tell: (waiter: Waiter) => void): void {
    clearTimeout(timer)
    const waiters = running?.waiters ?? []
    startNext()
    waiters.forEach(tell)
  }

  function stopWorker(): void {
    worker?.close()
    worker = null
  }

  return {
    render(document) {
      if (isClosed) return Promise.reject(new Error(CLOSED))
      if (latest?.document === document && !waiting) return Promise.resolve(latest.pdf)
      return new Promise((resolve, reject) => {
        waiting = { document, waiters: [...(waiting?.waiters ?? []), { resolve, reject }] }
        if (!running) startNext()
      })
    },
    close() {
      isClosed = true
      waiting = null
      fail(CLOSED)
    },
  }
}
