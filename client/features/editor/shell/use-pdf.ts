import { useRef, useState } from 'react'
import { createPdfEngine, type PdfEngine } from '#client/features/editor/pdf/engine.ts'
import type { RenderedPdf } from '#client/features/editor/pdf/render.ts'
import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { createStore, type Store } from '#client/lib/store.ts'
import { useShown } from '#client/lib/use-shown.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/** If a file takes less than this, in ms, one is made after every keystroke. */
const SWIFT_MS = 250
/** Otherwise the debounce of typing, in ms. */
const REST_MS = 120

/** A file and the document it was made of. */
export type MadePdf = { pdf: RenderedPdf; document: ResumeDocument }

/** The PDF file of the edited document, as it is kept up to date. */
export type PdfFile = {
  /** The newest file; null before the first. */
  made: Store<MadePdf | null>
  failed: Store<boolean>
  /** Makes the file of the present document. */
  current: () => Promise<RenderedPdf>
}

/**
 * Keeps a PDF file of the edited document up to date. Components subscribe to its stores, so typing renders only those.
 */
export function usePdf(): PdfFile {
  const { document } = useEditor()
  // A ref, because effects that run in the same commit need it; state would be set too late.
  const engine = useRef<PdfEngine | null>(null)
  const [made] = useState(() => createStore<MadePdf | null>(null))
  const [failed] = useState(() => createStore(false))

  useShown(() => {
    const started = createPdfEngine(photoAddress)
    const stop = keepMade(started, document, { made, failed })
    engine.current = started
    return () => {
      engine.current = null
      stop()
      started.close()
    }
  })

  const current = async () =>
    engine.current === null ? (await makePdf(document.get())).pdf : engine.current.render(document.get())
  return { made, failed, current }
}

/** Makes a file of the document now and after every change. */
function keepMade(
  engine: PdfEngine,
  document: Store<ResumeDocument>,
  { made, failed }: Pick<PdfFile, 'made' | 'failed'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** How long the last file took, in ms. */
  let taken = 0
  let isOver = false

  async function make(): Promise<void> {
    const [wanted, asked] = [document.get(), performance.now()]
    const isLatest = () => !isOver && document.get() === wanted
    try {
      const pdf = await engine.render(wanted)
      taken = performance.now() - asked
      if (!isLatest()) return
      made.set({ pdf, document: wanted })
      failed.set(false)
    } catch {
      if (isLatest()) failed.set(true)
    }
  }

  const schedule = () => {
    clearTimeout(timer)
    // Starts at once: the worker begins while the page still renders the edit.
    if (taken < SWIFT_MS) void make()
    else timer = setTimeout(() => void make(), REST_MS)
  }
  schedule()
  const unsubscribe = document.subscribe(schedule)
  // Fonts or the photo may have failed to load.
  const retry = () => (failed.get() || made.get()?.pdf.photoMissing) && schedule()
  addEventListener('online', retry)
  return () => {
    isOver = true
    clearTimeout(timer)
    unsubscribe()
    removeEventListener('online', retry)
  }
}

/** Makes the file of one document with an engine of its own. */
export async function makePdf(document: ResumeDocument): Promise<MadePdf> {
  const engine = createPdfEngine(photoAddress)
  try {
    return { pdf: await engine.render(document), document }
  } finally {
    engine.close()
  }
}
