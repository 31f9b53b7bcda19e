import { type RefObject, useRef, useState } from 'react'
import { createPdfEngine, type DrawablePdf, type PdfEngine, withEngine } from '#client/features/editor/pdf/engine.ts'
import type { Painter } from '#client/features/editor/pdf/painter.ts'
import type { RenderedPdf } from '#client/features/editor/pdf/render.ts'
import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { createStore, type Store } from '#client/lib/store.ts'
import { useShown } from '#client/lib/use-shown.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/** If a layout takes less than this, in ms, there is one after every keystroke. */
const SWIFT_MS = 250
/** Otherwise the debounce of typing, in ms. */
const REST_MS = 120

/** The pages of a document. */
export type MadePdf = { pdf: DrawablePdf; document: ResumeDocument }

/** The edited document as a PDF file, kept up to date: its pages at once, the file itself when it is wanted. */
export type PdfFile = {
  /** The newest pages; null before the first. */
  made: Store<MadePdf | null>
  failed: Store<boolean>
  /** Shows the newest file, while there is a preview. */
  painter: RefObject<Painter | null>
  /** Makes the file of the present document. */
  current: () => Promise<RenderedPdf>
}

/**
 * Keeps the pages of the edited document up to date. Components subscribe to its stores, so typing renders only those.
 */
export function usePdf(): PdfFile {
  const { document } = useEditor()
  // A ref, because effects that run in the same commit need it; state would be set too late.
  const engine = useRef<PdfEngine | null>(null)
  const painter = useRef<Painter | null>(null)
  const [made] = useState(() => createStore<MadePdf | null>(null))
  const [failed] = useState(() => createStore(false))

  useShown(() => {
    const started = createPdfEngine(photoAddress)
    const stop = keepMade(started, document, { made, failed, painter })
    engine.current = started
    return () => {
      engine.current = null
      stop()
      started.close()
    }
  })

  const current = () => (engine.current === null ? makePdf(document.get()) : engine.current.file(document.get()))
  return { made, failed, painter, current }
}

/** Lays the document out now and after every change. */
function keepMade(
  engine: PdfEngine,
  document: Store<ResumeDocument>,
  { made, failed, painter }: Omit<PdfFile, 'current'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** How long the last layout took, in ms. */
  let taken = 0
  let isOver = false

  async function make(): Promise<void> {
    const [wanted, asked] = [document.get(), performance.now()]
    const isLatest = () => !isOver && document.get() === wanted
    try {
      const pdf = await engine.render(wanted, painter.current?.wanted())
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
export function makePdf(document: ResumeDocument): Promise<RenderedPdf> {
  return withEngine(photoAddress, (engine) => engine.file(document))
}
