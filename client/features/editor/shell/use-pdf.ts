import { useEffect, useRef, useState } from 'react'
import { createPdfEngine, type PdfEngine } from '#client/features/editor/pdf/engine.ts'
import type { RenderedPdf } from '#client/features/editor/pdf/render.ts'
import { useDocument } from '#client/features/editor/use-editor.tsx'
import type { ResumeDocument } from '#src/resume/document.ts'

/** A machine that makes a file in less, in ms, makes one with every key. */
const SWIFT_MS = 250
/** Another waits for a short rest between keys: typing goes first. */
const REST_MS = 120

/** A file and what it was made of. */
export type MadePdf = { pdf: RenderedPdf; document: ResumeDocument }

export type PdfState = {
  /** The newest file there is; null before the first. */
  made: MadePdf | null
  failed: boolean
  /** The file of the document as it is now. */
  current: () => Promise<RenderedPdf>
}

/** Keeps a PDF file of the document being edited. */
export function usePdf(): PdfState {
  const document = useDocument()
  const [engine, setEngine] = useState<PdfEngine | null>(null)
  const [made, setMade] = useState<MadePdf | null>(null)
  const [failed, setFailed] = useState(false)
  const newest = useRef(document)
  newest.current = document
  /** How long the last file took, from its key. */
  const taken = useRef(0)

  useEffect(() => {
    const made = createPdfEngine(photoAddress)
    setEngine(made)
    return () => made.close()
  }, [])

  useEffect(() => {
    if (engine === null) return
    let isWanted = true
    const timer = setTimeout(
      () => {
        const asked = performance.now()
        engine.render(document).then(
          (pdf) => {
            taken.current = performance.now() - asked
            if (!isWanted) return
            setMade({ pdf, document })
            setFailed(false)
          },
          () => isWanted && setFailed(true),
        )
      },
      taken.current < SWIFT_MS ? 0 : REST_MS,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [engine, document])

  const current = () => (engine ?? createPdfEngine(photoAddress)).render(newest.current)
  return { made, failed, current }
}

/** The file of one document, by an engine of its own that ends with it. */
export async function makePdf(document: ResumeDocument): Promise<MadePdf> {
  const engine = createPdfEngine(photoAddress)
  try {
    return { pdf: await engine.render(document), document }
  } finally {
    engine.close()
  }
}

/** Where the layout engine gets the photograph of a document from; nothing when there is none. */
export function photoAddress({ basics: { photo } }: ResumeDocument): string {
  return photo === undefined || photo === 'placeholder' ? '' : `/api/user.Resume/photo?key=${encodeURIComponent(photo)}`
}
