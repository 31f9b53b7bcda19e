import { proxy } from 'comlink'
import type { ResumeDocument } from '#src/resume/document.ts'
import { openWorker } from './open-worker.ts'
import type { PagePicture, WantedPicture } from './page-picture.ts'
import type { LaidResume, PdfMaker } from './pdf-worker.ts'
import type { RenderedPdf, ResumeReport } from './render.ts'

/** A résumé laid out on pages. Drawing or making its file fails once its engine is closed. */
export type DrawablePdf = ResumeReport & {
  /** The pages that were to be drawn at once. */
  pictures: PagePicture[]
  /** Draws a page; null when there is no such page, or a later document is being laid out or has been. */
  draw: (wanted: WantedPicture) => Promise<PagePicture | null>
  /** Makes its PDF file, as `PdfEngine` does; that of a later document, if the engine has been asked for one. */
  file: () => Promise<RenderedPdf>
}

/** Lays résumés out in a worker; close it when done. */
export type PdfEngine = {
  /**
   * Lays a document out. While one is laid out, only the latest request waits; earlier waiting requests get the later
   * pages.
   * @param wanted the pages to draw at once
   * @throws when the fonts cannot be loaded, or the work takes too long
   */
  render: (document: ResumeDocument, wanted?: readonly WantedPicture[]) => Promise<DrawablePdf>
  /** Makes the PDF file of a document, with the queue and the errors of `render`. */
  file: (document: ResumeDocument) => Promise<RenderedPdf>
  /** Stops the worker. Later requests are rejected, because nothing would stop the worker they would start. */
  close: () => void
}

/** What is to be made besides the layout. */
type Extent = { wanted: readonly WantedPicture[]; withFile: boolean }
type Waiter = { resolve: (made: LaidResume) => void; reject: (reason: Error) => void }
type Job = { document: ResumeDocument; extent: Extent; waiters: Waiter[] }

/** Time-outs in ms: for loading fonts and photo, and for the layout after that. */
const fetchTime = 60_000
const layoutTime = 15_000
/** After how many layouts a worker is replaced, because the layout engine leaks some memory with each. */
const workerLife = 300
/** How long an engine must be idle before its worker is replaced, in ms, because the new one loads its fonts first. */
const restTime = 2_000
const CLOSED = 'The engine has been closed'

/**
 * Creates an engine whose worker is started with the first layout.
 * @param photoAddress returns the address of a document's photo; empty when it has none
 */
export function createPdfEngine(photoAddress: (document: ResumeDocument) => string): PdfEngine {
  let worker: ReturnType<typeof startWorker> | null = null
  let isClosed = false
  let made = 0
  let running: Job | null = null
  let waiting: Job | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let renewal: ReturnType<typeof setTimeout> | undefined
  /** The document whose pages the worker draws, or will once they are laid out. */
  let drawn: ResumeDocument | null = null
  /** The document asked for last. An earlier one is not laid out any more: it would take its place. */
  let newest: ResumeDocument | null = null
  let latest: { document: ResumeDocument; made: LaidResume } | null = null

  function startNext(): void {
    running = waiting
    waiting = null
    if (!running) return
    const job = running
    clearTimeout(renewal)
    made += 1
    drawn = job.document
    worker ??= startWorker()
    limit(fetchTime)
    const onLayout = proxy(() => {
      if (running === job) limit(layoutTime)
    })
    worker.calls.render(job.document, photoAddress(job.document), job.extent, onLayout).then(
      (made) => receive(job, made),
      (error: Error) => running === job && settle(({ reject }) => reject(error)),
    )
  }

  function startWorker() {
    const started = openWorker<PdfMaker>(new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }))
    started.broken.catch(({ message }: Error) => worker === started && fail(message))
    return started
  }

  function receive(job: Job, result: LaidResume): void {
    if (running !== job) return
    // A layout without its photo is not cached, because the photo may load the next time.
    latest = result.photoMissing ? null : { document: job.document, made: result }
    settle(({ resolve }) => resolve(result))
    if (made >= workerLife && !running) renewal = setTimeout(() => renew(job.document), restTime)
  }

  /** Replaces the worker and lays the same document out in the new one, so that it can draw its pages. */
  function renew(document: ResumeDocument): void {
    stopWorker()
    made = 0
    waiting = { document, extent: { wanted: [], withFile: false }, waiters: [] }
    startNext()
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

  function ask(document: ResumeDocument, extent: Extent): Promise<LaidResume> {
    if (isClosed) return Promise.reject(new Error(CLOSED))
    newest = document
    const isMade = latest?.document === document && (latest.made.bytes !== null || !extent.withFile)
    if (latest && isMade && !waiting) return Promise.resolve(latest.made)
    return new Promise((resolve, reject) => {
      const both = {
        wanted: extent.wanted.length > 0 ? extent.wanted : (waiting?.extent.wanted ?? []),
        withFile: extent.withFile || (waiting?.extent.withFile ?? false),
      }
      waiting = { document, extent: both, waiters: [...(waiting?.waiters ?? []), { resolve, reject }] }
      if (!running) startNext()
    })
  }

  async function draw(document: ResumeDocument, wanted: WantedPicture): Promise<PagePicture | null> {
    if (worker === null) throw new Error(CLOSED)
    if (document !== drawn) return null
    return Promise.race([worker.calls.draw(wanted), worker.broken])
  }

  async function file(document: ResumeDocument): Promise<RenderedPdf> {
    const { bytes, ...report } = await ask(document, { wanted: [], withFile: true })
    if (bytes === null) throw new Error('The file was not made')
    return { ...report, bytes }
  }

  return {
    file,
    async render(document, wanted = []) {
      const { bytes: _, ...made } = await ask(document, { wanted, withFile: false })
      return { ...made, draw: (page) => draw(document, page), file: () => file(newest ?? document) }
    },
    close() {
      isClosed = true
      waiting = null
      clearTimeout(renewal)
      fail(CLOSED)
    },
  }
}

/** Does one task with an engine of its own. */
export async function withEngine<T>(
  photoAddress: (document: ResumeDocument) => string,
  task: (engine: PdfEngine) => Promise<T>,
): Promise<T> {
  const engine = createPdfEngine(photoAddress)
  try {
    return await task(engine)
  } finally {
    engine.close()
  }
}
